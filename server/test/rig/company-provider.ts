import { OAuth2Server } from "oauth2-mock-server";

/** What a company's provider says of whoever signs in next; anything else in it overrides the token. */
export type CompanyClaims = Record<string, unknown> & { sub: string };

export type Company = Awaited<ReturnType<typeof startCompany>>;

/** A provider of OpenID Connect on this machine: discovery, PKCE, nonces and signatures are real. */
export async function startCompany() {
  const server = new OAuth2Server();
  await server.issuer.keys.generate("RS256");
  await server.start(0, "localhost");
  const { url = "" } = server.issuer;
  let claims: CompanyClaims = { sub: "nobody" };
  server.service.on("beforeTokenSigning", ({ payload }: { payload: object }) =>
    Object.assign(payload, claims),
  );
  const settings = (domains: string) => ({
    OIDC_ISSUER: url,
    OIDC_CLIENT_ID: "roleprint",
    OIDC_CLIENT_SECRET: "a secret",
    OIDC_DOMAINS: domains,
  });
  return {
    server,
    settings,
    port: Number(new URL(url).port),
    tell: (next: CompanyClaims) => void (claims = next),
  };
}

/** Somebody of the company, whose address is confirmed there. */
export function employee(name: string, changes: object = {}): CompanyClaims {
  const first = name.toLowerCase();
  return {
    sub: `id-of-${first}`,
    name,
    email: `${first}@northwind.example`,
    email_verified: true,
    ...changes,
  };
}
