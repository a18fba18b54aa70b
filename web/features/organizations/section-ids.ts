/** The sections of the organization page, by the id of their heading. */
export const sectionIds = {
  information: "information",
  branding: "branding",
  team: "team",
  record: "organization-info",
  model: "ai-model",
  activity: "activity",
  data: "data",
} as const;
