import { queryOptions } from "@tanstack/react-query";
import type { User } from "#contract/user.ts";
import { send } from "#web/api/send.ts";

export type SessionUser = Pick<User, "id" | "name" | "email"> & { image?: string | null };
type Session = { user: SessionUser } | null;
export type SocialProvider = "google" | "github";

const sessionPath = "/api/auth/get-session";

async function getSession(): Promise<Session> {
  const response = await send(sessionPath, { method: "GET" });
  return (await response.json()) as Session;
}

/** Who is signed in; null for a visitor. */
export const sessionQuery = queryOptions({ queryKey: [sessionPath], queryFn: getSession });

export async function signIn(body: { email: string; password: string }): Promise<void> {
  await send("/api/auth/sign-in/email", { method: "POST", body });
}

export async function signUp(body: {
  name: string;
  email: string;
  password: string;
}): Promise<void> {
  await send("/api/auth/sign-up/email", { method: "POST", body });
}

export async function signOut(): Promise<void> {
  await send("/api/auth/sign-out", { method: "POST", body: {} });
}

/** Answers the provider's address, where the browser goes next. */
export async function startSocialSignIn(provider: SocialProvider): Promise<string> {
  const body = { provider, callbackURL: "/dashboard" };
  const response = await send("/api/auth/sign-in/social", { method: "POST", body });
  const { url } = (await response.json()) as { url: string };
  return url;
}
