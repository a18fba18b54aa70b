import type { Ledger } from "#ledger/ledger.ts";
import { capital, inSentence } from "#ledger/words.ts";
import { writeDecisions } from "#tools/intake-sync/decisions.ts";
import type { IntakeSync } from "#tools/intake-sync/tool.ts";
import { deciderOf, known, mustsOf, rangeOf } from "#tools/phrases.ts";

type Alignment = IntakeSync["roleAlignment"];
type Point = readonly [string, ...string[]];

const mostMusts = 8;
const mostBreakers = 4;

export function writeAlignment(ledger: Ledger): Alignment {
  return { agreed: writeAgreed(ledger), openDecisions: writeDecisions(ledger) };
}

/** What was said and is not disputed. */
function writeAgreed(ledger: Ledger): Alignment["agreed"] {
  const { reading } = ledger;
  const range = rangeOf(ledger);
  const musts = mustsOf(ledger).filter(({ conflict }) => conflict === null);
  const manager = reading.team?.reportsTo ? `, reports to ${deciderOf(ledger)}` : "";
  const points: Point[] = [
    [
      `${reading.title.clean}, ${reading.place.text}${manager}`,
      "title",
      "place",
      ...(reading.team ? [reading.team.id] : []),
    ],
    ...[reading.workType, reading.schedule]
      .filter((one) => one !== null)
      .map(({ id, text }): Point => [capital(text), id]),
    ...(range === null || reading.pay?.conflict ? [] : [[`Pay: ${range}`, "pay.range"] as const]),
    ...musts.slice(0, mostMusts).map(({ id, text }): Point => [`Must: ${inSentence(text)}`, id]),
    ...reading.dealBreakers
      .slice(0, mostBreakers)
      .map(({ id, text }): Point => [`Ends the process: ${inSentence(text)}`, id]),
  ];
  return points
    .slice(0, 15)
    .map(([point, ...facts]) => ({ point: point.slice(0, 600), ...known("given", ...facts) }));
}
