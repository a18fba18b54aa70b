import type { CandidateNotes } from "#contract/output.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { joinAnd } from "#english/words.ts";
import { inSentence } from "#ledger/in-sentence.ts";
import type { Briefing } from "#tools/briefing.ts";
import { withStop } from "#tools/writing/clip.ts";
import { baseOf, listSituations, type Situation } from "#tools/offer-navigator/situations.ts";
import type { OfferNavigator } from "#tools/offer-navigator/schema.ts";
import { known } from "#tools/writing/phrases.ts";

type Row = OfferNavigator["candidateOfferMatrix"]["rows"][number];

const mostRows = 3;
const mostNoted = 3;

export function writeMatrix({
  ledger,
  candidates,
}: Briefing): OfferNavigator["candidateOfferMatrix"] {
  const situations = listSituations(ledger);
  const noted = candidates.map((candidate) => writeCandidate(candidate, situations, ledger));
  const rows = situations.slice(0, mostRows).map((one) => writeRow(one.name, one, ledger));
  return {
    note: "By situation. What the interviews showed decides the figure, for everybody alike.",
    rows: [...noted, ...rows],
  };
}

function writeRow(
  name: string,
  { base, levers, findOutFirst, facts }: Situation,
  ledger: Ledger,
): Row {
  return {
    situation: name,
    cells: [
      { lever: "Base", advice: baseOf(ledger, base) },
      ...levers.map(([lever, advice]) => ({ lever, advice })),
    ],
    findOutFirst,
    covers: [],
    ...known("estimate", "title", ...facts),
  };
}

/** Notes are read for situations alone; nothing else of them is repeated. */
function writeCandidate(
  { label, notes }: CandidateNotes,
  situations: readonly Situation[],
  ledger: Ledger,
): Row {
  const fitting = situations.filter(({ noted }) => noted.test(notes)).slice(0, mostNoted);
  const [first, ...others] = fitting;
  if (first === undefined) return writeUnnoted(label, ledger);
  const name = `${label}: ${joinAnd(fitting.map((one) => inSentence(one.name)))}`;
  const row = writeRow(name, first, ledger);
  const more = others.flatMap(({ levers }) =>
    levers.slice(0, 1).map(([lever, advice]) => ({ lever, advice })),
  );
  return {
    ...row,
    cells: [...row.cells, ...more],
    findOutFirst: fitting.map((one) => withStop(one.findOutFirst)).join(" "),
    ...known(row.basis, ...row.facts, ...others.flatMap(({ facts }) => facts)),
  };
}

function writeUnnoted(label: string, ledger: Ledger): Row {
  return {
    situation: `${label}: no situation noted`,
    cells: [
      { lever: "Base", advice: baseOf(ledger, "opening") },
      { lever: "Next call", advice: "Ask what has to be true for them to move" },
    ],
    findOutFirst: "Other offers, notice, place, and which part of the offer decides",
    covers: [],
    ...known("plan", "title"),
  };
}
