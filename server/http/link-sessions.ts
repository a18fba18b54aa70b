import type { FastifyRequest } from "fastify";
import type { Env } from "#server/env.ts";
import { hashToken } from "#server/secrets/tokens.ts";

/** Who is let in by a link: a guest by a shared one, a manager by a room's. */
export type LinkKind = "guest" | "manager";

/** Somebody who opened a link, known by the hash of their session alone. */
export type LinkSession = { sessionHash: Buffer };

export type FindLinkSession = (request: FastifyRequest) => Promise<LinkSession | null>;

export const linkSessionHours = 12;

const nameOf = ({ isHttps }: Pick<Env, "isHttps">, kind: LinkKind) =>
  isHttps ? `__Host-roleprint.${kind}` : `roleprint.${kind}`;

/** The session as the browser keeps it; no script reads it, and no other site sends it. */
export function linkCookie(env: Env, kind: LinkKind, token: string): string {
  const secure = env.isHttps ? "; Secure" : "";
  return `${nameOf(env, kind)}=${token}; Max-Age=${linkSessionHours * 3_600}; Path=/; HttpOnly; SameSite=Strict${secure}`;
}

/** Looked up in the database each time, so that ending a link works at once. */
export function linkSessionFinder(
  env: Env,
  kind: LinkKind,
  isKnown: (session: LinkSession) => Promise<boolean>,
): FindLinkSession {
  const cookies = new RegExp(`(?:^|;\\s*)${nameOf(env, kind)}=([\\w-]{43})(?:;|$)`, "u");
  return async ({ headers, routeOptions }) => {
    const token = cookies.exec(headers.cookie ?? "")?.[1];
    if (token === undefined) return null;
    // A member whose session ended must be told to sign in, although they once looked at a link of their own.
    const isMembersBrowser = /roleprint\.session=/u.test(headers.cookie ?? "");
    if (isMembersBrowser && routeOptions.config.access !== kind) return null;
    const session = { sessionHash: hashToken(token) };
    return (await isKnown(session)) ? session : null;
  };
}
