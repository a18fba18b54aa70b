import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints, type EndpointName } from "#contract/endpoints.ts";
import { scopeNames, type Scope } from "#contract/programs/scopes.ts";
import type { Cast } from "#server/test/access/access-actors.ts";
import { letsCallerChoose } from "#server/test/access/access-requests.ts";
import { success, type Verdict } from "#server/test/access/access-rules.ts";
import type { Factories, FilledOrganization } from "#server/test/database/factories.ts";

const outside = scopeNames.filter((scope) => scope !== "internal");

/** The tokens that ask about North: how each is called in a sentence, and what it may do if it works at all. */
export const holders = {
  ...(Object.fromEntries(outside.map((scope) => [scope, [scope]])) as Record<
    Exclude<Scope, "internal">,
    Scope[]
  >),
  "everything but internal": outside,
  everything: scopeNames,
  "everything, made by somebody demoted since": scopeNames,
  "everything, made by somebody gone": scopeNames,
  "everything, ended": scopeNames,
  "everything, expired": scopeNames,
  "everything, in another organization": scopeNames,
} satisfies Record<string, readonly Scope[]>;

export type Holder = keyof typeof holders;
export const holderNames = Object.keys(holders) as Holder[];

/** Whose token opens nothing any more. */
const deadHolders: ReadonlySet<Holder> = new Set<Holder>([
  "everything, made by somebody gone",
  "everything, ended",
  "everything, expired",
]);
const foreign: Holder = "everything, in another organization";

export async function makeTokens(
  make: Factories,
  { north, south }: Pick<Cast, "north" | "south">,
): Promise<Record<Holder, { tokenId: number; token: string }>> {
  const past = new Date(Date.now() - 1_000);
  const changesOf: Partial<Record<Holder, Record<string, unknown>>> = {
    "everything, ended": { revoked_at: past },
    "everything, expired": { expires_at: past },
  };
  const made = [];
  for (const holder of holderNames) {
    const where: FilledOrganization = holder === foreign ? south : north;
    const maker = await make.member(where, "admin");
    const token = await make.token(where, maker, holders[holder], changesOf[holder] ?? {});
    if (holder === "everything, made by somebody gone") await make.leave(where, maker);
    if (holder === "everything, made by somebody demoted since")
      await make.admin.query("update memberships set role = 'recruiter' where user_id = $1", [
        maker.userId,
      ]);
    made.push([holder, token] as const);
  }
  return Object.fromEntries(made) as Record<Holder, { tokenId: number; token: string }>;
}

/** What a token must be answered that asks for North's rows, by the call's own words. */
export function verdictOnToken(name: EndpointName, holder: Holder): Verdict {
  const { access, scopes }: Endpoint = endpoints[name];
  if (access === "anyone") return success(name);
  if (deadHolders.has(holder)) return { status: 401, refusal: "unauthorized" };
  const given: readonly Scope[] = holders[holder];
  if (!scopes?.every((scope) => given.includes(scope)))
    return { status: 403, refusal: "notInScope" };
  if (holder !== foreign || access === "signedIn") return success(name);
  return letsCallerChoose(name)
    ? { status: 403, refusal: "notAMember" }
    : { status: 404, refusal: "notFound" };
}

export function mayReadInside(holder: Holder): boolean {
  return holders[holder].some((scope: Scope) => scope === "internal") && holder !== foreign;
}
