import { partWords } from "#ledger/difficulty.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { formatOffer } from "#english/money.ts";
import type { PayPartKind } from "#ledger/reading.ts";
import { toDoing } from "#ledger/doing.ts";
import { decisivePart, unstatedParts } from "#ledger/usual-pay.ts";
import { capital, inSentence } from "#ledger/words.ts";
import { clip, withoutStop } from "#tools/clip.ts";
import { conditionsOf } from "#tools/conditions.ts";
import { sayableMusts } from "#tools/demands.ts";
import { benefitsByKind, conditionFacts, deedsOf } from "#tools/market-words.ts";
import { amountsOf, bonusWords } from "#tools/offer-navigator/amounts.ts";
import type { OfferNavigator } from "#tools/offer-navigator/tool.ts";
import { alternativesOf, deciderOf, known, rangeOf, spokenTitle } from "#tools/phrases.ts";

type Row = OfferNavigator["negotiationGuidance"][number];
type Rule = (ledger: Ledger) => Row | null;

/** If they say, you say: one row for each thing this offer will be asked about. */
export function writeNegotiation(ledger: Ledger): Row[] {
  return rules.flatMap((rule) => rule(ledger) ?? []).slice(0, 10);
}

function row(
  ifTheySay: string,
  youSay: string,
  before: string | null,
  how: Pick<Row, "basis" | "facts">,
): Row {
  return {
    ifTheySay: clip(ifTheySay, 600),
    youSay: clip(youSay, 600),
    before: before === null ? null : clip(before, 600),
    ...how,
  };
}

const aboveTop: Rule = (ledger) => {
  const amounts = amountsOf(ledger);
  const benefits = benefitsByKind(ledger);
  const benefit = benefits.find(({ kind }) => kind === "leave") ?? benefits[0];
  if (amounts === null) return null;
  const { walkAway } = amounts;
  const part = benefit
    ? `base, start date, or ${inSentence(benefit.text)}`
    : "base, start date or the work";
  return row(
    `I was hoping for more than ${walkAway.amount}.`,
    `${walkAway.amount} is the top for everyone; what matters most to you: ${part}?`,
    `${deciderOf(ledger)} decides`,
    known("derived", ...amounts.facts, "pay.range", benefit?.id),
  );
};

const whatDoesItPay: Rule = (ledger) => {
  if (amountsOf(ledger) !== null) return null;
  const range = rangeOf(ledger);
  const { atTarget } = ledger.market;
  if (range === null && atTarget?.kind === "commission") {
    return row(
      "What is the base?",
      `On target it is ${formatOffer(atTarget.yearly)}; the base I do not have in writing, and I will not guess.`,
      "Get the base",
      known("derived", atTarget.id),
    );
  }
  return row(
    "What does it pay?",
    range === null
      ? `I have no approved range for this ${ledger.occupation.person} job yet and will not guess; you will have it before you interview.`
      : `What I can say today is ${range}; the rest comes in writing.`,
    "Get the range",
    known(range === null ? "unknown" : "given", ledger.reading.pay?.id ?? "title"),
  );
};

const whyThisFigure: Rule = (ledger) => {
  const amounts = amountsOf(ledger);
  if (amounts === null || amounts.isOneFigure) return null;
  const { opening, target } = amounts;
  return row(
    `Why ${opening.amount}?`,
    `It is the ${opening.why.replace(/^the /u, "")}, inside the ${rangeOf(ledger)} we print. From here I can go to ${target.amount} once.`,
    null,
    known("derived", ...amounts.facts, "pay.range"),
  );
};

/** What the whole year comes to, where a bonus or commission is stated. */
const wholeYear: Rule = (ledger) => {
  const { atTarget } = ledger.market;
  const amounts = amountsOf(ledger);
  if (atTarget === null) return null;
  if (atTarget.kind === "commission") {
    const share = atTarget.percent === null ? "" : ` Base is ${atTarget.percent} % of it.`;
    return row(
      "How much of it is base?",
      `On target it is ${formatOffer(atTarget.yearly)}.${share} How many of the team reached ${formatOffer(atTarget.yearly)} last year I will find out, or tell you that I could not.`,
      "Get the attainment",
      known("derived", atTarget.id, "pay.range"),
    );
  }
  if (amounts === null) return null;
  return row(
    `What is it with the ${atTarget.isMost ? "bonus" : "target bonus"}?`,
    `${amounts.opening.amount} comes to ${amounts.opening.perYear}. I will ask how the ${bonusWords(atTarget)} has paid out before.`,
    "payout history",
    known("derived", ...amounts.facts),
  );
};

const statedOnTop: Rule = ({ reading }) => {
  const onTop = reading.payParts.filter(({ kind }) => kind !== "commission" && kind !== "bonus");
  const part = onTop.find(({ text }) => /\d/u.test(text)) ?? onTop[0];
  if (part === undefined) return null;
  return row(
    "What comes on top of base?",
    /\d/u.test(part.text)
      ? `This, and it goes into the letter like that: ${withoutStop(inSentence(part.text))}.`
      : `This, so far without a figure that I could give you: ${withoutStop(inSentence(part.text))}.`,
    /\d/u.test(part.text) ? null : "get the figure",
    known("given", part.id),
  );
};

const decisive: Rule = (ledger) =>
  askPart(ledger, decisivePart(ledger.reading, ledger.rules) ?? undefined);

const furtherPart: Rule = (ledger) => {
  const { reading, rules: family } = ledger;
  const first = decisivePart(reading, family);
  return askPart(
    ledger,
    unstatedParts(reading, family).find((part) => part !== first),
  );
};

function askPart(ledger: Ledger, missing: PayPartKind | undefined): Row | null {
  const range = rangeOf(ledger);
  if (missing === undefined) return null;
  const words = partWords(missing);
  return row(
    missing === "differential" ? "Is that with the shift differential?" : `Is there ${words}?`,
    `Beside ${range ?? "the pay"} I have nothing in writing about ${words}, so I will not guess; you get it before you decide.`,
    "ask HR",
    known("unknown", range === null ? "occupation" : "pay.range"),
  );
}

const betterElsewhere: Rule = (ledger) => {
  const { reading } = ledger;
  const [duty] = deedsOf(ledger);
  const lines = [...reading.payParts, ...benefitsByKind(ledger)].slice(0, 2);
  const ours =
    lines.length > 0
      ? lines.map(({ text }) => withoutStop(inSentence(text))).join("; ")
      : duty
        ? toDoing(duty.deed)
        : (rangeOf(ledger) ?? spokenTitle(ledger));
  const [rival] = reading.competitors;
  return row(
    rival ? `${clip(rival.text, 80)} offers more.` : "Another employer offers more.",
    `Let us lay both side by side; ours also has this: ${ours}.`,
    null,
    known("given", rival?.id, duty?.id, reading.pay?.id, "title", ...lines.map(({ id }) => id)),
  );
};

const exception: Rule = (ledger) => {
  const condition = conditionsOf(ledger).find(
    ({ said }) => !/sponsor|^You (?:bring|have)/u.test(said),
  );
  if (condition === undefined || condition.thing === null) return null;
  return row(
    `Is there a way around this: ${condition.thing}?`,
    `No, and better said now than after your interviews: ${withoutStop(inSentence(condition.said))}.`,
    null,
    known("given", ...conditionFacts(ledger, condition.id)),
  );
};

const notQuite: Rule = (ledger) => {
  const must =
    sayableMusts(ledger).find((one) => alternativesOf(one).length > 0) ?? sayableMusts(ledger)[0];
  if (must === undefined) return null;
  const [other] = alternativesOf(must);
  return row(
    `I do not quite have ${must.asked}.`,
    other === undefined
      ? `Tell me what comes closest to ${must.asked}, and I will ask ${deciderOf(ledger)} whether it counts.`
      : `${capital(other)} counts here as well; tell me about that.`,
    null,
    known("given", must.id),
  );
};

const moreTime: Rule = (ledger) => {
  const question = ledger.questions.find(({ isAskedByCandidates }) => isAskedByCandidates);
  return row(
    "I need more time.",
    question === undefined
      ? `What is open? ${capital(deciderOf(ledger))} answers it before your date.`
      : `What is open? If it is ${question.thing}, you get it before your date.`,
    null,
    known("plan", question?.id ?? "title"),
  );
};

const rules: readonly Rule[] = [
  whatDoesItPay,
  decisive,
  aboveTop,
  whyThisFigure,
  wholeYear,
  statedOnTop,
  furtherPart,
  betterElsewhere,
  exception,
  notQuite,
  moreTime,
];
