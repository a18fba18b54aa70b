import type { Given } from "#ledger/fact.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { ToldLine, ToldPlace } from "#ledger/reading.ts";
import type { InterviewCoach } from "#tools/interview-coach/tool.ts";
import { known } from "#tools/phrases.ts";
import { quote } from "#tools/writing/say.ts";

/** How many lines of a place are worth saying, the places in the order in which they are said. */
const shares: readonly (readonly [ToldPlace, number])[] = [
  ["employer", 1],
  ["duty", 1],
  ["terms", 1],
  ["benefit", 1],
];

const fewestWords = 4;
const mostPoints = 3;

/** What interviewers may say because it is written down, in the posting's words. */
export function writeTalkingPoints({ reading, company }: Ledger): InterviewCoach["talkingPoints"] {
  const told = shares.flatMap(([place, most]) =>
    reading.lines
      .filter((line) => line.place === place && isWorthSaying(line))
      .toSorted((left, right) => weigh(right) - weigh(left))
      .slice(0, most),
  );
  const lines: readonly Given[] = told.length > 1 ? told : [...told, ...company.statements];
  return lines
    .slice(0, mostPoints)
    .map((line) => ({ point: quote(line).text, ...known("given", line.id) }));
}

function isWorthSaying({ text }: ToldLine): boolean {
  return (
    text.split(" ").length >= fewestWords &&
    !/^(?:location|other duties|performs other)/iu.test(text)
  );
}

/** Figures tell, and a line that has to be cut does not. */
function weigh({ text }: ToldLine): number {
  return (/\d/u.test(text) ? 2 : 0) + (text.length <= 140 ? 1 : 0);
}
