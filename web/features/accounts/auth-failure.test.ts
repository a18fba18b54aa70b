import { expect, test } from "vitest";
import { signInFailure, signUpFailure } from "#web/features/accounts/auth-failure.ts";
import { ApiError } from "#web/api/api-error.ts";

test("somebody who has not verified the address is told to look into the mail", () => {
  expect(signInFailure(new ApiError(403, "")).title).toBe("Email verification required");
});

test("a wrong password shows the server's sentence, or the spec's when there is none", () => {
  const wrong = new ApiError(401, '{"message":"Invalid email or password"}');
  expect(signInFailure(wrong).description).toBe("Invalid email or password");
  expect(signInFailure(new ApiError(500, "")).description).toBe("Failed to sign in");
});

test("a broken connection asks to try again", () => {
  const expected = "Something went wrong. Please try again.";
  expect(signInFailure(new TypeError("fetch failed")).description).toBe(expected);
  expect(signUpFailure(new TypeError("fetch failed")).description).toBe(expected);
});

test("an address that has an account is sent to sign in", () => {
  expect(signUpFailure(new ApiError(422, "")).title).toBe("Account already exists");
  const byCode = new ApiError(400, '{"code":"USER_ALREADY_EXISTS","message":"exists"}');
  expect(signUpFailure(byCode).title).toBe("Account already exists");
  expect(signUpFailure(new ApiError(500, "")).description).toBe("Failed to create account");
});
