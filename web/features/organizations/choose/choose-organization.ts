import type { Membership } from "#contract/organization.ts";

/** The selected membership: the remembered one, else the only or first one (spec §2, readings.md 13). */
export function chooseMembership(
  memberships: readonly Membership[],
  rememberedId: number | undefined,
): Membership | undefined {
  const [first, second] = memberships;
  if (!second || rememberedId === undefined) return first;
  return memberships.find((membership) => membership.organizationId === rememberedId);
}
