import { calls } from "#contract/calls.ts";
import { ofOrganization, type Endpoints } from "#contract/endpoint.ts";
import { CompanySignIn, SignInWays } from "#contract/sign-in/ways.ts";

/** How people come in. */
export const signInEndpoints = {
  getSignInWays: {
    ...calls.getSignInWays,
    access: "anyone",
    summary: "Whether people can sign in with their company, and with a password",
    reply: SignInWays,
  },
  getCompanySignIn: {
    ...calls.getCompanySignIn,
    access: "admin",
    summary: "Whether company sign-in is on, and whose addresses join the organization by it",
    params: ofOrganization,
    reply: CompanySignIn,
  },
} as const satisfies Endpoints;
