import { expect, test } from "vitest";
import { findWarnings } from "#server/env/warnings.ts";
import { readEnv } from "#server/env.ts";

const warningsWith = (changes: Record<string, string>) =>
  findWarnings(
    readEnv({
      DATABASE_URL: "postgres://app@localhost/roleprint",
      AUTH_SECRET: "a-secret-for-tests-of-forty-characters!!",
      ...changes,
    }),
  );
const paid = { MODEL: "anthropic/claude-sonnet-4-5", ANTHROPIC_API_KEY: "key" };
const own = { COMPATIBLE_BASE_URL: "http://localhost:11434/v1" };

test("an operator is warned when anybody can spend on a model that is paid for", () => {
  const warning = [expect.stringMatching(/^Anybody can create accounts without a mailbox/u)];
  expect(warningsWith(paid)).toEqual(warning);
  expect(warningsWith({ MODEL_OFFER_NAVIGATOR: paid.MODEL, ANTHROPIC_API_KEY: "key" })).toEqual(
    warning,
  );
  expect(warningsWith({ MODEL: "compatible/llama3", ...own })).toEqual(warning);
});

test("an operator is not warned without a model, with a free one, or where not anybody comes in", () => {
  const free = { MODEL: "compatible/llama3", ...own, SPEND_UNLISTED_USD_PER_MILLION_TOKENS: "0" };
  for (const changes of [
    {},
    free,
    { ...paid, SIGN_UP: "invited" },
    { ...paid, SIGN_UP: "closed" },
    { ...paid, EMAIL_VERIFICATION: "required", SMTP_URL: "smtp://mail.example" },
  ])
    expect(warningsWith(changes)).toEqual([]);
});

test("an operator is warned that domains keep nobody out while addresses are not confirmed", () => {
  const domains = { SIGN_UP_DOMAINS: "staffing.example" };
  const warning = [expect.stringMatching(/^SIGN_UP_DOMAINS keeps nobody out/u)];
  expect(warningsWith(domains)).toEqual(warning);
  expect(warningsWith({ ...domains, SIGN_UP: "invited" })).toEqual(warning);
  expect(warningsWith({ ...domains, SIGN_UP: "closed" })).toEqual([]);
  expect(warningsWith({ ...domains, SMTP_URL: "smtp://mail.example" })).toEqual([]);
});

test("an operator is warned when addresses must be confirmed and no mail can be sent", () => {
  const warning = [expect.stringMatching(/^EMAIL_VERIFICATION=required without SMTP_URL/u)];
  expect(warningsWith({ EMAIL_VERIFICATION: "required" })).toEqual(warning);
});

test("an operator is warned of an address without https, except on their own machine", () => {
  const warning = ["PUBLIC_URL is not https: cookies travel in the clear"];
  expect(warningsWith({ PUBLIC_URL: "http://roleprint.example" })).toEqual(warning);
  expect(warningsWith({ PUBLIC_URL: "https://roleprint.example" })).toEqual([]);
});

test("an operator is warned that nobody in OPERATORS is confirmed by mail", () => {
  const operators = { OPERATORS: "olga@staffing.example" };
  const warning = [expect.stringMatching(/^OPERATORS while addresses are not confirmed/u)];
  expect(warningsWith(operators)).toEqual(warning);
  expect(warningsWith({ ...operators, SMTP_URL: "smtp://mail.example" })).toEqual([]);
});

test("an operator is warned when a call counts as lost while it may still run", () => {
  expect(warningsWith({ SPEND_LOST_AFTER_SECONDS: "120" })).toEqual([
    expect.stringMatching(/^SPEND_LOST_AFTER_SECONDS is not longer than a report may take/u),
  ]);
  expect(warningsWith({ SPEND_LOST_AFTER_SECONDS: "121" })).toEqual([]);
});
