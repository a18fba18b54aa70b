/** The six tools in their fixed order (spec §9). */
export const toolTypes = [
  "marketPulse",
  "intakeSync",
  "attractSourceKit",
  "engagementHub",
  "offerNavigator",
  "interviewCoach",
] as const;
