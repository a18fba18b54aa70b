import { expect, test } from "vitest";
import { explainSignUp } from "#contract/sign-up.ts";

test("a visitor reads who may create an account, and nothing where everybody may [S-227]", () => {
  const one = ["staffing.example"];
  const three = [...one, "b.example", "c.example"];
  expect(explainSignUp({ mode: "open", domains: [] })).toBeUndefined();
  expect(explainSignUp({ mode: "open", domains: one })).toBe(
    "Only people who have an address at staffing.example can create an account here.",
  );
  expect(explainSignUp({ mode: "invited", domains: [] })).toBe(
    "Only people who were invited can create an account here, with the address the invitation was sent to.",
  );
  expect(explainSignUp({ mode: "invited", domains: three })).toBe(
    "Only people who were invited, or who have an address at staffing.example, b.example or c.example, can create an account here.",
  );
  for (const domains of [[], one]) {
    expect(explainSignUp({ mode: "closed", domains })).toBe(
      "New accounts cannot be created here. If you have one, sign in.",
    );
  }
});
