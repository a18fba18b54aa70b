import { lookup as lookUp } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import { callbackify } from "node:util";
import { Agent, fetch as fetchBy } from "undici";
import { isPublicAddress, readAllowList, type AllowList } from "#server/egress/address-classes.ts";
import { OwnFault } from "#server/own-fault.ts";

/** The only way to an address that a customer names. */
export type Egress = {
  fetch: typeof fetch;
  /** Refuses what can be refused before anything is looked up, for whoever enters an address. */
  check: (address: string) => void;
};

/** We do not call this address; the sentence says why and names nothing of the address. */
export class EgressRefused extends OwnFault {
  override readonly name = "EgressRefused";
}

/** It sends us on to another address. */
export class EgressRedirected extends EgressRefused {}

type Resolved = { address: string; family: number };
type Resolve = (host: string) => Promise<Resolved[]>;

type EgressSettings = {
  /** Host names, addresses and CIDR blocks that the operator allows though they are private. */
  allow: readonly string[];
  /** Until the connection stands, TLS and all; the rest of a call has its caller's limits. */
  connectMs?: number;
  resolve?: Resolve;
};

const resolveBySystem: Resolve = (host) => lookUp(host, { all: true });

/**
 * Each new connection resolves its name once, looks at every address, and goes to one of those: a name that changes
 * a moment later changes nothing. Redirects are refused, since they would name another address.
 */
export function openEgress(settings: EgressSettings): Egress {
  const { connectMs = 5_000, resolve = resolveBySystem } = settings;
  const allow = readAllowList(settings.allow);
  const lookAt = callbackify(async (host: string) =>
    checkAddresses(host, await resolve(host), allow),
  );
  const lookup: LookupFunction = (host, { all }, done) =>
    lookAt(host, (fault, found) => {
      if (fault) done(fault, []);
      else if (all) done(null, found);
      else done(null, found[0].address, found[0].family);
    });
  // Not Node's own fetch: that takes a dispatcher of its own version alone.
  const dispatcher = new Agent({ connect: { timeout: connectMs, lookup } });

  return {
    check: (address) => checkUrl(new URL(address), allow),

    async fetch(input, init) {
      if (input instanceof Request) throw new TypeError("egress takes an address, not a Request");
      const url = new URL(input);
      checkUrl(url, allow);
      const options = { ...init, dispatcher, redirect: "manual" } as Parameters<typeof fetchBy>[1];
      const response = await fetchBy(url, options).catch((fault: unknown) => {
        throw findRefusal(fault) ?? fault;
      });
      if (response.status >= 300 && response.status < 400) {
        await response.body?.cancel();
        throw new EgressRedirected(
          "That address sends us on to another one: name that one instead",
        );
      }
      return response;
    },
  };
}

/** The parser has already made `127.0.0.1` of `0x7f.1`, `2130706433` and `0177.0.0.1`. */
function checkUrl(url: URL, allow: AllowList): void {
  const host = hostOf(url.hostname);
  const isNamed = allow.hasHost(host);
  if (url.username || url.password) {
    throw new EgressRefused("An address must not hold a name or a password");
  }
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isNamed)) {
    throw new EgressRefused(
      "An address must begin with https://; for http:// the operator must allow its host",
    );
  }
  // Nothing is looked up for such a host, so it is looked at here.
  if (isIP(host) && !isNamed && !isPublicAddress(host)) throw privateAddress();
}

/** One private address among public ones is enough to refuse: the connection could take it. */
function checkAddresses(
  name: string,
  found: Resolved[],
  allow: AllowList,
): [Resolved, ...Resolved[]] {
  const [first, ...others] = found;
  if (!first) throw new EgressRefused("That address does not exist");
  const isNamed = allow.hasHost(hostOf(name));
  const isFine = ({ address }: Resolved) =>
    isNamed || allow.hasAddress(address) || isPublicAddress(address);
  if (!found.every(isFine)) throw privateAddress();
  return [first, ...others];
}

function privateAddress(): EgressRefused {
  return new EgressRefused(
    "That address leads into a private network; only the operator can allow it",
  );
}

/** `[::1]` is `::1`, and `ollama.internal.` the same host as without its dot. */
function hostOf(hostname: string): string {
  return hostname.replaceAll(/^\[|\]$|\.$/gu, "");
}

/** The fetch wraps what a lookup threw. */
function findRefusal(fault: unknown): EgressRefused | undefined {
  if (fault instanceof EgressRefused) return fault;
  return fault instanceof Error ? findRefusal(fault.cause) : undefined;
}
