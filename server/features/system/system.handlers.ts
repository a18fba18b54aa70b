import { Problem } from "#contract/problem.ts";
import type { VerificationMode } from "#contract/user.ts";
import { screens } from "#contract/screens.ts";
import { ping, type Database } from "#server/db/connect.ts";
import type { Handlers } from "#server/http/handlers.ts";

type Names = "getHealth" | "getReadiness" | "goToLogin" | "getEmailVerification";

export function systemHandlers(
  database: Database,
  mode: VerificationMode,
  isStopping: () => boolean,
): Pick<Handlers, Names> {
  return {
    getHealth: async () => ({ ok: true }),

    async getReadiness() {
      if (isStopping()) throw new Problem("unavailable", "This process is stopping");
      await ping(database);
      return { ok: true };
    },

    getEmailVerification: async () => ({ mode }),

    goToLogin: async ({ reply }) => reply.redirect(screens.signIn.path, 302),
  };
}
