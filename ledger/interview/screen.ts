import { shiftRatesOf } from "#ledger/market/pay-scale.ts";
import { rateOf } from "#ledger/facts/pay-rate.ts";
import { keyOfText } from "#ledger/read/text/said.ts";
import { formatOffer } from "#english/money.ts";
import { inCountryWords } from "#ledger/facts/country-words.ts";
import {
  askDealBreaker,
  isSamePaper,
  papersAmongBreakers,
} from "#ledger/questions/deal-breaker-questions.ts";
import { quoteLine, quoteLines } from "#ledger/facts/quote-line.ts";
import type { DealBreaker, Reading, Requirement, WorkType } from "#ledger/facts/reading.ts";
import {
  askAuthorization,
  askClearance,
  exportControl,
  exportQuestion,
  isClearance,
  permit,
} from "#ledger/interview/screen-gates.ts";
import { askHours, isAboutHours, isResidence } from "#ledger/interview/screen-hours.ts";
import type { ScreenDraft, ScreenQuestion } from "#ledger/interview/screen-question.ts";
import { askRequirements } from "#ledger/interview/screen-requirements.ts";

/** Gates first, then hours, place and deal breakers, and what the person expects. */
export function listScreenQuestions(reading: Reading): ScreenQuestion[] {
  const musts = reading.requirements.filter(({ priority }) => priority === "must");
  const [settled, others] = split(musts, (must) => isAboutHours(must));
  const [living, onHours] = split(settled, isResidence);
  // Nobody is asked whether they are somebody who is not taken.
  const askable = reading.dealBreakers.filter(({ kind }) => kind !== "refused");
  const papers = papersAmongBreakers(reading);
  const [repeated, own] = split(
    askable.filter((one) => !papers.includes(one)),
    (one) => mustOf(one, musts) !== undefined,
  );
  const [hourBreakers, breakers] = split(
    own,
    (one) => isHourBreaker(one) && !isPlaceBreaker(one, reading),
  );
  const [degrees, openBreakers] = split(breakers, ({ kind }) => kind === "education");
  const drafts = [
    ...papers.map(askPaper),
    ...askRequirements(others, reading, degrees),
    ...askHours(reading, onHours, hourBreakers),
    ...askPlace(reading, openBreakers),
    ...askResidence(living),
    ...openBreakers.flatMap((one) => askBreaker(one, reading)),
    ...(reading.place.country === "US" ? [askAuthorization([], reading)] : []),
    askPay(reading),
    {
      about: "the start date",
      question: "When could you start, and what notice do you have to give?",
      record: "date",
      covers: reading.startDate === null ? [] : [reading.startDate.id],
    },
  ];
  return merge(drafts).map(({ covers, ...draft }, at) => {
    const ended = repeated.filter((one) => covers.includes(mustOf(one, musts)?.id ?? ""));
    const question = inCountryWords(draft.question, reading.place.country);
    return {
      id: `g${at + 1}`,
      ...draft,
      question,
      covers: [...covers, ...ended.map(({ id }) => id)],
    };
  });
}

/** The must-have that says the same in the same words. */
function mustOf(breaker: DealBreaker, musts: readonly Requirement[]) {
  const { text, quotes } = breaker;
  const source = quotes[0]?.quote ?? text;
  const key = keyOfText(text);
  return musts.find(
    (must) =>
      keyOfText(must.text) === key ||
      must.quotes.some(({ quote }) => quote === source) ||
      isSamePaper(breaker, must),
  );
}

function split<Item>(items: readonly Item[], isIn: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isIn), items.filter((item) => !isIn(item))];
}

/** The same question from two sources is asked once. */
function merge(drafts: readonly ScreenDraft[]): ScreenDraft[] {
  const byQuestion = new Map<string, ScreenDraft>();
  for (const draft of drafts) {
    const before = byQuestion.get(draft.question);
    const covers = [...new Set([...(before?.covers ?? []), ...draft.covers])];
    byQuestion.set(draft.question, { ...(before ?? draft), covers });
  }
  return [...byQuestion.values()];
}

const yesNo = "yes / no / open";

function isHourBreaker({ kind, text }: DealBreaker): boolean {
  return (
    kind === "schedule" ||
    kind === "travel" ||
    (kind !== "workType" && isAboutHours({ kind: "other", text }))
  );
}

/** Said already where the place is asked: no remote work, or the very days in the office. */
function isPlaceBreaker({ text }: DealBreaker, { workType }: Reading): boolean {
  if (workType === null) return false;
  const days = workType.officeDays ?? "";
  return (
    /^no (?:fully )?(?:remote|work from home)$/iu.test(text.trim()) ||
    (days !== "" && text.toLowerCase().includes(days.toLowerCase()))
  );
}

function askPaper({ id, text }: DealBreaker): ScreenDraft {
  const question = askDealBreaker(text);
  return { about: "licenses and certificates", question, record: "held / by when", covers: [id] };
}

function askPlace(reading: Reading, breakers: readonly DealBreaker[]): ScreenDraft[] {
  const { workType } = reading;
  if (workType === null) return [];
  const said = breakers.filter((one) => isPlaceBreaker(one, reading));
  return [
    {
      about: "the place",
      question: sayPlace(workType, reading),
      record: yesNo,
      covers: [workType.id, ...said.map(({ id }) => id)],
    },
  ];
}

function askResidence(musts: readonly Requirement[]): ScreenDraft[] {
  if (musts.length === 0) return [];
  return [
    {
      about: "where to live",
      question: `This job asks for ${quoteLines(musts.map(({ text }) => text))}. Where do you live now, and would you move for it?`,
      record: yesNo,
      covers: musts.map(({ id }) => id),
    },
  ];
}

/** Days and reach as they were written, to be read out. */
function sayPlace({ type, officeDays }: WorkType, { place, lines }: Reading): string {
  const line = lines.find((one) => one.place === "terms" && one.text.includes(officeDays ?? "\n"));
  const city = place.city === null ? "" : ` in ${place.city}`;
  const days = officeDays === null ? "" : `: ${quoteLine(line?.text ?? officeDays)}`;
  const reach = place.remoteReach === null ? "" : `: ${quoteLine(place.remoteReach)}`;
  if (type === "remote") return `The work is remote${reach}. Where would you work from?`;
  if (type === "hybrid" && days === "")
    return `The work is hybrid${city}. Does coming in on some days suit you?`;
  if (type === "hybrid") return `The work is hybrid${city}${days}. Do the office days suit you?`;
  return `The work is on site${city}. Does that suit you?`;
}

/** What no other question has asked already. */
function askBreaker(breaker: DealBreaker, reading: Reading): ScreenDraft[] {
  const { id, kind, text } = breaker;
  if (isPlaceBreaker(breaker, reading)) return [];
  if (isClearance(breaker)) return askClearance([breaker]);
  if (exportControl.test(text)) return [{ ...exportQuestion, covers: [id] }];
  if (kind === "authorization" || permit.test(text)) return [askAuthorization([id], reading)];
  return [
    { about: "the fixed points", question: askDealBreaker(text), record: yesNo, covers: [id] },
  ];
}

function askPay(reading: Reading): ScreenDraft {
  const { pay } = reading;
  const offer = pay?.offer ?? null;
  const rate = rateOf(reading);
  const stated = offer === null ? rate && quoteLine(rate.text) : formatOffer(offer);
  const question =
    stated === null
      ? "What pay do you expect for this job?"
      : shiftRatesOf(reading).length > 0
        ? `The pay goes by the shift, ${stated}. Is that in line with what you expect?`
        : `Is ${stated} in line with what you expect?`;
  return {
    about: "the pay expected",
    question,
    record: "expected pay only",
    covers: pay === null ? [] : [pay.id],
  };
}
