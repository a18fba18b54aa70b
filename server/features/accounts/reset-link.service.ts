import { randomBytes } from "node:crypto";
import { Problem } from "#contract/problem.ts";
import type { Auth } from "#server/features/accounts/auth.ts";
import { resetLink } from "#server/features/accounts/account-emails.ts";
import type { Env } from "#server/env.ts";
import { linkLivesSeconds } from "#server/email/email.ts";

export type ResetLinks = ReturnType<typeof resetLinks>;

/** Links to choose a new password that somebody else asks for: the same as the mailed ones, of the same life. */
export function resetLinks(auth: Auth, env: Env) {
  return {
    /** A link that opens nothing until `arm` is called: whoever gives it away writes that down first. */
    draft(userId: string): { link: string; arm: () => Promise<void> } {
      if (env.PASSWORD_SIGN_IN === "off") throw new Problem("passwordSignInOff");
      const token = randomBytes(18).toString("base64url");
      const arm = async () => {
        const { internalAdapter } = await auth.$context;
        await internalAdapter.createVerificationValue({
          identifier: `reset-password:${token}`,
          value: userId,
          expiresAt: new Date(Date.now() + linkLivesSeconds.resetPassword * 1_000),
        });
      };
      return { link: resetLink(env, token), arm };
    },
  };
}
