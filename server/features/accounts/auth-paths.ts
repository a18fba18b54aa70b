import { Problem } from "#contract/problem.ts";
import { secondStepSettings } from "#server/features/accounts/second-step/second-step.ts";
import { signUpPath } from "#server/features/accounts/sign-up-gate.ts";

const home = "/api/auth";
const authorizePath = "/oauth2/authorize";

/** Every call of better-auth that a screen, an e-mail or a provider makes; nobody reaches the others, nor are they counted. */
export const openAuthPaths: readonly string[] = [
  "GET /error",
  "GET /get-session",
  `GET ${authorizePath}`,
  "GET /verify-email",
  "POST /change-password",
  "POST /request-password-reset",
  "POST /reset-password",
  "POST /send-verification-email",
  "POST /sign-in/email",
  "POST /sign-in/social",
  "POST /sign-out",
  `POST ${signUpPath}`,
  "POST /two-factor/disable",
  "POST /two-factor/enable",
  "POST /two-factor/generate-backup-codes",
  "POST /two-factor/verify-backup-code",
  "POST /two-factor/verify-totp",
];

/** Those that hash a password. */
const hashing = new Set([
  "/sign-in/email",
  "/sign-up/email",
  "/reset-password",
  "/change-password",
  ...secondStepSettings,
]);

/** The calls that are open here, each provider's way back among them if it is set up. */
export function openAuthDoor(origin: string, providers: string[]) {
  const open = new Set([...openAuthPaths, ...providers.map((name) => `GET /callback/${name}`)]);

  /** Where a request leads, its dots resolved as better-auth resolves them; a spelling of an open path is none. */
  return function enter(method: string, target: string) {
    const asked = URL.parse(target, origin);
    const path = asked?.pathname.startsWith(home) ? asked.pathname.slice(home.length) : "";
    if (!asked || !open.has(`${method} ${path}`)) throw new Problem("notFound");
    return {
      url: new URL(`${asked.pathname}${asked.search}`, origin),
      isHashing: hashing.has(path),
      isSignUp: path === signUpPath,
      isAuthorize: path === authorizePath,
    };
  };
}
