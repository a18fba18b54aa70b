import { expect, test } from "vitest";
import { emailLockReason } from "#web/features/profile/email-row.tsx";

test("somebody who signs in with a provider reads that it holds the address [S-259]", () => {
  const account = {
    providers: [{ provider: "github" }],
    hasPassword: false,
    canChangePassword: false,
  };
  expect(emailLockReason(account)).toBe("Managed by your OAuth account at GitHub.");
});

test("somebody with a password, or not yet known, reads that security locks it [S-259]", () => {
  const account = {
    providers: [{ provider: "google" }],
    hasPassword: true,
    canChangePassword: true,
  };
  expect(emailLockReason(account)).toContain("security");
  expect(emailLockReason(undefined)).toContain("security");
});
