import type { Tenant } from "#server/db/tenant.ts";
import type { Env } from "#server/env.ts";
import { hashToken } from "#server/secrets/tokens.ts";
import type { FindGuest } from "#server/http/guards.ts";

export const guestHours = 12;

const nameOf = ({ isHttps }: Pick<Env, "isHttps">) =>
  isHttps ? "__Host-roleprint.guest" : "roleprint.guest";

/** A guest's session as the browser keeps it; no script reads it, and no other site sends it. */
export function guestCookie(env: Env, token: string): string {
  const secure = env.isHttps ? "; Secure" : "";
  return `${nameOf(env)}=${token}; Max-Age=${guestHours * 3_600}; Path=/; HttpOnly; SameSite=Strict${secure}`;
}

/** Looked up in the database each time, so that revoking a link works at once. */
export function guestFinder(tenant: Tenant, env: Env): FindGuest {
  const cookies = new RegExp(`(?:^|;\\s*)${nameOf(env)}=([\\w-]{43})(?:;|$)`, "u");
  return async ({ headers, routeOptions }) => {
    const token = cookies.exec(headers.cookie ?? "")?.[1];
    if (token === undefined) return null;
    // A member whose session ended must be told to sign in, although they once looked at a link of their own.
    const isMembersBrowser = /roleprint\.session=/u.test(headers.cookie ?? "");
    if (isMembersBrowser && routeOptions.config.access !== "guest") return null;
    const guest = { sessionHash: hashToken(token) };
    return (await tenant.knowsGuest(guest)) ? guest : null;
  };
}
