import { APIError } from "better-auth/api";
import { companyProviderId, type CompanySignIn } from "#contract/sign-in/ways.ts";
import { Problem, type ProblemCode } from "#contract/problem.ts";
import type { Caller } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import { companyDomainOf, companySignInOf } from "#server/env/company-sign-in.ts";
import { dropPassword } from "#server/features/accounts/company-sign-in/company-members.store.ts";
import { accountStore } from "#server/features/accounts/accounts.store.ts";
import { normaliseAddress } from "#server/features/accounts/sign-in-limit.ts";
import type { OrganizationService } from "#server/features/organizations/organizations.service.ts";
import { programEnding } from "#server/features/tokens/end-programs.service.ts";

export type CompanyMembers = ReturnType<typeof companyMembers>;

type Asserted = {
  user: { email?: string | undefined; emailVerified?: boolean | undefined };
  source: { oauth?: { providerId: string } | undefined };
};

const refuse = (code: ProblemCode) => new APIError("FORBIDDEN", new Problem(code).body);

/** Whom a company's sign-in lets in, and where they belong (OIDC_DOMAINS). */
export function companyMembers(
  { env, tenant, keeper, log }: Pick<Deps, "env" | "tenant" | "keeper" | "log">,
  organizations: OrganizationService,
) {
  const endPrograms = programEnding({ tenant }, organizations);

  async function join(caller: Caller, email: string): Promise<void> {
    const place = companyDomainOf(env, normaliseAddress(email));
    if (!place) throw refuse("companyDomainUnknown");
    const { organizationId, role } = place;
    const memberships = await organizations.list(caller);
    if (memberships.some((one) => one.organizationId === organizationId)) return;
    await tenant.joining(caller, organizationId, async (db, record) => {
      await organizations.lock(db);
      const membership = await organizations.admit(db, caller.userId, role);
      await record({ object: `membership:${membership.id}`, after: membership });
    });
  }

  return {
    /** Asked at each sign-in, before an account is made, joined or used: what the company says of the address must do. */
    findRefusal({ user, source }: Asserted): ProblemCode | undefined {
      if (source.oauth?.providerId !== companyProviderId) return undefined;
      if (user.emailVerified !== true) return "companyAddressUnconfirmed";
      const isListed = companyDomainOf(env, normaliseAddress(user.email ?? ""));
      return isListed ? undefined : "companyDomainUnknown";
    },

    /**
     * The first sign-in makes somebody a member. It runs before their account is stored, so a failure is tried again
     * at the next one; later ones change nothing, whatever an admin has made of the membership.
     */
    async admit(account: { providerId: string; userId: string }): Promise<void> {
      if (account.providerId !== companyProviderId) return;
      const caller = { userId: account.userId };
      const person = await tenant.asPerson(caller, (db) => accountStore(db, caller).find());
      await join(caller, person?.email ?? "").catch((fault: unknown) => {
        if (!(fault instanceof Problem && fault.code === "notFound")) throw fault;
        log.warn("an organization in OIDC_DOMAINS does not exist");
        throw refuse("companyOrganizationMissing");
      });
      const hadPassword = await dropPassword(keeper, account.userId);
      if (hadPassword) await endPrograms(account.userId);
    },

    show: (caller: Caller, organizationId: number): Promise<CompanySignIn> =>
      tenant.of(caller, { organizationId }, "connection.read", async () => ({
        isOn: companySignInOf(env) !== undefined,
        domains: env.OIDC_DOMAINS.filter((one) => one.organizationId === organizationId).map(
          ({ domain, role }) => ({ domain, role }),
        ),
      })),
  };
}
