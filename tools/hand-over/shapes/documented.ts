/**
 * Where a shape is documented: the vendor's page, a public copy of its API description, or a public client of it. And
 * when we read it, in a stored copy.
 */
export type Documented = { address: string; readOn: string };

export function documentedAt(address: string): Documented {
  return { address, readOn: "2026-11-18" };
}
