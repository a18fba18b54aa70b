import type { CandidateNotes } from "#contract/output.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { inSentence } from "#ledger/words.ts";
import type { Briefing } from "#tools/briefing.ts";
import { clip } from "#tools/clip.ts";
import { amountsOf, type PointName } from "#tools/offer-navigator/amounts.ts";
import type { Situation } from "#tools/offer-navigator/situation.ts";
import { listSituations } from "#tools/offer-navigator/situations.ts";
import type { OfferNavigator } from "#tools/offer-navigator/tool.ts";
import { known } from "#tools/phrases.ts";

type Row = OfferNavigator["candidateOfferMatrix"]["rows"][number];

export function writeMatrix({
  ledger,
  candidates,
}: Briefing): OfferNavigator["candidateOfferMatrix"] {
  const situations = listSituations(ledger);
  const rows = situations.map((situation) => writeRow(situation.name, situation, ledger));
  const noted = candidates.map((candidate) => writeCandidate(candidate, situations, ledger));
  return {
    note: `Situations of ${ledger.occupation.people}, not people; nobody is rated.`,
    rows: [...noted, ...rows].slice(0, 14),
  };
}

const words: Record<PointName, string> = {
  opening: "open at",
  target: "may go to",
  walkAway: "no further than",
};

function writeBase(ledger: Ledger, point: PointName): string {
  const amounts = amountsOf(ledger);
  if (amounts === null) return "no range approved";
  const { amount } = amounts[point];
  return amounts.isOneFigure
    ? `${amount} ${amounts.per}, one figure`
    : `${words[point]} ${amount} ${amounts.per}`;
}

function writeRow(
  name: string,
  { base, levers, findOutFirst, facts }: Situation,
  ledger: Ledger,
): Row {
  return {
    situation: clip(name, 600),
    cells: [
      { lever: "Base", advice: writeBase(ledger, base) },
      ...levers.map(([lever, advice]) => ({ lever: clip(lever, 200), advice: clip(advice, 600) })),
    ].slice(0, 8),
    findOutFirst: clip(findOutFirst, 600),
    covers: known("given", ...facts).facts.filter((id) => /^(?:must|deal)\./u.test(id)),
    ...known("estimate", ...facts, ...(amountsOf(ledger)?.facts ?? []), ledger.reading.pay?.id),
  };
}

/** Notes are read for situations alone; nothing else of them is repeated. */
function writeCandidate(
  { label, notes }: CandidateNotes,
  situations: readonly Situation[],
  ledger: Ledger,
): Row {
  const fitting = situations.filter(({ noted }) => noted.test(notes)).slice(0, 3);
  const [first, ...others] = fitting;
  if (first === undefined) return writeUnnoted(label, ledger);
  const name = `${label}: ${fitting.map((one) => inSentence(one.name)).join("; ")}`;
  const row = writeRow(name, first, ledger);
  const more = others.flatMap(({ levers }) =>
    levers.slice(0, 1).map(([lever, advice]) => ({ lever, advice: clip(advice, 600) })),
  );
  const findOut = fitting.map((one) => one.findOutFirst).join("; ");
  return {
    ...row,
    cells: [...row.cells, ...more].slice(0, 8),
    findOutFirst: clip(findOut, 600),
    ...known(row.basis, ...row.facts, ...others.flatMap(({ facts }) => facts)),
  };
}

function writeUnnoted(label: string, ledger: Ledger): Row {
  return {
    situation: `${label}: no situation noted`,
    cells: [
      { lever: "Base", advice: writeBase(ledger, "opening") },
      { lever: "Next call", advice: "ask what must be true for them to move" },
    ],
    findOutFirst: "Other offers, notice, place, and which part of the package decides",
    covers: [],
    ...known("plan", ...(amountsOf(ledger)?.facts ?? [])),
  };
}
