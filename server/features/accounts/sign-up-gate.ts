import { APIError } from "better-auth/api";
import { Problem } from "#contract/problem.ts";
import { companyProviderId } from "#contract/sign-in/ways.ts";
import { explainSignUp } from "#contract/sign-up.ts";
import type { Deps } from "#server/deps.ts";
import { signUpRule } from "#server/env.ts";
import { normaliseAddress } from "#server/features/accounts/sign-in-limit.ts";
import { isInvited } from "#server/features/invitations/invited-address.service.ts";

export const signUpPath = "/sign-up/email";

/** Which call an account is made by. */
type Way = { path: string; params?: Record<string, string | undefined> | undefined } | null;

export type SignUpGate = ReturnType<typeof openSignUpGate>;

/** Who may create an account, by whichever door (SIGN_UP, SIGN_UP_DOMAINS). */
export function openSignUpGate({ env, tenant }: Pick<Deps, "env" | "tenant">) {
  const rule = signUpRule(env);
  const isForAll = rule.mode === "open" && rule.domains.length === 0;

  async function isWelcome(email: string): Promise<boolean> {
    if (rule.mode === "closed") return false;
    if (isForAll || rule.domains.includes(domainOf(email))) return true;
    return rule.mode === "invited" && isInvited(tenant, email);
  }

  function refusal(): APIError {
    return new APIError("FORBIDDEN", new Problem("signUpRefused", explainSignUp(rule)).body);
  }

  async function pass(address: string): Promise<void> {
    if (!(await isWelcome(normaliseAddress(address)))) throw refusal();
  }

  return {
    pass,

    /**
     * The last word before an account is stored. An address that a provider only passes on opens nothing: anybody can
     * name one there. Whoever comes by a listed company counts as invited by the operator.
     */
    async passNew(user: { email: string; emailVerified: boolean }, way: Way): Promise<void> {
      const isCompany = way?.path === "/callback/:id" && way.params?.id === companyProviderId;
      if (isCompany && rule.mode !== "closed") return;
      const isHearsay = way?.path !== signUpPath && !user.emailVerified;
      if (isHearsay && !isForAll) throw refusal();
      await pass(user.email);
    },
  };
}

function domainOf(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1);
}
