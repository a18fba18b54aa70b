import type { createAuthMiddleware } from "better-auth/api";
import type { Env } from "#server/env.ts";
import { normaliseAddress, signInKey } from "#server/features/accounts/sign-in-limit.ts";

type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

const lifeSeconds = 180 * 24 * 60 * 60;

const nameOf = ({ isHttps }: Pick<Env, "isHttps">) =>
  isHttps ? "__Host-roleprint.device" : "roleprint.device";

/** The header that takes the mark back from the browser of somebody who is gone. */
export function forgottenDevice(env: Env): string {
  const secure = env.isHttps ? "; Secure" : "";
  return `${nameOf(env)}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** A signed cookie by which a browser shows that somebody has signed in to an account there before. */
export function knownDevice(env: Env) {
  const name = nameOf(env);

  return {
    async isKnown(context: Context, email: string): Promise<boolean> {
      const shown = await context.getSignedCookie(name, context.context.secret);
      return shown === signInKey(email);
    },

    async remember(context: Context, email: string): Promise<void> {
      const whose = signInKey(normaliseAddress(email));
      await context.setSignedCookie(name, whose, context.context.secret, {
        secure: env.isHttps,
        httpOnly: true,
        sameSite: "lax",
        path: "/",
        maxAge: lifeSeconds,
      });
    },
  };
}
