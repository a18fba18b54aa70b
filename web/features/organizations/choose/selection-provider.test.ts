import { expect, test } from "vitest";
import type { Membership } from "#contract/organization.ts";
import { chooseMembership } from "#web/features/organizations/choose/selection-provider.tsx";

function membershipIn(organizationId: number): Membership {
  return {
    id: organizationId,
    role: "recruiter",
    userStatus: "active",
    createdAt: "2026-11-14T10:00:00.000Z",
    organizationId,
    organization: { id: organizationId, name: `Organization ${organizationId}`, domain: "" },
  };
}

test("the organization chosen last is restored [S-223]", () => {
  const chosen = chooseMembership([membershipIn(1), membershipIn(2)], 2);
  expect(chosen?.organizationId).toBe(2);
});

test("somebody who never chose gets the first organization [S-223]", () => {
  expect(chooseMembership([membershipIn(1), membershipIn(2)], undefined)?.organizationId).toBe(1);
  expect(chooseMembership([], undefined)).toBeUndefined();
});

test("the only organization is selected whatever was remembered [S-236]", () => {
  expect(chooseMembership([membershipIn(1)], 9)?.organizationId).toBe(1);
});

test("a remembered organization that is gone leaves the choice to the person [S-223, R-13]", () => {
  expect(chooseMembership([membershipIn(1), membershipIn(2)], 9)).toBeUndefined();
});
