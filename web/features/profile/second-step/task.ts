/** What somebody wants to do with their second step. */
export type SecondStepTask = "begin" | "renew" | "end";
