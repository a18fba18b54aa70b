/** Who reads a part of a report: candidates, whoever works on the search, or the team alone, as what we would pay at most. */
export type Audience = "candidate" | "team" | "inside";

/** Of a path such as "engagementHub.nurtureSequences[0].touches[1].body". */
export type AudienceOf = (path: string) => Audience;
