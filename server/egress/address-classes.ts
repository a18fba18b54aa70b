import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** All IPv6 that is routed; ranges for tests, tunnels and translation within it are told apart by their names. */
const routedIpv6 = ipaddr.parseCIDR("2000::/3");
/** Azure's own services answer its machines here, among public addresses. */
const azureHost = "168.63.129.16";

/** Whether an address belongs to somebody on the internet, and to nobody's own network, machine or cloud. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || address === azureHost) return false;
  const parsed = ipaddr.parse(address);
  // Mapped, translated and tunnelled addresses have ranges of their own: none is unicast.
  if (parsed.range() !== "unicast") return false;
  return parsed.kind() === "ipv4" || parsed.match(routedIpv6);
}

/** What an operator allows though it is private: `ollama.internal`, `10.0.0.5`, `10.0.0.0/8`. */
export type AllowList = {
  hasHost: (host: string) => boolean;
  hasAddress: (address: string) => boolean;
};

export function readAllowList(entries: readonly string[]): AllowList {
  const hosts = new Set(entries.filter((entry) => !isAddressOrBlock(entry)));
  const blocks = entries.filter(isAddressOrBlock).map(parseBlock);
  const hasAddress = (address: string) => {
    if (!ipaddr.isValid(address)) return false;
    const parsed = ipaddr.parse(address);
    return blocks.some(([block, bits]) => {
      return block.kind() === parsed.kind() && parsed.match(block, bits);
    });
  };
  return { hasAddress, hasHost: (host) => hosts.has(host) || hasAddress(host) };
}

/** `10.0.0.5` and `10.0.0.0/8`, not `0x0a.5`. */
export function isAddressOrBlock(entry: string): boolean {
  const [address = "", bits] = entry.split("/");
  return isIP(address) !== 0 && (bits === undefined || ipaddr.isValidCIDR(entry));
}

function parseBlock(entry: string) {
  if (ipaddr.isValidCIDR(entry)) return ipaddr.parseCIDR(entry);
  const address = ipaddr.parse(entry);
  return [address, address.kind() === "ipv4" ? 32 : 128] as const;
}
