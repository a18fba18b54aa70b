import { betterAuth, type BetterAuthPlugin } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { isAPIError } from "better-auth/api";
import { lengths, limits } from "#contract/limits.ts";
import { text } from "#contract/text.ts";
import type { Deps } from "#server/deps.ts";
import * as agentTables from "#server/db/schema/agents.ts";
import {
  accounts,
  rateLimits,
  sessions,
  twoFactors,
  users,
  verifications,
} from "#server/db/schema/people.ts";
import { accountHooks } from "#server/features/accounts/account-hooks.ts";
import { accountEmails } from "#server/features/accounts/account-emails.ts";
import { accountRecords } from "#server/features/accounts/account-records.ts";
import { companyMembers } from "#server/features/accounts/company-sign-in/company-members.service.ts";
import { companyProvider } from "#server/features/accounts/company-sign-in/company-provider.ts";
import { clientAddressHeader } from "#server/http/web-headers.ts";
import { agentSignIn, canSignInAgents } from "#server/features/accounts/oauth/agent-sign-in.ts";
import { passwordReset } from "#server/features/accounts/password-reset.ts";
import { hashPassword, verifyPassword } from "#server/features/accounts/password.ts";
import { secondStep } from "#server/features/accounts/second-step/second-step.ts";
import { openSignUpGate } from "#server/features/accounts/sign-up-gate.ts";
import { programEnding } from "#server/features/tokens/end-programs.service.ts";
import { organizationService } from "#server/features/organizations/organizations.service.ts";
import type { OutboxService } from "#server/features/outbox/outbox.service.ts";
import type { Env } from "#server/env.ts";
import { companySignInOf, type CompanySettings } from "#server/env/company-sign-in.ts";
import { linkLivesSeconds } from "#server/email/email.ts";

const minute = 60;
const day = 24 * 60 * minute;
const profileField = { type: "string", required: false, input: false, defaultValue: "" } as const;
const PersonName = text(lengths.name);

export type Auth = ReturnType<typeof openAuth>;

/** Sign-up, sign-in and sessions (better-auth), with every default that is too open closed. */
export function openAuth(deps: Deps, outbox: OutboxService) {
  const { env, keeper } = deps;
  const isRequired = env.EMAIL_VERIFICATION === "required";
  const attempts = { window: minute, max: env.SIGN_IN_ATTEMPTS_PER_MINUTE };
  const cookiePrefix = env.isHttps ? "__Host-roleprint." : "roleprint.";
  const mail = accountEmails(env, outbox);
  const records = accountRecords(deps);
  const gate = openSignUpGate(deps);
  const company = companySignInOf(env);
  const organizations = organizationService(deps);
  const members = companyMembers(deps, organizations);
  const resets = passwordReset(deps, programEnding(deps, organizations));
  return betterAuth({
    appName: "Roleprint",
    baseURL: env.PUBLIC_URL,
    basePath: "/api/auth",
    secret: env.AUTH_SECRET,
    trustedOrigins: [env.origin],
    telemetry: { enabled: false },
    logger: { disabled: true },
    onAPIError: { onError: rethrowOurs },
    database: drizzleAdapter(keeper, {
      provider: "pg",
      schema: {
        user: users,
        session: sessions,
        account: accounts,
        verification: verifications,
        rateLimit: rateLimits,
        twoFactor: twoFactors,
        oauthClient: agentTables.oauthClients,
        oauthResource: agentTables.oauthResources,
        oauthClientResource: agentTables.oauthClientResources,
        oauthClientAssertion: agentTables.oauthClientAssertions,
        oauthConsent: agentTables.oauthConsents,
        oauthRefreshToken: agentTables.oauthRefreshTokens,
        oauthAccessToken: agentTables.oauthAccessTokens,
      },
    }),
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: isRequired,
      minPasswordLength: limits.minPasswordLength,
      maxPasswordLength: limits.maxPasswordLength,
      resetPasswordTokenExpiresIn: linkLivesSeconds.resetPassword,
      revokeSessionsOnPasswordReset: true,
      password: { hash: hashPassword, verify: verifyPassword },
      sendResetPassword: mail.sendReset,
      onExistingUserSignUp: mail.tellOwner,
      onPasswordReset: (reset, request) => resets.finish(reset, request),
    },
    emailVerification: {
      sendOnSignUp: isRequired,
      autoSignInAfterVerification: env.PASSWORD_SIGN_IN === "on",
      expiresIn: linkLivesSeconds.verifyEmail,
      sendVerificationEmail: mail.sendVerification,
    },
    socialProviders: configuredProviders(env),
    plugins: [
      secondStep(env),
      ...(company ? [companySignIn(company, deps.log)] : []),
      ...(canSignInAgents(env) ? [agentSignIn(deps)] : []),
    ],
    user: {
      validateUserInfo: (asserted) => {
        const error = members.findRefusal(asserted);
        return error && { error };
      },
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
      accountLinking: { trustedProviders: [], allowDifferentEmails: false },
    },
    verification: { storeIdentifier: "hashed" },
    rateLimit: {
      enabled: true,
      storage: "database",
      window: minute,
      max: 600,
      customRules: {
        "/sign-in/*": attempts,
        "/sign-up/*": attempts,
        "/request-password-reset": attempts,
        "/send-verification-email": attempts,
        "/change-password": attempts,
        "/two-factor/*": attempts,
      },
    },
    advanced: {
      useSecureCookies: false,
      // Said outright, because better-auth drops both under test and the tests would prove nothing.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      defaultCookieAttributes: {
        secure: env.isHttps,
        httpOnly: true,
        sameSite: "lax",
        path: "/",
      },
      cookies: {
        session_token: { name: `${cookiePrefix}session` },
        state: { name: `${cookiePrefix}state` },
        two_factor: { name: `${cookiePrefix}second-step` },
        dont_remember: { name: `${cookiePrefix}brief` },
      },
    },
    hooks: accountHooks(deps, gate, resets),
    databaseHooks: {
      ...records,
      account: {
        create: {
          before: async (account) => {
            await members.admit(account);
            return withoutTokens(account);
          },
        },
        update: { before: withoutTokens },
      },
      user: {
        ...records.user,
        create: {
          ...records.user.create,
          before: async (user, context) => {
            await gate.passNew(user, context);
            return checkedPerson(user);
          },
        },
      },
    },
  });
}

/** One more provider beside better-auth's own. */
function companySignIn(settings: CompanySettings, log: Deps["log"]) {
  return {
    id: "company-sign-in",
    init: ({ socialProviders }) => ({
      context: { socialProviders: [companyProvider(settings, log), ...socialProviders] },
    }),
  } satisfies BetterAuthPlugin;
}

/** Providers say once who somebody is; we ask them nothing later, so no key to their doors is kept. */
async function withoutTokens<Account extends object>(account: Account) {
  return { data: { ...account, accessToken: null, refreshToken: null, idToken: null } };
}

/** A fault of ours must reach our own error handler, not become better-auth's 500. */
function rethrowOurs(fault: unknown): void {
  if (!isAPIError(fault)) throw fault;
}

function configuredProviders(env: Env) {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET } = env;
  return {
    ...(GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
      ? { google: { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET } }
      : {}),
    ...(GITHUB_CLIENT_ID && GITHUB_CLIENT_SECRET
      ? { github: { clientId: GITHUB_CLIENT_ID, clientSecret: GITHUB_CLIENT_SECRET } }
      : {}),
  };
}

/** Refuses names that could not be stored or shown, and pictures that are not plain https. */
async function checkedPerson<T extends { name: string; image?: string | null | undefined }>(
  user: T,
) {
  const name = PersonName.safeParse(user.name);
  if (!name.success || name.data === "") return false as const;
  const isPicture = user.image?.startsWith("https://") && user.image.length <= lengths.url;
  return { data: { ...user, name: name.data, image: isPicture ? user.image : null } };
}
