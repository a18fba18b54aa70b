import { APIError, createAuthMiddleware, getSessionFromCtx, isAPIError } from "better-auth/api";
import { given } from "#contract/given.ts";
import { messages } from "#contract/messages.ts";
import { expireCookie } from "better-auth/cookies";
import { Problem } from "#contract/problem.ts";
import type { Origin } from "#server/db/audit.ts";
import type { Deps } from "#server/deps.ts";
import { recordOwnChange } from "#server/features/accounts/account-records.ts";
import { signUpPath, type SignUpGate } from "#server/features/accounts/sign-up-gate.ts";
import { clientAddressHeader } from "#server/http/web-headers.ts";
import { knownDevice } from "#server/features/accounts/known-device.ts";
import type { PasswordReset } from "#server/features/accounts/password-reset.ts";
import {
  codeAlone,
  personAtSecondStep,
  secondStepCodes,
  secondStepSettings,
} from "#server/features/accounts/second-step/second-step.ts";
import {
  knownSignInKey,
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

/** Refused where passwords are switched off. */
const byPassword = new Set([
  "/sign-in/email",
  signUpPath,
  "/request-password-reset",
  "/reset-password",
  "/change-password",
  "/two-factor/enable",
]);

/** What runs around better-auth's own calls: one form of addresses, a limit per account, other sessions ended, dead cookies taken back. */
export function accountHooks(deps: Deps, gate: SignUpGate, resets: PasswordReset) {
  const limit = signInLimit(deps.env);
  const devices = knownDevice(deps.env);
  type Context = Parameters<typeof devices.isKnown>[0];

  /** Strangers share one count of wrong passwords; browsers that were signed in before have theirs. */
  const keyAtTheDoor = async (context: Context, email: string) =>
    (await devices.isKnown(context, email)) ? knownSignInKey(email) : signInKey(email);

  async function countGuess(context: Context): Promise<void> {
    const found = await getSessionFromCtx(context);
    if (!found) return;
    const email = normaliseAddress(found.user.email);
    await asApiError(deps.rateLimiter.take(knownSignInKey(email), limit));
  }

  const secondStepKey = (userId: string) => `second-step:${userId}`;

  /** Counted before anybody looks at it: of many at once, more would be looked at than are allowed. */
  async function countCode(context: Context): Promise<void> {
    const userId = await personAtSecondStep(context);
    if (userId) await asApiError(deps.rateLimiter.take(secondStepKey(userId), limit));
  }

  async function afterCode(context: Context, wasRefused: boolean): Promise<void> {
    const { session, newSession } = context.context;
    const userId = (newSession ?? session)?.user.id;
    if (wasRefused) await deps.tenant.recordStranger("account.secondStep", "", originOf(context));
    else if (userId) await deps.rateLimiter.forget(secondStepKey(userId));
  }

  const originOf = (context: Context): Origin =>
    given({ ipAddress: context.headers?.get(clientAddressHeader) ?? undefined });

  type PasswordAction = "account.passwordChange" | "account.secondStep";

  /** Whoever is signed in was asked for the password once more. */
  async function afterPasswordAsked(
    context: Context,
    action: PasswordAction,
    wasRefused: boolean,
  ): Promise<void> {
    const user = context.context.session?.user;
    if (!user) return;
    const origin = originOf(context);
    const email = normaliseAddress(user.email);
    if (wasRefused) {
      await deps.tenant.recordStranger(action, signInKey(email), origin);
      return;
    }
    await deps.rateLimiter.forget(knownSignInKey(email));
    // A second step is recorded where it is stored.
    if (action === "account.passwordChange")
      await recordOwnChange(deps, { userId: user.id, ...origin }, action);
  }

  async function afterSignIn(context: Context, wasRefused: boolean): Promise<void> {
    const { email } = context.body as { email?: unknown };
    if (typeof email !== "string") return;
    if (wasRefused)
      await deps.tenant.recordStranger("account.signIn", signInKey(email), originOf(context));
    else await deps.rateLimiter.forget(await keyAtTheDoor(context, email));
  }

  return {
    before: createAuthMiddleware(async (context) => {
      if (deps.env.PASSWORD_SIGN_IN === "off" && byPassword.has(context.path))
        throw new APIError("FORBIDDEN", new Problem("passwordSignInOff").body);
      if (secondStepSettings.has(context.path)) await countGuess(context);
      if (secondStepCodes.has(context.path)) {
        await countCode(context);
        return { context: { body: codeAlone((context.body ?? {}) as Record<string, unknown>) } };
      }
      if (!withAddress.has(context.path) && context.path !== "/change-password") return undefined;
      if (context.path === "/request-password-reset") refuseWithoutMail(deps.mailer.isConfigured);
      const body = (context.body ?? {}) as Record<string, unknown>;
      if (context.path === "/change-password") {
        await countGuess(context);
        return { context: { body: { ...body, revokeOtherSessions: true } } };
      }
      const email = typeof body.email === "string" ? normaliseAddress(body.email) : body.email;
      if (context.path === "/sign-in/email" && typeof email === "string") {
        await asApiError(deps.rateLimiter.take(await keyAtTheDoor(context, email), limit));
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
      if (context.path === "/change-password")
        await afterPasswordAsked(context, "account.passwordChange", wasRefused);
      if (context.path === "/sign-in/email") await afterSignIn(context, wasRefused);
      if (secondStepSettings.has(context.path))
        await afterPasswordAsked(context, "account.secondStep", wasRefused);
      if (secondStepCodes.has(context.path)) await afterCode(context, wasRefused);
      const entered = context.context.newSession?.user;
      const isHalfway = context.path === "/sign-in/email" && entered?.["twoFactorEnabled"] === true;
      if (isHalfway) return;
      const address = entered?.email ?? resets.addressOf(context.request);
      if (address) await devices.remember(context, address);
    }),
  };
}

/** Whoever asks, and for whatever address: without a mail server no reset e-mail can leave. */
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
