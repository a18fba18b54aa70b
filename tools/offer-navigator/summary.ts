import { partName, partWords } from "#ledger/difficulty.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { isUnknown } from "#ledger/market-facts.ts";
import { countedPeople } from "#ledger/market-fact-list.ts";
import { formatMoney, formatOffer, perWords } from "#english/money.ts";
import { decisivePart, unstatedParts } from "#ledger/usual-pay.ts";
import { inSentence, joinAnd } from "#ledger/words.ts";
import type { Briefing } from "#tools/briefing.ts";
import { clip, firstFitting, withoutStop } from "#tools/clip.ts";
import { followGuidance } from "#tools/guidance.ts";
import {
  fixedThings,
  joinClear,
  benefitsByKind,
  sayLine,
  unitOf,
  workLines,
} from "#tools/market-words.ts";
import { amountsOf, bonusWords, type Amounts } from "#tools/offer-navigator/amounts.ts";
import type { OfferNavigator } from "#tools/offer-navigator/tool.ts";
import { deciderOf, known, mustsOf, rangeOf, spokenTitle } from "#tools/phrases.ts";

export function writeSummary(
  { ledger, guidance, candidates }: Briefing,
  lines: readonly string[],
): OfferNavigator["summary"] {
  const amounts = amountsOf(ledger);
  const { reading, market } = ledger;
  const text = [
    writeWhy(amounts),
    writeUnknown(ledger),
    writeWork(ledger),
    writeFixed(ledger),
    candidates.length === 0
      ? ""
      : `Notes for ${joinAnd(candidates.map(({ label }) => label))} are answered in the matrix, as situations.`,
    ...followGuidance(guidance, lines),
  ].filter((line) => line !== "");
  return {
    answer: writeAnswer(ledger, amounts),
    text: clip(text.join(" ") || `Nothing is settled yet for the ${spokenTitle(ledger)}.`, 4_000),
    ...known(
      amounts === null ? "unknown" : "derived",
      reading.pay?.id ?? "unknown.pay",
      ...(amounts?.facts ?? []),
      market.atTarget?.id,
      isUnknown(market.wages) ? null : market.wages.id,
      ...[...mustsOf(ledger).slice(0, 10), ...reading.payParts].map(({ id }) => id),
      ...fixedThings(ledger)
        .slice(0, 3)
        .flatMap(({ facts }) => facts),
      ...benefitsByKind(ledger)
        .slice(0, 1)
        .map(({ id }) => id),
      ...workLines(ledger)
        .slice(0, 1)
        .map(({ id }) => id),
      ...ledger.questions.map(({ id }) => id),
    ),
  };
}

function writeAnswer(ledger: Ledger, amounts: Amounts | null): string {
  if (amounts === null) return firstFitting([writeNoPoints(ledger)], 260);
  const { opening, target, walkAway, per } = amounts;
  const points = amounts.isOneFigure
    ? `There is one figure, ${walkAway.amount} ${per}, and no room on base`
    : `Open at ${opening.amount}, aim for ${target.amount}, stop at ${walkAway.amount} ${per}`;
  const clauses = clauseRules.flatMap((rule) => rule(ledger) ?? []);
  return firstFitting([...clauses.map((clause) => `${points}; ${clause}.`), `${points}.`], 260);
}

/** What changes the three figures most; the first that holds is said with them. */
const clauseRules: readonly ((ledger: Ledger) => string | null)[] = [
  ({ reading, rules }) => {
    const part = decisivePart(reading, rules);
    return part === null ? null : `name none of them before the ${partName(part)} is known`;
  },
  ({ market: { atTarget } }) =>
    atTarget?.kind === "commission"
      ? `on target that is ${formatOffer(atTarget.yearly)}, so show base and quota together`
      : null,
  ({ reading }) => {
    const part = reading.payParts.find(({ kind }) => kind === "differential" || kind === "signOn");
    return part === undefined
      ? null
      : `beside base there is ${clip(withoutStop(inSentence(part.text)), 110)}`;
  },
  ({ market: { atTarget } }) =>
    atTarget?.kind === "bonus"
      ? `with the ${bonusWords(atTarget)} that is ${formatOffer(atTarget.yearly)}`
      : null,
  ({ reading }) => {
    const part = reading.payParts.find(({ kind }) => kind === "bonus");
    return part === undefined || /\d/u.test(part.text)
      ? null
      : `the ${clip(withoutStop(inSentence(part.text)), 110)} has no figure yet`;
  },
  (ledger) => {
    const [fixed] = fixedThings(ledger);
    return fixed === undefined ? null : `nothing is traded on ${fixed.thing}`;
  },
  (ledger) => {
    const [benefit] = benefitsByKind(ledger);
    return benefit === undefined ? null : `past that, ${inSentence(benefit.text)} is what is left`;
  },
  ({ reading, rules }) => {
    const [part] = unstatedParts(reading, rules);
    return part === undefined ? null : `nobody has said whether there is ${partWords(part)}`;
  },
];

function writeNoPoints(ledger: Ledger): string {
  const range = rangeOf(ledger);
  const title = spokenTitle(ledger);
  if (range !== null) {
    return `Only one end of the pay is known (${range}): get the other before anyone hears a number for the ${title}.`;
  }
  const { atTarget, wages } = ledger.market;
  if (atTarget?.kind === "commission") {
    return `Only earnings on target are stated (${formatOffer(atTarget.yearly)}): get the base before any offer to ${ledger.occupation.people}.`;
  }
  const unit = unitOf(ledger);
  const point = isUnknown(wages)
    ? null
    : wages.facts.points.find(({ percentile }) => percentile === 50);
  const amount = unit === "hour" ? point?.hourly : point?.yearly;
  return typeof amount === "number" && !isUnknown(wages)
    ? `No offer can be planned for the ${title}: no range is approved. Half of all ${countedPeople(wages.facts)} earn over ${formatMoney(amount, wages.facts.currency, unit)} ${perWords(unit)}.`
    : `No offer can be planned for the ${title}: no range is approved, and no public figure stands in for it. Ask ${deciderOf(ledger)} first.`;
}

function writeWhy(amounts: Amounts | null): string {
  if (amounts === null || amounts.isOneFigure) return "";
  const { opening, target, walkAway } = amounts;
  const years = [opening, target, walkAway].flatMap(({ perYear }) => perYear ?? []);
  const cost =
    years.length === 3
      ? ` They cost ${joinAnd(years.map(shortYear))}${tailOf(years[0] ?? "")}.`
      : "";
  return `Opening: ${withoutThe(opening.why)}; target: ${withoutThe(target.why)}; more than ${walkAway.amount} is a new decision.${cost}`;
}

function withoutThe(why: string): string {
  return why.replace(/^the /u, "");
}

/** "$80,330" of "$80,330 a year at 2,080 hours"; the rest is said once. */
function shortYear(year: string): string {
  return year.split(" a year")[0] ?? year;
}

function tailOf(year: string): string {
  const [basis = ""] = (year.split(" a year")[1] ?? "").split(", ");
  return ` a year${basis}`;
}

function writeUnknown({ reading, rules }: Ledger): string {
  const parts = unstatedParts(reading, rules).slice(0, 3).map(partWords);
  return parts.length === 0 ? "" : `Unknown until HR answers: ${joinAnd(parts)}.`;
}

/** The strongest point that is not money. */
function writeWork(ledger: Ledger): string {
  const [line] = workLines(ledger);
  return line === undefined
    ? ""
    : `The strongest point that is not money: ${withoutStop(clip(sayLine(ledger, line), 160))}.`;
}

function writeFixed(ledger: Ledger): string {
  const fixed = fixedThings(ledger)
    .slice(0, 3)
    .map(({ thing }) => thing);
  return fixed.length === 0 ? "" : `Not negotiable: ${joinClear(fixed)}.`;
}
