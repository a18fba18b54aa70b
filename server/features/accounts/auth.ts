import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { lengths, limits } from "#contract/limits.ts";
import { text } from "#contract/text.ts";
import { hashPassword, verifyPassword } from "#server/features/accounts/password.ts";
import type { Database } from "#server/db/connect.ts";
import { accounts, rateLimits, sessions, users, verifications } from "#server/db/schema.ts";
import type { Env } from "#server/env.ts";

const day = 24 * 60 * 60;
const profileField = { type: "string", required: false, input: false, defaultValue: "" } as const;
const PersonName = text(lengths.name);

/** The header our server sets from the connection itself; whatever a client sends under this name is overwritten. */
export const clientAddressHeader = "x-client-ip";

export type Auth = ReturnType<typeof openAuth>;

/** Sign-up, sign-in and sessions (better-auth), with every default that is too open closed. */
export function openAuth(env: Env, database: Database) {
  const perMinute = (max: number) => ({ window: 60, max });
  const attempts = perMinute(env.SIGN_IN_ATTEMPTS_PER_MINUTE);
  return betterAuth({
    appName: "Roleprint",
    baseURL: env.PUBLIC_URL,
    basePath: "/api/auth",
    secret: env.AUTH_SECRET,
    trustedOrigins: [env.origin],
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: drizzleAdapter(database, {
      provider: "pg",
      schema: {
        user: users,
        session: sessions,
        account: accounts,
        verification: verifications,
        rateLimit: rateLimits,
      },
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: limits.minPasswordLength,
      maxPasswordLength: limits.maxPasswordLength,
      revokeSessionsOnPasswordReset: true,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    user: {
      additionalFields: {
        phone: profileField,
        title: profileField,
        location: profileField,
        linkedinURL: profileField,
        bio: profileField,
        timezone: profileField,
        signatureBlock: profileField,
      },
    },
    session: { expiresIn: 7 * day, updateAge: day, freshAge: 600, cookieCache: { enabled: false } },
    account: {
      encryptOAuthTokens: true,
      accountLinking: { trustedProviders: [], allowDifferentEmails: false },
    },
    verification: { storeIdentifier: "hashed" },
    rateLimit: {
      enabled: true,
      storage: "database",
      window: 60,
      max: 600,
      customRules: { "/sign-in/*": attempts, "/sign-up/*": attempts },
    },
    advanced: {
      useSecureCookies: false,
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      cookies: {
        session_token: {
          name: env.isHttps ? "__Host-roleprint.session" : "roleprint.session",
          attributes: { secure: env.isHttps, httpOnly: true, sameSite: "lax", path: "/" },
        },
      },
    },
    databaseHooks: { user: { create: { before: async (user) => checkedPerson(user) } } },
    disabledPaths: [...closedPaths],
  });
}

/** Refuses names that could not be stored or shown, and pictures that are not plain https. */
async function checkedPerson<T extends { name: string; image?: string | null | undefined }>(
  user: T,
) {
  const name = PersonName.safeParse(user.name);
  if (!name.success || name.data === "") return false as const;
  const image =
    user.image?.startsWith("https://") && user.image.length <= lengths.url ? user.image : null;
  return { data: { ...user, name: name.data, image } };
}

/** What better-auth offers and no screen uses yet. */
const closedPaths = [
  "/account-info",
  "/change-email",
  "/delete-user",
  "/delete-user/callback",
  "/get-access-token",
  "/link-social",
  "/refresh-token",
  "/unlink-account",
  "/update-session",
  "/update-user",
  "/verify-password",
] as const;
