/** Who reads a part of a report. */
export type Audience = "candidate" | "team";

/** Of a path such as "engagementHub.nurtureSequences[0].touches[1].body". */
export type AudienceOf = (path: string) => Audience;
