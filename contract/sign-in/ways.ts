import { z } from "zod";
import { Role } from "#contract/permissions.ts";

/** What the company's own provider is called in addresses and stored accounts. */
export const companyProviderId = "company";

/** Which ways in this server has; `reset` is a mailed link for a new password. */
export const SignInWays = z.object({
  company: z.boolean(),
  password: z.boolean(),
  google: z.boolean(),
  github: z.boolean(),
  reset: z.boolean(),
});
export type SignInWays = z.infer<typeof SignInWays>;

/** What an operator set up for an organization: whose addresses join it, and as what. */
export const CompanySignIn = z.object({
  isOn: z.boolean(),
  domains: z.array(z.object({ domain: z.string(), role: Role })),
});
export type CompanySignIn = z.infer<typeof CompanySignIn>;
