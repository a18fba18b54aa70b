import type { FactId } from "#contract/examination.ts";

/** What only lines inside say: it stays in the team and goes to no model. */
export const insidePrefix = "inside.";

/** Somebody outside the team: a language model, whoever opens a shared link, a program without the scope `internal`. */
type Outsider = "model" | "guest" | "program";

/** How far an offer may go; a model writes the team's own report about it. */
const limits = /^offer\./u;
/** Told with the amounts of an offer; and what the team typed about rivals and red flags, which reports for guests may answer. */
const ofTeam = /^(?:flag|competitor)\.|^pay\.atTarget$/u;

const closed: Readonly<Record<Outsider, readonly RegExp[]>> = {
  model: [],
  guest: [limits],
  program: [limits, ofTeam],
};

/** Whether a fact stays in the team. What only lines inside say is closed to everybody else. */
export function isClosedTo(outsider: Outsider, id: FactId): boolean {
  return id.startsWith(insidePrefix) || closed[outsider].some((kept) => kept.test(id));
}
