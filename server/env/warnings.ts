import { chosenModels } from "#server/env/models.ts";
import type { Env } from "#server/env.ts";
import { costOf } from "#server/model/prices.ts";

/** What may be meant so, and is dangerous if it is not; each is logged once at start. */
export function findWarnings(env: Env): string[] {
  const isUnconfirmed = env.EMAIL_VERIFICATION === "off";
  const isOpen = env.SIGN_UP === "open" && env.SIGN_UP_DOMAINS.length === 0;
  const warnings = {
    "PUBLIC_URL is not https: cookies travel in the clear":
      !env.isHttps && new URL(env.origin).hostname !== "localhost",
    "Anybody can create accounts without a mailbox and spend on the model: set SIGN_UP, or EMAIL_VERIFICATION=required":
      isOpen && isUnconfirmed && isModelPaidFor(env),
    "EMAIL_VERIFICATION=required without SMTP_URL: no address can be confirmed, so nobody new signs in":
      env.EMAIL_VERIFICATION === "required" && !env.SMTP_URL,
    "SIGN_UP_DOMAINS keeps nobody out while addresses are not confirmed: set EMAIL_VERIFICATION=required":
      env.SIGN_UP_DOMAINS.length > 0 && env.SIGN_UP !== "closed" && isUnconfirmed,
    "SPEND_LOST_AFTER_SECONDS is not longer than a report may take (MODEL_SPEED, MODEL_TOTAL_MS): calls under way count as lost, at their highest price":
      env.SPEND_LOST_AFTER_SECONDS * 1_000 <= env.reportMs,
    "OPERATORS while addresses are not confirmed by mail: confirm an operator's own with admin.js verify":
      env.OPERATORS.length > 0 && isUnconfirmed,
  };
  return Object.entries(warnings).flatMap(([sentence, isSo]) => (isSo ? [sentence] : []));
}

const someTokens = { input: 1_000, cached: 0, cacheWritten: 0, output: 1_000 };

function isModelPaidFor(env: Env): boolean {
  const unlisted = env.SPEND_UNLISTED_USD_PER_MILLION_TOKENS;
  return chosenModels(env).some(({ name }) => (costOf(name, someTokens) ?? unlisted) > 0);
}
