import { fold, judge, judgeSame, type Judgement } from "#eval/judge.ts";
import type { AnswerLine } from "#eval/case.ts";
import type { PostingLabel } from "#eval/labels/posting-label.ts";
import type { Given } from "#ledger/fact.ts";
import type { Basics } from "#ledger/ledger.ts";
import type { Requirement } from "#ledger/reading.ts";

/** The readers' work on one public posting against what a person read in it. */
export function judgePosting(label: PostingLabel, { reading }: Basics): Judgement[] {
  const { place, pay, schedule, title } = reading;
  const titles = new Set(label.titles.map(fold));
  const team = reading.team?.reportsTo ?? null;
  return [
    judge(
      "title",
      [title.clean, title.text].map(fold).some((one) => titles.has(one)),
      label.titles,
      title.clean,
    ),
    judge(
      "seniority",
      label.seniorities.includes(title.seniority),
      label.seniorities,
      title.seniority,
    ),
    judgePostingPay(label, pay?.offer ?? null),
    judgeSame("country", label.country, place.country),
    judgeSame("remote", label.isRemote, place.isRemote),
    judgeSame("workType", label.workType, reading.workType?.type ?? ""),
    judgeSame("employment", label.employment, schedule?.employment ?? null),
    judge("reportsTo", fold(team ?? "") === fold(label.reportsTo ?? ""), label.reportsTo, team),
    ...judgeMusts(label.musts, reading.requirements),
  ];
}

type Offer = NonNullable<NonNullable<Basics["reading"]["pay"]>["offer"]>;

function judgePostingPay({ pay, payCeiling }: PostingLabel, offer: Offer | null): Judgement {
  const isCeiling = offer !== null && offer.min === null && offer.max === payCeiling;
  const isRight =
    pay === null ? offer === null || isCeiling : offer?.min === pay.min && offer.max === pay.max;
  return judge("pay", isRight, pay, offer);
}

/** A line counts when one requirement holds all its words, in its text or in what it rests on. */
function judgeMusts(expected: readonly AnswerLine[], read: readonly Requirement[]): Judgement[] {
  return expected.map(({ says: words }) =>
    judge(
      "must",
      read.some((one) => words.every((word) => says(one, word))),
      words.join(" "),
      read.map(({ text }) => text),
    ),
  );
}

function says({ text, quotes }: Given, words: string): boolean {
  const whole = [text, ...quotes.map(({ quote }) => quote)]
    .join("\n")
    .toLowerCase()
    .replace(/\s+/gu, " ");
  return whole.includes(words.toLowerCase());
}
