import type { AnswerLine, Answers, PayAnswer } from "#eval/case.ts";
import { fold, judge, judgeSame, type Judgement } from "#eval/judge.ts";
import type { Basics } from "#ledger/ledger.ts";
import type { Given } from "#ledger/fact.ts";
import type { Reading, Requirement } from "#ledger/reading.ts";

/** The readers' work on one text against the hand-made answers; fields without an answer are not judged. */
export function judgeCase(answers: Answers, { reading, match }: Basics): Judgement[] {
  return [
    ...judgeTitle(answers, reading),
    judgeOccupation(answers, match),
    judgeSame("family", answers.family, match.family),
    ...judgePlace(answers, reading),
    judgePay(answers.pay, reading),
    ...judgeWork(answers, reading),
    ...judgeLists(answers, reading),
  ];
}

function judgeTitle(
  { title, otherTitles = [], seniority }: Answers,
  reading: Reading,
): Judgement[] {
  const right = new Set([title, ...otherTitles].map(fold));
  const read = [reading.title.clean, reading.title.text].map(fold);
  return [
    judge(
      "title",
      read.some((one) => right.has(one)),
      title,
      reading.title.clean,
    ),
    ...(seniority === undefined
      ? []
      : [judgeSame("seniority", seniority, reading.title.seniority)]),
  ];
}

function judgeOccupation({ soc }: Answers, match: Basics["match"]): Judgement {
  const read = match.kind === "matched" ? match.occupation.soc : null;
  const isRight = soc.length === 0 ? read === null : read !== null && soc.includes(read);
  return judge("occupation", isRight, soc, read);
}

function judgePlace({ city, region, country, isRemote }: Answers, { place }: Reading): Judgement[] {
  return [
    judgeSame("city", city, place.city),
    ...(region === undefined ? [] : [judgeSame("region", region, place.region)]),
    judgeSame("country", country, place.country),
    judgeSame("remote", isRemote, place.isRemote),
  ];
}

function judgePay(expected: PayAnswer | null, { pay }: Reading): Judgement {
  const offer = pay?.offer ?? null;
  const read = offer && {
    min: offer.min,
    max: offer.max,
    currency: offer.currency,
    period: offer.period,
  };
  return judgeSame("pay", expected, read);
}

function judgeWork(answers: Answers, reading: Reading): Judgement[] {
  const { workType, urgency, employment, shift, years, reportsTo, duties } = answers;
  const asked = reading.requirements.flatMap((one) =>
    one.years && one.priority !== "nice" ? [one.years.min] : [],
  );
  const team = reading.team?.reportsTo ?? null;
  return [
    ...(workType === undefined
      ? []
      : [judgeSame("workType", workType, reading.workType?.type ?? "")]),
    ...(urgency === undefined ? [] : [judgeSame("urgency", urgency, reading.urgency?.level ?? "")]),
    ...(employment === undefined
      ? []
      : [judgeSame("employment", employment, reading.schedule?.employment ?? null)]),
    ...(shift === undefined ? [] : [judgeSame("shift", shift, reading.schedule?.shift ?? null)]),
    judge("years", years === null ? asked.length === 0 : asked.includes(years), years, asked),
    judge("reportsTo", fold(team ?? "") === fold(reportsTo ?? ""), reportsTo, team),
    ...(duties === undefined
      ? []
      : [
          judge(
            "duties",
            Math.abs(reading.duties.length - duties) <= 1,
            duties,
            reading.duties.length,
          ),
        ]),
  ];
}

function judgeLists(answers: Answers, reading: Reading): Judgement[] {
  const { requirements } = reading;
  const skills = requirements.flatMap((one) => one.skills);
  const names = new Set(skills.flatMap(({ name, synonyms }) => [name, ...synonyms].map(fold)));
  const credentials = requirements.flatMap((one) =>
    one.credentials.flatMap(({ name, searchNames }) => [name, ...searchNames]),
  );
  const kinds = new Set(reading.benefits.filter(({ isClaim }) => !isClaim).map(({ kind }) => kind));
  const parts = [...new Set(reading.payParts.map(({ kind }) => kind))].sort();
  return [
    ...judgeLines(
      "must",
      answers.musts,
      requirements.filter(({ priority }) => priority !== "nice"),
    ),
    ...judgeLines(
      "nice",
      answers.nices,
      requirements.filter(({ priority }) => priority === "nice"),
    ),
    ...answers.skills.map((skill) =>
      judge("skill", names.has(fold(skill)), skill, [...names].slice(0, 12)),
    ),
    ...answers.credentials.map((name) =>
      judge(
        "credential",
        credentials.some(
          (one) => fold(one).split(" ").includes(fold(name)) || fold(one).includes(fold(name)),
        ),
        name,
        credentials,
      ),
    ),
    ...answers.benefitKinds.map((kind) => judge("benefit", kinds.has(kind), kind, [...kinds])),
    judgeSame("payParts", answers.payParts.toSorted(), parts),
    ...(answers.dealBreakers ?? []).map((words) =>
      judge(
        "dealBreaker",
        reading.dealBreakers.some((one) => says(one, words)),
        words,
        reading.dealBreakers.map(({ text }) => text),
      ),
    ),
  ];
}

/** A line counts when one requirement holds all its words, in its text or in what it rests on. */
export function judgeLines(
  field: string,
  expected: readonly AnswerLine[],
  read: readonly Requirement[],
): Judgement[] {
  return expected.map(({ says: words }) =>
    judge(
      field,
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
