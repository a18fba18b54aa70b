import { Problem } from "#contract/problem.ts";
import { screens } from "#contract/screens.ts";
import { ping, type Database } from "#server/db/connect.ts";
import { signUpRule, type Env } from "#server/env.ts";
import { companySignInOf } from "#server/env/company-sign-in.ts";
import type { Handlers } from "#server/http/handlers.ts";

export function systemHandlers(
  { database, keeper }: { database: Database; keeper: Database },
  env: Env,
  isStopping: () => boolean,
) {
  return {
    getHealth: async () => ({ ok: true }),

    async getReadiness() {
      if (isStopping()) throw new Problem("unavailable", "This process is stopping");
      await Promise.all([ping(database), ping(keeper)]);
      return { ok: true };
    },

    getSignUpRule: async () => signUpRule(env),
    getSignInWays: async () => ({
      company: companySignInOf(env) !== undefined,
      password: env.PASSWORD_SIGN_IN === "on",
      google: env.GOOGLE_CLIENT_ID !== undefined,
      github: env.GITHUB_CLIENT_ID !== undefined,
      reset: env.SMTP_URL !== undefined,
    }),
    getEmailVerification: async () => ({ mode: env.EMAIL_VERIFICATION }),

    goToLogin: async ({ reply }) => reply.redirect(screens.signIn.path, 302),
  } satisfies Partial<Handlers>;
}
