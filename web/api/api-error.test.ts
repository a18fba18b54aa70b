import { expect, test } from "vitest";
import { ApiError, isSessionLost, sentenceOf } from "#web/api/api-error.ts";

test("an error reads as status, colon and body [S-702]", () => {
  const body = '{"code":"notAMember","message":"You are not a member of this organization"}';
  const error = new ApiError(403, body);
  expect(error.message).toBe(`403: ${body}`);
  expect(error.problem?.code).toBe("notAMember");
  expect(sentenceOf(error)).toBe("You are not a member of this organization");
});

test("a body that is not JSON still makes an error", () => {
  const error = new ApiError(502, "Bad Gateway");
  expect(error.message).toBe("502: Bad Gateway");
  expect(error.problem).toBeUndefined();
  expect(sentenceOf(error)).toBeUndefined();
});

test("a wrong password is not taken for a lost session", () => {
  const wrong = '{"code":"INVALID_EMAIL_OR_PASSWORD","message":"Invalid email or password"}';
  for (const code of ["unauthorized", "UNAUTHORIZED"])
    expect(isSessionLost(new ApiError(401, `{"code":"${code}","message":"Gone"}`))).toBe(true);
  expect(isSessionLost(new ApiError(401, wrong))).toBe(false);
  expect(isSessionLost(new Error("401: Unauthorized"))).toBe(false);
});

test("a gateway's 401 that says Unauthorized and has no code is a lost session too [S-805]", () => {
  expect(isSessionLost(new ApiError(401, "Unauthorized"))).toBe(true);
  expect(isSessionLost(new ApiError(401, '{"message":"Unauthorized"}'))).toBe(true);
  expect(isSessionLost(new ApiError(500, "Unauthorized"))).toBe(false);
});
