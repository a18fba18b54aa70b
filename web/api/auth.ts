import { queryOptions } from "@tanstack/react-query";
import type { companyProviderId } from "#contract/sign-in/ways.ts";
import type { PasswordChange, User } from "#contract/user.ts";
import { send } from "#web/api/send.ts";
import { knownSession, sessionPath } from "#web/api/session-probe.ts";

/** As better-auth tells it, with whether a code is asked for after the password. */
export type SessionUser = User & { twoFactorEnabled?: boolean };
export type SocialProvider = "google" | "github" | typeof companyProviderId;

async function post(path: string, body: object): Promise<Response> {
  return send(`/api/auth${path}`, { method: "POST", body });
}

/** Who is signed in; null for a visitor. While nobody knows, it has no new answer, and no failure either. */
export const sessionQuery = queryOptions({
  queryKey: [sessionPath],
  queryFn: knownSession,
  networkMode: "always",
});

/** Answers whether a second step is still to come. */
export async function signIn(body: { email: string; password: string }): Promise<boolean> {
  const response = await post("/sign-in/email", body);
  const { twoFactorRedirect } = (await response.json()) as { twoFactorRedirect?: boolean };
  return twoFactorRedirect === true;
}

export async function signUp(body: {
  name: string;
  email: string;
  password: string;
  /** Where the link of a verification mail leads. */
  callbackURL: string;
}): Promise<void> {
  await post("/sign-up/email", body);
}

export async function signOut(): Promise<void> {
  await post("/sign-out", {});
}

/** Answers the provider's address, where the browser goes next. */
export async function startSocialSignIn(body: {
  provider: SocialProvider;
  callbackURL: string;
  errorCallbackURL: string;
}): Promise<string> {
  const response = await post("/sign-in/social", body);
  const { url } = (await response.json()) as { url: string };
  return url;
}

export async function sendVerificationEmail(body: {
  email: string;
  callbackURL: string;
}): Promise<void> {
  await post("/send-verification-email", body);
}

export async function requestPasswordReset(body: {
  email: string;
  redirectTo: string;
}): Promise<void> {
  await post("/request-password-reset", body);
}

export async function resetPassword(body: { newPassword: string; token: string }): Promise<void> {
  await post("/reset-password", body);
}

/** Every other session ends with the old password (readings.md 15). */
export async function changePassword({
  currentPassword,
  newPassword,
}: PasswordChange): Promise<void> {
  await post("/change-password", { currentPassword, newPassword, revokeOtherSessions: true });
}
