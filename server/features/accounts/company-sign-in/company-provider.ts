import { APIError } from "better-auth/api";
import {
  authorizationCodeRequest,
  createAuthorizationURL,
  getOAuth2Tokens,
  verifyJwsAccessToken,
  type OAuthProvider,
} from "better-auth/oauth2";
import { z } from "zod";
import { Problem } from "#contract/problem.ts";
import { companyProviderId } from "#contract/sign-in/ways.ts";
import type { Deps } from "#server/deps.ts";
import { openEgress } from "#server/egress/egress.ts";
import type { CompanySettings } from "#server/env/company-sign-in.ts";
import { normaliseAddress } from "#server/features/accounts/sign-in-limit.ts";
import { describeFault } from "#server/log.ts";
import { OwnFault } from "#server/own-fault.ts";

const timeoutMs = 10_000;
const discoveryLifeMs = 60 * 60 * 1_000;
const clockToleranceSeconds = 30;
/** Signed with a private key; `none` and those with a shared secret are not among them. */
const algorithms = [
  "RS256",
  "RS384",
  "RS512",
  "PS256",
  "PS384",
  "PS512",
  "ES256",
  "ES384",
  "EdDSA",
];

const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(["client_secret_basic"]),
});
type Discovery = z.infer<typeof Discovery>;

const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

const Claims = z.object({
  sub: z.string().min(1),
  email: z.string().transform(normaliseAddress).pipe(z.email()).optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
});
type Claims = z.infer<typeof Claims>;

/**
 * The company's own sign-in (OpenID Connect, code flow with PKCE). Who somebody is stands in the ID token alone, and
 * that is believed by its signature, issuer, audience and nonce. Discovery is asked for when it is needed, so a
 * provider that is down at our start is found once it is back.
 */
export function companyProvider(
  { issuer, clientId, clientSecret }: CompanySettings,
  log: Deps["log"],
): OAuthProvider<Claims> {
  // The operator named this host, so it may be a private one; where its document leads must be public or the same.
  const { fetch } = openEgress({ allow: [new URL(issuer).hostname] });
  const keys = {};
  let known: { discovery: Discovery; until: number } | undefined;

  async function fetchJson(address: string, init: RequestInit = {}): Promise<unknown> {
    const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) throw new OwnFault(`${new URL(address).pathname} answered ${answer.status}`);
    return answer.json();
  }

  async function discover(): Promise<Discovery> {
    if (known && known.until > Date.now()) return known.discovery;
    const address = `${issuer.replace(/\/$/u, "")}/.well-known/openid-configuration`;
    const discovery = Discovery.parse(await fetchJson(address));
    if (discovery.issuer !== issuer)
      throw new OwnFault(`OIDC_ISSUER is ${issuer}, the provider says ${discovery.issuer}`);
    known = { discovery, until: Date.now() + discoveryLifeMs };
    return discovery;
  }

  /** better-auth's check of a JWS, whatever kind of token it is: it answers the claims or throws. */
  async function readIdToken(token: string, nonce: string): Promise<Claims> {
    const { jwks_uri } = await discover();
    const claims = await verifyJwsAccessToken(token, {
      jwksFetch: async () => KeySet.parse(await fetchJson(jwks_uri)),
      jwksCacheKey: keys,
      verifyOptions: {
        issuer,
        audience: clientId,
        algorithms,
        requiredClaims: ["exp", "iat"],
        clockTolerance: clockToleranceSeconds,
      },
    });
    if (claims["nonce"] !== nonce) throw new OwnFault("The ID token is for another sign-in");
    if (Number(claims.iat) > Date.now() / 1_000 + clockToleranceSeconds)
      throw new OwnFault("The ID token is of a time to come");
    const isForMany = Array.isArray(claims.aud) && claims.aud.length > 1;
    if ((isForMany || claims["azp"] !== undefined) && claims["azp"] !== clientId)
      throw new OwnFault("The ID token was given to another program");
    return Claims.parse(claims);
  }

  /** Some providers keep the address out of the ID token and tell it only when asked. */
  async function withAddress(claims: Claims, accessToken: string | undefined): Promise<Claims> {
    const { userinfo_endpoint } = await discover();
    if (claims.email !== undefined || !userinfo_endpoint || !accessToken) return claims;
    const headers = { authorization: `Bearer ${accessToken}` };
    const told = Claims.parse(await fetchJson(userinfo_endpoint, { headers }));
    if (told.sub !== claims.sub) throw new OwnFault("The user info is about somebody else");
    // What the ID token confirms is no address that stands elsewhere.
    return { ...claims, email_verified: undefined, ...told };
  }

  return {
    id: companyProviderId,
    name: "your company",
    issuer,
    requiresIdTokenNonce: true,
    accountSubject: ({ profile }) => profile.sub,
    // A token that a browser brings along proves nothing: it has no nonce of ours.
    options: { disableIdTokenSignIn: true },

    async createAuthorizationURL({ state, codeVerifier, redirectURI, idTokenNonce }) {
      const { authorization_endpoint } = await discover().catch((fault: unknown) => {
        log.warn(describeFault(fault), "company sign-in does not answer");
        throw new APIError("SERVICE_UNAVAILABLE", new Problem("companyUnavailable").body);
      });
      return createAuthorizationURL({
        id: companyProviderId,
        options: { clientId },
        authorizationEndpoint: authorization_endpoint,
        state,
        codeVerifier,
        redirectURI,
        nonce: idTokenNonce,
        scopes: ["openid", "email", "profile"],
      });
    },

    async validateAuthorizationCode({ code, codeVerifier, redirectURI }) {
      try {
        const { token_endpoint, token_endpoint_auth_methods_supported } = await discover();
        const isPost = !token_endpoint_auth_methods_supported.includes("client_secret_basic");
        const request = await authorizationCodeRequest({
          code,
          codeVerifier,
          redirectURI,
          options: { clientId, clientSecret },
          authentication: isPost ? "post" : "basic",
        });
        const answer = await fetchJson(token_endpoint, { ...request, method: "POST" });
        return getOAuth2Tokens(z.record(z.string(), z.unknown()).parse(answer));
      } catch (fault) {
        log.warn(describeFault(fault), "company sign-in gave no tokens");
        return null;
      }
    },

    async getUserInfo({ idToken, accessToken, expectedIdTokenNonce }) {
      if (!idToken || !expectedIdTokenNonce) return null;
      try {
        const claims = await withAddress(
          await readIdToken(idToken, expectedIdTokenNonce),
          accessToken,
        );
        const email = claims.email ?? "";
        const user = {
          email,
          emailVerified: claims.email_verified === true,
          name: claims.name?.trim() || email.split("@", 1).join(),
        };
        return { user, data: claims };
      } catch (fault) {
        log.warn(describeFault(fault), "company sign-in was not believed");
        return null;
      }
    },
  };
}
