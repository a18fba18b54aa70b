import type { EndpointName } from "#contract/endpoints.ts";

/** Calls that answer 501 after guards and validation. This list must be empty in the end. */
export const notBuiltYet = ["parseJobDescription"] as const satisfies readonly EndpointName[];

const names: ReadonlySet<string> = new Set(notBuiltYet);

export function isNotBuiltYet(name: EndpointName): name is (typeof notBuiltYet)[number] {
  return names.has(name);
}
