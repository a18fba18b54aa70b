import { expect, test } from "vitest";
import { describeStart } from "#server/describe-start.ts";
import { readEnv } from "#server/env.ts";

const enough = {
  DATABASE_URL: "postgres://app:canary-1@localhost/roleprint",
  AUTH_SECRET: `canary-2${"x".repeat(32)}`,
};

test("an operator reads in the log which models, mail and sign-up a process started with, and no secret", () => {
  const said = describeStart(
    readEnv({
      ...enough,
      MODEL: "anthropic/claude-sonnet-4-5",
      MODEL_OFFER_NAVIGATOR: "anthropic/claude-sonnet-4-5, compatible/llama3",
      ANTHROPIC_API_KEY: "canary-3",
      COMPATIBLE_BASE_URL: "http://user:canary-4@models.example/v1",
      SMTP_URL: "smtp://user:canary-5@mail.example:587",
      SIGN_UP: "invited",
      SIGN_UP_DOMAINS: "staffing.example",
    }),
  );
  expect(said).toEqual({
    models: ["anthropic/claude-sonnet-4-5", "compatible/llama3"],
    // Seven calls of 128,000 tokens at $10 per million, answers of 16,000 included: the unlisted model is the dearest.
    spendDayUsd: 200,
    spendDayMostOverUsd: 7 * 1.44,
    mail: "mail.example",
    emailVerification: "required",
    signUp: "invited",
    signUpDomains: ["staffing.example"],
  });
  expect(JSON.stringify(said)).not.toContain("canary");
});

test("without a model and mail it says so", () => {
  expect(describeStart(readEnv(enough))).toMatchObject({
    models: ["built-in writer"],
    spendDayMostOverUsd: 0,
    mail: "none",
    signUp: "open",
  });
});
