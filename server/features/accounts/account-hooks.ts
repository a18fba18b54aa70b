import { APIError, createAuthMiddleware, isAPIError } from "better-auth/api";
import { messages } from "#contract/messages.ts";
import { expireCookie } from "better-auth/cookies";
import { Problem } from "#contract/problem.ts";
import type { Deps } from "#server/deps.ts";
import { recordOwnChange } from "#server/features/accounts/account-records.ts";
import { signUpPath, type SignUpGate } from "#server/features/accounts/sign-up-gate.ts";
import { clientAddressHeader } from "#server/features/accounts/client-address.ts";
import {
  normaliseAddress,
  signInKey,
  signInLimit,
} from "#server/features/accounts/sign-in-limit.ts";

const withAddress = new Set([
  "/sign-in/email",
  signUpPath,
  "/request-password-reset",
  "/send-verification-email",
]);

/** What runs around better-auth's own calls: one form of addresses, a limit per account, other sessions ended, dead cookies taken back. */
export function accountHooks(deps: Deps, gate: SignUpGate) {
  const limit = signInLimit(deps.env);

  return {
    before: createAuthMiddleware(async (context) => {
      if (!withAddress.has(context.path) && context.path !== "/change-password") return undefined;
      if (context.path === "/request-password-reset") refuseWithoutMail(deps.post.isConfigured);
      const body = (context.body ?? {}) as Record<string, unknown>;
      if (context.path === "/change-password") {
        return { context: { body: { ...body, revokeOtherSessions: true } } };
      }
      const email = typeof body.email === "string" ? normaliseAddress(body.email) : body.email;
      if (context.path === "/sign-in/email" && typeof email === "string") {
        await asApiError(deps.attempts.take(signInKey(email), limit));
      }
      // Before anybody looks whether the address has an account, so that the refusal does not tell.
      if (context.path === signUpPath && typeof email === "string") await gate.pass(email);
      return { context: { body: { ...body, email } } };
    }),

    after: createAuthMiddleware(async (context) => {
      const { sessionToken } = context.context.authCookies;
      const isNobody = context.path === "/get-session" && context.context.returned === null;
      // Whoever sends a cookie that is no session would be answered the app at `/`, again and again.
      if (isNobody && context.getCookie(sessionToken.name)) expireCookie(context, sessionToken);
      const wasRefused = isAPIError(context.context.returned);
      const ipAddress = context.headers?.get(clientAddressHeader) ?? undefined;
      const userId = context.context.session?.user.id;
      if (context.path === "/change-password" && !wasRefused && userId) {
        await recordOwnChange(deps, { userId, ipAddress }, "account.passwordChange");
      }
      if (context.path !== "/sign-in/email") return;
      const { email } = context.body as { email?: unknown };
      if (typeof email !== "string") return;
      if (wasRefused)
        await deps.tenant.recordStranger("account.signIn", signInKey(email), { ipAddress });
      else await deps.attempts.forget(signInKey(email));
    }),
  };
}

/** Whoever asks, and for whatever address: without a mail server no reset letter can leave. */
function refuseWithoutMail(isConfigured: boolean): void {
  if (isConfigured) return;
  const { body } = new Problem("unavailable", messages.resetFailed.title);
  throw new APIError("SERVICE_UNAVAILABLE", body);
}

async function asApiError(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    const headers = { "X-Retry-After": String(problem.retryAfterSeconds) };
    throw new APIError("TOO_MANY_REQUESTS", problem.body, headers);
  }
}
