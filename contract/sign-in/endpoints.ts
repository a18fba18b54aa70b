import { calls } from "#contract/calls.ts";
import { ofOrganization, type Endpoints } from "#contract/endpoint.ts";
import { CompanySignIn, SignInWays } from "#contract/sign-in/ways.ts";

/** How people come in. */
export const signInEndpoints = {
  getSignInWays: {
    ...calls.getSignInWays,
    access: "anyone",
    summary:
      "Which ways of signing in are set up: company, password, Google, GitHub, and a mailed link for a new password",
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
