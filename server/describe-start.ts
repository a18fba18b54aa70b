import { chosenModels } from "#server/env/models.ts";
import type { Env } from "#server/env.ts";

/** What an operator wants to see of the settings in the log: names and modes, never a key or an address with a password. */
export function describeStart(env: Env) {
  const models = new Set(chosenModels(env).map(({ name }) => name));
  return {
    models: models.size > 0 ? [...models] : ["built-in writer"],
    mail: env.SMTP_URL ? new URL(env.SMTP_URL).hostname : "none",
    emailVerification: env.EMAIL_VERIFICATION,
    signUp: env.SIGN_UP,
    signUpDomains: env.SIGN_UP_DOMAINS,
  };
}
