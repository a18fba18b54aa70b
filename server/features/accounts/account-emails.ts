import { AsyncLocalStorage } from "node:async_hooks";
import { screens } from "#contract/screens.ts";
import type { Env } from "#server/env.ts";
import type { OutboxService } from "#server/features/outbox/outbox.service.ts";

type Person = { email: string };

/** Set while a call to better-auth runs: whether the sign-up e-mail could not be sent at once. */
export const signUpMail = new AsyncLocalStorage<{ hasFailed: boolean }>();

/** Where a new password is chosen. */
export function resetLink({ origin }: Env, token: string): string {
  return `${origin}${screens.resetPassword.path}?token=${encodeURIComponent(token)}`;
}

/** The e-mails of sign-up and reset. Links carry the configured address, never the Host header. */
export function accountEmails(env: Env, outbox: OutboxService) {
  /** On sign-up tried at once and told when it fails; everywhere else simply queued. */
  async function sendOnSignUp(email: Parameters<OutboxService["sendNow"]>[0]): Promise<void> {
    const wasSent = await outbox.sendNow(email);
    const outcome = signUpMail.getStore();
    if (!wasSent && outcome) outcome.hasFailed = true;
  }

  return {
    sendReset: ({ user, token }: { user: Person; token: string }): Promise<void> =>
      outbox.writeAlone({
        kind: "resetPassword",
        to: user.email,
        link: resetLink(env, token),
      }),

    sendVerification: (
      { user, token }: { user: Person; token: string },
      request?: Request,
    ): Promise<void> => {
      const query = new URLSearchParams({ token, callbackURL: screens.dashboard.path });
      const link = `${env.origin}/api/auth/verify-email?${query.toString()}`;
      const email = { kind: "verifyEmail", to: user.email, link } as const;
      const isSignUp = request?.url.endsWith("/sign-up/email") ?? false;
      return isSignUp ? sendOnSignUp(email) : outbox.writeAlone(email);
    },

    /** Where accounts are hidden, somebody who signs up again gets the same answer and the owner an e-mail. */
    tellOwner: ({ user }: { user: Person }): Promise<void> =>
      sendOnSignUp({
        kind: "accountExists",
        to: user.email,
        link: `${env.origin}${screens.signIn.path}`,
      }),
  };
}
