import { chosenModels } from "#server/env/models.ts";
import type { Env } from "#server/env.ts";
import { dearestCallMicros } from "#server/features/usage/price-call.ts";
import { mostCallsOver } from "#server/features/usage/spending-caps.ts";

/** What an operator wants to see of the settings in the log: names and modes, never a key or an address with a password. */
export function describeStart(env: Env) {
  const models = [...new Set(chosenModels(env).map(({ name }) => name))];
  const mostOverMicros = mostCallsOver * dearestCallMicros(env, models);
  return {
    models: models.length > 0 ? models : ["built-in writer"],
    // Calls at the very same moment can pass the cap of all together (docs/operations.md).
    spendDayUsd: env.SPEND_DAY_USD,
    spendDayMostOverUsd: mostOverMicros / 1_000_000,
    mail: env.SMTP_URL ? new URL(env.SMTP_URL).hostname : "none",
    emailVerification: env.EMAIL_VERIFICATION,
    signUp: env.SIGN_UP,
    signUpDomains: env.SIGN_UP_DOMAINS,
  };
}
