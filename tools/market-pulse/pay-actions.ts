import { partName, partWords } from "#ledger/difficulty.ts";
import type { PayPartKind } from "#ledger/reading.ts";
import { formatMoney, perWords } from "#english/money.ts";
import { yearBasis } from "#ledger/money.ts";
import { decisivePart, unstatedParts } from "#ledger/usual-pay.ts";
import { inSentence, joinAnd } from "#ledger/words.ts";
import { clip, withoutStop } from "#tools/clip.ts";
import { demandOf, isSenior, payWords } from "#tools/market-words.ts";
import { act, type ActionRule } from "#tools/market-pulse/action.ts";
import {
  findQuestion,
  idsOf,
  known,
  mustsOf,
  ownerOf,
  rangeOf,
  spokenTitle,
} from "#tools/phrases.ts";

const pastPay =
  /\b(?:current|present|past|previous|prior|last) (?:salary|salaries|compensation|pay|earnings|wages?)\b|\b(?:salary|pay|compensation) history\b/iu;

export const getRange: ActionRule = (ledger) => {
  if (rangeOf(ledger) !== null) return null;
  const asked = findQuestion(ledger, "pay");
  return act(
    `Get bottom and top of the pay for the ${spokenTitle(ledger)}`,
    `${ownerOf(ledger)}, HR`,
    "post, message and offer can name an amount",
    "one question",
    known("unknown", asked?.id ?? "title"),
  );
};

/** Experienced people and a bottom under the first mark: the start is agreed, the range may stay. */
export const startExperienced: ActionRule = (ledger) => {
  const { moves, anchors } = ledger.market;
  const [lowest] = anchors;
  const years = mustsOf(ledger).find((must) => (must.years?.min ?? 0) >= 2);
  const move = moves.find(({ point, to }) => point === "bottom" && to.name === lowest?.name);
  if (years === undefined || move === undefined || lowest === undefined) return null;
  const print = (amount: number) => formatMoney(amount, "USD", move.unit);
  return act(
    `Agree that people with ${demandOf(years)} start at ${print(move.to.amount)} or above, ${lowest.name} in ${lowest.place}`,
    ownerOf(ledger),
    `nobody experienced is offered ${print(move.from)}`,
    `up to ${formatMoney(move.perYear, "USD", "year")} a year${yearBasis(move.unit)}`,
    known("derived", move.id, "pay.range", years.id),
  );
};

/** Seniors compare with the highest local level. */
export const roomAtTop: ActionRule = (ledger) => {
  const move = ledger.market.moves.find(({ id }) => id === "move.top.local");
  if (move === undefined || !isSenior(ledger)) return null;
  const print = (amount: number) => formatMoney(amount, "USD", move.unit);
  return act(
    `Ask finance for room up to ${print(move.to.amount)}, ${move.to.name} in ${move.to.place}, before the first offer`,
    ownerOf(ledger),
    `the top stops ending ${print(move.difference)} short of it`,
    `${formatMoney(move.perYear, "USD", "year")} a year${yearBasis(move.unit)}`,
    known("derived", move.id, "pay.range"),
  );
};

/** Only where the range is under the mark; what is paid well needs no move. */
export const raisePay: ActionRule = (ledger) => {
  const { moves, gaps, anchors } = ledger.market;
  const isUnder = (point: string, mark: number) =>
    gaps.some(
      (gap) => gap.point === point && gap.anchor.name === anchors[mark]?.name && gap.difference < 0,
    );
  const move = isUnder("middle", 1)
    ? moves.find(({ point, to }) => point === "middle" && to.name === anchors[1]?.name)
    : isUnder("bottom", 0)
      ? moves.find(({ point, to }) => point === "bottom" && to.name === anchors[0]?.name)
      : undefined;
  if (move === undefined) return null;
  const { id, point, to, difference, unit, perYear } = move;
  const print = (amount: number) => formatMoney(amount, "USD", unit);
  const cost = `${formatMoney(perYear, "USD", "year")} a year${yearBasis(unit)}`;
  const facts = known("derived", id, "pay.range");
  return anchors[1]?.isLocal === true
    ? act(
        `Ask finance to move the ${point} of the range to ${to.name} in ${to.place}, ${print(to.amount)}`,
        ownerOf(ledger),
        `${print(difference)} ${perWords(unit)} nearer to published pay`,
        cost,
        facts,
      )
    : act(
        `Compare ${rangeOf(ledger)} with posts nearby; ${to.name} in ${to.place} is ${print(to.amount)}, which may not hold here`,
        "Recruiter",
        `shows whether the ${point} of the range is really ${print(difference)} ${perWords(unit)} short`,
        `low; closing it costs ${cost}`,
        facts,
      );
};

export const stopAskingPastPay: ActionRule = ({ reading, law }) => {
  const asked = pastPay.exec(reading.text)?.[0];
  if (asked === undefined) return null;
  const barred = law.salaryHistory.isBarred
    ? `asking it is barred in ${reading.place.text}`
    : "it sets no fair offer";
  return act(
    `Delete "${asked.toLowerCase()}" from what applicants send; ask what they expect`,
    "Recruiter",
    clip(barred, 200),
    "low",
    known("given", reading.apply?.id, law.salaryHistory.isBarred ? "law.payHistory" : "title"),
  );
};

/** The posting is silent or vague about pay that the form knows. */
export const printRange: ActionRule = (ledger) => {
  const { pay, payParts } = ledger.reading;
  const said = payWords(ledger);
  if (said === null || !pay?.offer) return null;
  const posted = pay.quotes.find(({ where }) => where === "posting");
  if (posted !== undefined && /\d/u.test(posted.quote)) return null;
  const parts = payParts.filter(({ kind }) => kind !== "commission").slice(0, 2);
  const beside =
    parts.length === 0 ? "" : ` and ${joinAnd(parts.map(({ text }) => inSentence(text)))}`;
  return act(
    `Print ${said.words}${beside} in the post`,
    "Recruiter",
    posted === undefined ? "the posting names no pay" : `replaces "${clip(posted.quote, 80)}"`,
    "low",
    known("given", ...said.facts, ...idsOf(parts)),
  );
};

/** The part without which the range says only half. */
export const stateDecisivePart: ActionRule = (ledger) => {
  const part = decisivePart(ledger.reading, ledger.rules);
  const range = rangeOf(ledger);
  return part === null || range === null
    ? null
    : act(
        `Get the ${partName(part)} from HR and write it beside ${range}`,
        "Recruiter, HR",
        `without it ${range} says only half`,
        "one question",
        known("unknown", "pay.range"),
      );
};

export const stateParts: ActionRule = (ledger) => {
  const { reading, rules } = ledger;
  const decisive = rangeOf(ledger) === null ? null : decisivePart(reading, rules);
  const parts = unstatedParts(reading, rules)
    .filter((part) => part !== decisive)
    .slice(0, 3);
  if (parts.length === 0) return null;
  const range = rangeOf(ledger);
  return act(
    `Ask HR about ${joinAnd(parts.map(partWords))}${range === null ? "" : `, to stand beside ${range}`}`,
    "Recruiter, HR",
    "packages become comparable",
    "one question",
    known("unknown", reading.pay?.id ?? "title"),
  );
};

const sized = new Set<PayPartKind>(["bonus", "equity", "signOn", "relocation", "car", "severance"]);

/** A part that is named and has no figure compares with nothing. */
export const sizeParts: ActionRule = ({ reading }) => {
  const parts = reading.payParts
    .filter(({ kind, text }) => sized.has(kind) && !/\d/u.test(text))
    .slice(0, 2);
  if (parts.length === 0) return null;
  const names = joinAnd(parts.map(({ text }) => withoutStop(inSentence(text))));
  return act(
    `Get a figure for ${names}`,
    "Recruiter, HR",
    `${names} can be put into an offer`,
    "one question",
    known("given", ...idsOf(parts)),
  );
};

/** A closing date the law asks for and nobody named. */
export const stateWhatLawAsks: ActionRule = ({ law, reading }) => {
  const rule = law.rules.find(
    ({ parts, reach, when }) =>
      when === "posting" && reach !== "notYet" && parts.includes("closingDate"),
  );
  if (rule === undefined || reading.applyBy !== null) return null;
  return act(
    `Set the day applications close and print it; ${rule.place} asks for it`,
    "Recruiter",
    `the post meets ${rule.place}'s rule, which may reach this job`,
    "low",
    known("data", rule.factId),
  );
};

export const listBenefits: ActionRule = ({ reading }) => {
  const claim = reading.benefits.find(
    ({ isClaim, text }) => isClaim && !/\b(?:pay|salary|wages?|compensation)\b/iu.test(text),
  );
  if (claim === undefined || reading.benefits.some(({ isClaim }) => !isClaim)) return null;
  return act(
    `Replace "${clip(claim.text, 120)}" by the list of benefits`,
    "HR",
    "an adjective becomes a reason",
    "low",
    known("given", claim.id),
  );
};
