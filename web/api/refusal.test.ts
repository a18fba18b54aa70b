import { expect, test } from "vitest";
import { ApiError } from "#web/api/api-error.ts";
import { refusalOf } from "#web/api/refusal.ts";

test("whoever changes a locked section is told so, and what to do", () => {
  const message = "This would change a locked section. Unlock that section first.";
  const error = new ApiError(409, JSON.stringify({ code: "partLocked", message }));
  expect(refusalOf(error)).toEqual({ title: "Locked", description: message });
});
