import { expect, test } from "vitest";
import { parseInvitation } from "#web/features/invitations/remembered-invitation.ts";

const kept = { token: "t".repeat(43), email: "sten@northwind.test", organizationName: "Northwind" };

test("an invitation that was kept is read back", () => {
  expect(parseInvitation(JSON.stringify(kept))).toEqual(kept);
});

test.each([null, "", "null", "{", '{"token":"x"}', "7"])("%j is no invitation", (text) => {
  expect(parseInvitation(text)).toBeUndefined();
});
