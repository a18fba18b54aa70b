import { z } from "zod";
import { SignUpMode } from "#contract/sign-up.ts";
import { VerificationMode } from "#contract/user.ts";
import { AuthSecret } from "#server/auth-secret.ts";
import { companyParts, companySettings } from "#server/env/company-sign-in.ts";
import { domainPattern, listOf, optionalText } from "#server/env/kinds.ts";

const domainName = z
  .string()
  .regex(
    new RegExp(`^${domainPattern}$`, "u"),
    "needs domains such as staffing.example, between commas",
  );

/** Who comes in, by which ways, and who runs the installation. */
export const signInSettings = {
  AUTH_SECRET: AuthSecret,
  /** `off`: accounts work at once (the beta); `required`: an address must be verified before signing in. Unset: as mail can be sent. */
  EMAIL_VERIFICATION: VerificationMode.exactOptional(),
  /** Who may create an account: `open` everybody, `invited` who has an open invitation, `closed` nobody. */
  SIGN_UP: SignUpMode.default("open"),
  /** Addresses of these may sign up, where it is `open` only they; between commas. */
  SIGN_UP_DOMAINS: listOf(domainName).default([]),
  /** Who runs the installation, between commas: whoever has confirmed one of these addresses sees more under /admin. */
  OPERATORS: listOf(
    z.email("needs addresses such as anna@staffing.example, between commas"),
  ).default([]),
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  GITHUB_CLIENT_ID: optionalText,
  GITHUB_CLIENT_SECRET: optionalText,
  ...companySettings,
};

type Filled = Record<string, string | undefined>;

/** Settings that are nothing without each other. */
const wholes = [
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET"],
  Object.keys(companyParts),
];

export function findHalves(filled: Filled): string[] {
  return wholes.flatMap((names) => {
    const given = names.find((name) => filled[name]);
    return given ? names.flatMap((name) => (filled[name] ? [] : [`${given} needs ${name}`])) : [];
  });
}

/** Without passwords there must be another way in. */
export function findNoWayIn(filled: Filled): string[] {
  const hasOther = wholes.some((names) => names.every((name) => filled[name]));
  return filled["PASSWORD_SIGN_IN"] === "off" && !hasOther
    ? ["PASSWORD_SIGN_IN=off needs another way to sign in, such as OIDC_ISSUER"]
    : [];
}

type Person = { email: string; emailVerified: boolean };

/** Asked anew at each call: an address taken out of the setting is nobody's special right any more. */
export function isOperator({ OPERATORS }: { OPERATORS: string[] }, person: Person): boolean {
  const email = person.email.normalize("NFKC").trim().toLowerCase();
  return person.emailVerified && OPERATORS.includes(email);
}
