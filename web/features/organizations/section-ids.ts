/** The sections of the organization page, by the id of their heading. */
export const sectionIds = {
  information: "information",
  branding: "branding",
  team: "team",
  record: "organization-info",
  model: "ai-model",
  tokens: "api-tokens",
  webhooks: "webhooks",
  agents: "agents",
  companySignIn: "company-sign-in",
  activity: "activity",
  data: "data",
} as const;
