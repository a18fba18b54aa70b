import { z } from "zod";
import { Role } from "#contract/permissions.ts";
import { domainPattern, listOf, optionalText } from "#server/env/kinds.ts";

/** Whoever has an address of the domain joins the organization in that role. */
export type CompanyDomain = { domain: string; organizationId: number; role: Role };

const placed = new RegExp(`^(?<domain>${domainPattern})=(?<id>[1-9]\\d{0,14}):(?<role>\\w+)$`, "u");
const howToSay = "needs domains such as northwind.example=12:recruiter, between commas";

/** `northwind.example=12:recruiter` */
const companyDomain = z.string().transform((text, context): CompanyDomain => {
  const { domain = "", id = "", role } = placed.exec(text)?.groups ?? {};
  const known = Role.safeParse(role);
  if (known.success) return { domain, organizationId: Number(id), role: known.data };
  context.addIssue(howToSay);
  return z.NEVER;
});

/** All of them or none. */
export const companyParts = {
  /** The address of an OpenID Connect provider, exactly as its discovery document names it. */
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/ })
    .refine(
      (issuer) => /^https:|^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/]/u.test(`${issuer}/`),
      "must be https, except on this machine",
    )
    .exactOptional(),
  OIDC_CLIENT_ID: optionalText,
  OIDC_CLIENT_SECRET: optionalText,
  /** Whose addresses may sign in by it, and which organization they join in which role. */
  OIDC_DOMAINS: listOf(companyDomain)
    .refine(
      (list) => new Set(list.map(({ domain }) => domain)).size === list.length,
      "names a domain twice",
    )
    .default([]),
};

/** Sign-in with a company's own provider, and whether passwords work beside it. */
export const companySettings = {
  ...companyParts,
  /** `off`: nobody signs in, signs up or resets by a password. */
  PASSWORD_SIGN_IN: z.enum(["on", "off"]).default("on"),
};

type Settings = {
  OIDC_ISSUER?: string;
  OIDC_CLIENT_ID?: string;
  OIDC_CLIENT_SECRET?: string;
  OIDC_DOMAINS: CompanyDomain[];
};

export type CompanySettings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  domains: CompanyDomain[];
};

/** Undefined where it is not set up. */
export function companySignInOf(env: Settings): CompanySettings | undefined {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_DOMAINS } = env;
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) return undefined;
  return {
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    domains: OIDC_DOMAINS,
  };
}

/** The place of an address in the list. */
export function companyDomainOf(env: Settings, email: string): CompanyDomain | undefined {
  const domain = email.slice(email.lastIndexOf("@") + 1);
  return env.OIDC_DOMAINS.find((one) => one.domain === domain);
}
