import { APIError, getSessionFromCtx, type createAuthMiddleware } from "better-auth/api";
import { twoFactor } from "better-auth/plugins/two-factor";
import { Problem } from "#contract/problem.ts";
import type { Deps } from "#server/deps.ts";
import { digestOf } from "#server/digest.ts";
import type { Env } from "#server/env.ts";
import { signInLimit } from "#server/features/accounts/sign-in-limit.ts";

type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];
/** The call in which a row changes; null outside of any. */
export type Within = Pick<Context, "path" | "body" | "context" | "redirect"> | null;

const verifyPath = "/two-factor/verify-totp";
const disablePath = "/two-factor/disable";

/** They take the password of somebody who is signed in. */
export const secondStepSettings = new Set([
  "/two-factor/enable",
  disablePath,
  "/two-factor/generate-backup-codes",
]);

/** They take a code, of the app or of the paper. */
export const secondStepCodes = new Set([verifyPath, "/two-factor/verify-backup-code"]);

/** A code of an authenticator app, or a recovery code, after the password (better-auth); mailed codes are not offered. */
export function secondStep(env: Env) {
  const { max, windowSeconds } = signInLimit(env);
  return twoFactor({
    issuer: "Roleprint",
    accountLockout: { maxFailedAttempts: max, durationSeconds: windowSeconds },
  });
}

/** Whose code is asked for: of whoever is signed in, or has said the password. */
export async function personAtSecondStep(context: Context): Promise<string | undefined> {
  const found = await getSessionFromCtx(context);
  if (found) return found.user.id;
  const { createAuthCookie, internalAdapter, secret } = context.context;
  const halfway = await context.getSignedCookie(createAuthCookie("two_factor").name, secret);
  if (!halfway) return undefined;
  return (await internalAdapter.findVerificationValue(halfway))?.value;
}

/** `123 456` is `123456`. What else a caller may ask better-auth for is denied, such as to trust a browser for a month. */
export function codeAlone({ code }: Record<string, unknown>) {
  return {
    code: typeof code === "string" ? code.replaceAll(/\s/gu, "") : code,
    trustDevice: false,
    disableSession: false,
  };
}

/** Whether a session only takes the place of another of the same person, or is taken back until the second step is done. */
export function isExchange(within: Within, hasSecondStep: boolean): boolean {
  if (within?.path === "/sign-in/email") return hasSecondStep;
  const isSignedIn = Boolean(within?.context.session);
  return isSignedIn && (within?.path === verifyPath || within?.path === disablePath);
}

/** What somebody did to their own second step, for the record. */
export function secondStepChange(within: Within): string | undefined {
  if (within?.path === verifyPath) return "account.secondStepOn";
  return within?.path === disablePath ? "account.secondStepOff" : undefined;
}

/** Asked before a session begins: a code opens one session, and a mailed link none without the code. */
export async function passSecondStep(
  { rateLimiter }: Pick<Deps, "rateLimiter">,
  person: { id: string; hasSecondStep: boolean },
  within: Within,
): Promise<void> {
  if (person.hasSecondStep && within?.path === "/verify-email")
    throw new APIError("FORBIDDEN", new Problem("signInAgain").body);
  if (within?.path !== verifyPath) return;
  const { code } = codeAlone((within.body ?? {}) as Record<string, unknown>);
  const used = digestOf(`${person.id} ${String(code)}`);
  // A code is good for its half minute and those beside it.
  await rateLimiter.take(`totp:${used}`, { max: 1, windowSeconds: 120 }).catch((fault: unknown) => {
    if (!(fault instanceof Problem)) throw fault;
    throw new APIError("UNAUTHORIZED", { code: "INVALID_CODE", message: "Invalid code" });
  });
}
