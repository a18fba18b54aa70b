import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { AuthSecret } from "#server/auth-secret.ts";

const faultOf = (secret: string) => AuthSecret.safeParse(secret).error?.issues[0]?.message ?? "";

test.each([
  ["a short one", "correct-horse-battery", "32 characters"],
  ["one character", "x".repeat(64), "easy to guess"],
  ["one character but for the end", `${"0".repeat(40)}1234`, "easy to guess"],
  ["a word again and again", "Rolepr1nt!Rolepr1nt!Rolepr1nt!Rolep", "easy to guess"],
  ["a placeholder", "please-change-me-0123456789-abcdefgh", "placeholder"],
  ["another placeholder", "YOUR_SECRET_HERE_0123456789_abcdefghij", "placeholder"],
  ["better-auth's own default", "better-auth-secret-12345678901234567890", "placeholder"],
])("%s is no secret, and a sentence says how to make one (L12)", (_what, secret, why) => {
  expect(faultOf(secret)).toContain(why);
  expect(faultOf(secret)).toContain("openssl rand -hex 32");
});

test("what openssl makes is one, in each of its spellings", () => {
  for (const spelling of ["hex", "base64", "base64url"] as const)
    for (let turn = 0; turn < 200; turn += 1)
      expect(faultOf(randomBytes(32).toString(spelling))).toBe("");
  for (let turn = 0; turn < 200; turn += 1)
    expect(faultOf(randomBytes(16).toString("hex"))).toBe("");
});
