/** Why nobody came in by a company's sign-in, by the code of the problem. */
export const companyRefusals = {
  companyAddressUnconfirmed:
    "Your company's sign-in has not confirmed your email address. Ask the people who run it to confirm it.",
  companyDomainUnknown: "Your email address is not at a company that can sign in here.",
  companyOrganizationMissing:
    "Your company's organization was not found here. Please contact the people who run this site.",
  companyUnavailable: "Your company's sign-in is not answering. Please try again in a moment.",
} as const;

/** Somebody has an account that nobody ever confirmed, so it may be another person's. */
export const companyAccountUnconfirmed =
  "There is already an account with your email address, but the address was never confirmed. Please ask the people who run this site to confirm it.";

export const passwordSignInOff =
  "Passwords are switched off on this site. Please use another way to sign in.";
