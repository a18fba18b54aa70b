import { expect, test } from "vitest";
import {
  hasMailFailed,
  isUnverified,
  providerFailure,
  signInFailure,
  signUpFailure,
} from "#web/features/accounts/auth-failure.ts";
import { ApiError } from "#web/api/api-error.ts";

const comingBack = (search: string) =>
  providerFailure(new URLSearchParams(search), "Only some may.");

test("somebody who has not verified the address is told to look into the mail [S-801]", () => {
  const unverified = new ApiError(403, "");
  expect(signInFailure(unverified).title).toBe("Email verification required");
  expect([isUnverified(unverified), isUnverified(new ApiError(401, ""))]).toEqual([true, false]);
});

test("somebody who is blocked is told so, by whichever door they come", () => {
  const message = "This account is blocked. Please contact the people who run this site.";
  const blocked = new ApiError(403, JSON.stringify({ code: "accountBlocked", message }));
  expect(signInFailure(blocked).description).toBe(message);
  expect(isUnverified(blocked)).toBe(false);
  expect(comingBack("error=accountBlocked")).toBe(message);
  expect(comingBack("error=signUpRefused")).toBe("Only some may.");
  expect(comingBack("error=anything")).toBe("Failed to sign in");
});

test("somebody whom their company's sign-in did not bring in is told why", () => {
  const byCompany = (code: string) => comingBack(`by=company&error=${code}`);
  expect(byCompany("companyDomainUnknown")).toContain("not at a company that can sign in here");
  expect(byCompany("companyAddressUnconfirmed")).toContain("has not confirmed your email address");
  expect(byCompany("account_not_linked")).toContain("There is already an account");
  expect(comingBack("error=account_not_linked")).toBe("Failed to sign in");
  expect(byCompany("state_mismatch&error_description=Pay+here")).toBe("Failed to sign in");
});

test("where passwords are switched off, that is said and not that the mail be looked into", () => {
  const message = "Passwords are switched off on this site.";
  const off = new ApiError(403, JSON.stringify({ code: "passwordSignInOff", message }));
  expect(isUnverified(off)).toBe(false);
  expect(signInFailure(off).description).toBe(message);
});

test("a wrong password shows the server's sentence, or the spec's when there is none [S-801]", () => {
  const wrong = new ApiError(401, '{"message":"Invalid email or password"}');
  expect(signInFailure(wrong).description).toBe("Invalid email or password");
  expect(signInFailure(new ApiError(500, "")).description).toBe("Failed to sign in");
});

test("a broken connection asks to try again [S-801]", () => {
  const expected = "Something went wrong. Please try again.";
  expect(signInFailure(new TypeError("fetch failed"))).toEqual({ title: expected });
  expect(signUpFailure(new TypeError("fetch failed"))).toEqual({ title: expected });
});

test("an address that has an account is sent to sign in [S-802]", () => {
  expect(signUpFailure(new ApiError(422, "")).title).toBe("Account already exists");
  for (const code of ["USER_ALREADY_EXISTS", "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL"]) {
    const byCode = new ApiError(400, JSON.stringify({ code, message: "exists" }));
    expect(signUpFailure(byCode).title).toBe("Account already exists");
  }
  expect(signUpFailure(new ApiError(500, ""))).toEqual({ title: "Failed to create account" });
});

test("an account whose mail could not be sent is told from one that was refused [S-802]", () => {
  const sent = '{"code":"verificationMailFailed","message":"Failed to send it"}';
  expect(hasMailFailed(new ApiError(500, sent))).toBe(true);
  const byText = '{"message":"Failed to send verification email"}';
  expect(hasMailFailed(new ApiError(500, byText))).toBe(true);
  expect(hasMailFailed(new ApiError(500, '{"message":"Failed"}'))).toBe(false);
  expect(hasMailFailed(new TypeError("fetch failed"))).toBe(false);
});
