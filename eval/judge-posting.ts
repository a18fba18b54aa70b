import { fold, judge, judgeSame, type Judgement } from "#eval/judge.ts";
import { judgeLines } from "#eval/judge-case.ts";
import type { PostingLabel } from "#eval/labels/posting-label.ts";
import type { Basics } from "#ledger/ledger.ts";

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
    ...judgeLines("must", label.musts, reading.requirements),
  ];
}

type Offer = NonNullable<NonNullable<Basics["reading"]["pay"]>["offer"]>;

function judgePostingPay({ pay, payCeiling }: PostingLabel, offer: Offer | null): Judgement {
  const isCeiling = offer !== null && offer.min === null && offer.max === payCeiling;
  const isRight =
    pay === null ? offer === null || isCeiling : offer?.min === pay.min && offer.max === pay.max;
  return judge("pay", isRight, pay, offer);
}
