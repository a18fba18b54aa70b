import { mcp } from "@better-auth/mcp";
import type { BetterAuthPlugin } from "better-auth";
import { APIError } from "better-auth/api";
import { AgentScope } from "#contract/programs/agent.ts";
import { screens } from "#contract/screens.ts";
import type { Deps } from "#server/deps.ts";
import type { Env } from "#server/env.ts";
import { mcpAddress } from "#server/env/server.ts";
import { agentLetIn, offlineScope } from "#server/features/accounts/oauth/consent.service.ts";
import { isOwnComputer } from "#server/features/accounts/oauth/registration.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** OAuth needs an address that nobody on the way can read. */
export function canSignInAgents({ origin, isHttps }: Pick<Env, "origin" | "isHttps">): boolean {
  return isHttps || isOwnComputer(new URL(origin));
}

/** Whatever an agent forgot to ask for, its tokens are for our tools alone, last, and need the consent page. */
export function bindToAgents({ searchParams }: URL, env: Env): void {
  if (!searchParams.has("resource")) searchParams.set("resource", mcpAddress(env));
  const scopes = searchParams.get("scope")?.split(" ") ?? [...AgentScope.options];
  searchParams.set("scope", [...new Set([...scopes, offlineScope])].join(" "));
  searchParams.delete("prompt");
  searchParams.delete("max_age");
}

/**
 * OAuth for agents (better-auth): they register themselves, without a secret, and must prove each code by PKCE. Tokens are
 * random, stored as hashes and looked up at every call, so that Disconnect works at once; a signed token would live on.
 */
export function agentSignIn({ env, tenant }: Pick<Deps, "env" | "tenant">) {
  const { init: _, ...plugin } = mcp({
    resource: mcpAddress(env),
    loginPage: screens.consent.path,
    consentPage: screens.consent.path,
    scopes: [...AgentScope.options, offlineScope],
    advertisedMetadata: { scopes_supported: [...AgentScope.options, offlineScope] },
    grantTypes: ["authorization_code", "refresh_token"],
    disableJwtPlugin: true,
    allowDynamicClientRegistration: true,
    allowUnauthenticatedClientRegistration: true,
    codeExpiresIn: 10 * minute,
    accessTokenExpiresIn: hour,
    refreshTokenExpiresIn: 30 * day,
    // The package answers one that was used for 30 s more.
    refreshTokenReuseInterval: 0,
    prefix: { opaqueAccessToken: "rpa_", refreshToken: "rpr_" },
    rateLimit: { register: { window: hour, max: env.AGENT_REGISTRATIONS_PER_HOUR } },
    postLogin: {
      page: screens.consent.path,
      shouldRedirect: () => false,
      // Outside our own consent call there is no agent yet, so the page is always shown.
      consentReferenceId: async () => String(agentLetIn.getStore() ?? 0),
    },
    /** A code that outlived its agent is worth nothing. */
    customTokenResponseFields: async ({ verificationValue }) => {
      if (!verificationValue) return {};
      const agent = await tenant.findAgent(Number(verificationValue.referenceId ?? 0));
      if (!agent) throw new APIError("BAD_REQUEST", { error: "invalid_grant" });
      return {};
    },
  });
  // Its `init` writes to the database before there may be one, and ends agents with the browser session that let them in.
  // In what its endpoints document, the package writes `items: undefined` where its own type has no `items`.
  return plugin as BetterAuthPlugin;
}
