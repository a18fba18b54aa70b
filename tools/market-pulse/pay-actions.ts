import { isPayStated } from "#ledger/facts/pay-rate.ts";
import { mainBenchmark } from "#ledger/market/pay-benchmarks.ts";
import { payPartName } from "#ledger/market/difficulty.ts";
import { historyFact } from "#ledger/law/apply-rules.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { formatMoney } from "#english/money.ts";
import { decisivePart } from "#ledger/market/usual-pay.ts";
import { hiringManagerOf } from "#ledger/facts/hiring-manager.ts";
import {
  gapOf,
  nameMark,
  moveOf,
  standingOf,
  topMark,
  costOf,
} from "#tools/market-pulse/pay-view.ts";
import type { MarketPulse } from "#tools/market-pulse/schema.ts";
import { known, mustsOf, rangeOf } from "#tools/writing/phrases.ts";
import { count, figure, quote, say } from "#tools/writing/say.ts";

export type Action = MarketPulse["recommendedActions"][number];
export type PayActionRule = (ledger: Ledger) => Action | null;

/** Who decides, as the posting names the post, else as this kind of work usually has it. */
export function deciderOf({ reading }: Ledger): string {
  return hiringManagerOf(reading);
}

export const getRange: PayActionRule = (ledger) =>
  isPayStated(ledger.reading)
    ? null
    : {
        action: say`Get the bottom and the top of the pay range approved.`,
        owner: `${deciderOf(ledger)}, HR`,
        effect: say`Post, message and offer can name an amount.`,
        effort: "one question",
        ...known("unknown", ledger.questions.find(({ id }) => id === "unknown.pay")?.id ?? "title"),
      };

export const statePart: PayActionRule = (ledger) => {
  const part = decisivePart(ledger.reading, ledger.playbook);
  if (part === null || rangeOf(ledger) === null) return null;
  return {
    action: say`Get the ${figure(payPartName(part))} from HR and print it beside the pay.`,
    owner: "Recruiter, HR",
    effect: say`People can add up what the job really pays.`,
    effort: "one question",
    ...known("unknown", "pay.range"),
  };
};

/** Only where the range is under the mark; what is paid well needs no move. */
export const raisePay: PayActionRule = (ledger) => {
  const standing = standingOf(ledger);
  if (standing !== "under" && standing !== "low") return null;
  const gap =
    standing === "under"
      ? gapOf(ledger, "top", topMark(ledger))
      : gapOf(ledger, "middle", mainBenchmark(ledger.market.anchors));
  const move = gap === null ? null : moveOf(ledger, gap);
  if (gap === null || move === null) return null;
  const amount = figure(formatMoney(gap.anchor.amount, "USD", move.unit));
  const facts = known("derived", move.id, "pay.range", "gaps");
  return gap.anchor.isLocal
    ? {
        action: say`Ask finance for room up to ${amount}, which is ${nameMark(gap.anchor)}.`,
        owner: deciderOf(ledger),
        effect: say`An offer can meet what is paid nearby.`,
        effort: costOf(move).text,
        ...facts,
      }
    : {
        action: say`Compare the range with posts nearby before asking for money, since ${nameMark(gap.anchor)} of ${amount} may not hold here.`,
        owner: "Recruiter",
        effect: say`Shows whether the range is really short.`,
        effort: say`${costOf(move)} if it is`,
        ...facts,
      };
};

/** Experienced people and a bottom under the first mark: the start is agreed, the range may stay. */
export const startExperienced: PayActionRule = (ledger) => {
  const lowest = ledger.market.anchors.find(({ name }) => !name.endsWith("Level I"));
  const years = mustsOf(ledger).find((must) => (must.years?.min ?? 0) >= 2);
  const least = years?.years?.min ?? 0;
  const gap = gapOf(ledger, "bottom", lowest ?? null);
  const move = gap === null ? null : moveOf(ledger, gap);
  if (years === undefined || gap === null || gap.difference >= 0 || move === null) return null;
  return {
    action: say`Agree that people with the ${count(least, "year", "years")} asked for start at ${figure(formatMoney(move.to.amount, "USD", move.unit))} or above, which is ${nameMark(gap.anchor)}.`,
    owner: deciderOf(ledger),
    effect: say`Nobody experienced is offered a beginner's wage.`,
    effort: say`up to ${costOf(move)}`,
    ...known("derived", move.id, "pay.range", years.id),
  };
};

const pastPay =
  /\b(?:current|present|past|previous|prior|last) (?:salary|salaries|compensation|pay|earnings|wages?)\b|\b(?:salary|pay|compensation) history\b/iu;

export const stopAskingPastPay: PayActionRule = ({ reading, law }) => {
  const asked = pastPay.exec(reading.text)?.[0];
  if (asked === undefined) return null;
  return {
    action: say`Delete ${quote({ text: asked.toLowerCase() })} from the posting, and ask what people hope to earn.`,
    owner: "Recruiter",
    effect: whyNotPastPay(law.history),
    effort: "low",
    ...known("given", reading.apply?.id, law.history.length > 0 ? historyFact : "title"),
  };
};

/** What the law of the place says, where it was read; else the reason that holds everywhere. */
function whyNotPastPay(history: Ledger["law"]["history"]): string {
  const read = history.filter(({ isChecked, asking }) => isChecked && asking !== "allowed");
  const [first] = read;
  if (read.length > 1) return say`Several states where people may work bar or limit the question.`;
  if (first !== undefined) {
    const where = figure(`${first.place} (${first.statute})`);
    return first.asking === "barred"
      ? say`The question is barred in ${where}.`
      : say`The question is limited in ${where}.`;
  }
  const unread = history.map(({ statute }) => statute);
  const fair = say`Past pay sets no fair offer.`;
  return unread.length === 0
    ? fair
    : `${fair} ${say`Check with counsel: ${figure(unread.slice(0, 2).join(", "))}.`}`;
}

/** The posting is silent or vague about pay that somebody typed in. */
export const printRange: PayActionRule = ({ reading: { pay } }) => {
  const posted = pay?.quotes.find(({ where }) => where === "posting");
  if (!pay?.offer || (posted !== undefined && /\d/u.test(posted.quote))) return null;
  return {
    action: say`Print the pay in the post.`,
    owner: "Recruiter",
    effect:
      posted === undefined
        ? say`The posting names no pay today.`
        : say`It replaces ${quote({ text: posted.quote })}.`,
    effort: "low",
    ...known("given", pay.id),
  };
};

/** Published wages cannot judge this pay, so its own past has to. */
export const showEarnings: PayActionRule = (ledger) =>
  standingOf(ledger) !== "unlike"
    ? null
    : {
        action: say`Ask finance what people in this job really earned in the last quarter, as an average.`,
        owner: "Recruiter, finance",
        effect: say`Candidates hear what the pay comes to.`,
        effort: "one question",
        ...known("plan", ledger.reading.pay?.id ?? "title"),
      };

export const placeOnScale: PayActionRule = (ledger) =>
  standingOf(ledger) !== "scale"
    ? null
    : {
        action: say`Ask HR how earlier years and degrees are counted on the schedule.`,
        owner: "Recruiter, HR",
        effect: say`People hear early where they would start.`,
        effort: "one question",
        ...known("plan", ledger.reading.pay?.id ?? "title"),
      };

export const readPosts: PayActionRule = (ledger) =>
  standingOf(ledger) !== "alone"
    ? null
    : {
        action: say`Read a few posts for similar jobs nearby and write down what they pay.`,
        owner: "Recruiter",
        effect: say`The range gets something to stand beside.`,
        effort: "one hour",
        ...known("plan", "pay.range", "place"),
      };

export const leadWithPay: PayActionRule = (ledger) =>
  standingOf(ledger) !== "strong"
    ? null
    : {
        action: say`Put the pay into the first line of the post and of every message.`,
        owner: "Recruiter",
        effect: say`The best argument is read before anything else.`,
        effort: "low",
        ...known("estimate", "pay.range", "gaps"),
      };
