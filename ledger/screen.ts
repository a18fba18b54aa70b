import { askDealBreaker, askWarning } from "#ledger/deal-breaker-questions.ts";
import { formatOffer } from "#english/money.ts";
import type { DealBreaker, Reading } from "#ledger/reading.ts";
import { askAuthorization, exportControl, exportQuestion, permit } from "#ledger/screen-gates.ts";
import { isAboutHours } from "#ledger/must-words.ts";
import { askHours } from "#ledger/screen-hours.ts";
import type { ScreenDraft, ScreenQuestion } from "#ledger/screen-question.ts";
import { askRequirements } from "#ledger/screen-requirements.ts";
import { inSentence } from "#ledger/words.ts";

/** Gates first, then hours, place and deal breakers, then what the candidate expects. */
export function listScreenQuestions(reading: Reading): ScreenQuestion[] {
  const musts = reading.requirements.filter(({ priority }) => priority === "must");
  const [onHours, others] = split(musts, (must) => isAboutHours(must));
  const [hourBreakers, breakers] = split(
    reading.dealBreakers,
    (one) => isHourBreaker(one) && !isPlaceBreaker(one, reading),
  );
  const [degrees, openBreakers] = split(breakers, ({ kind }) => kind === "education");
  const drafts = [
    ...askRequirements(others, reading, degrees),
    ...askHours(reading, onHours, hourBreakers),
    ...askPlace(reading, openBreakers),
    ...openBreakers.flatMap((one) => askBreaker(one, reading)),
    ...askWarnings(reading),
    askPay(reading),
    {
      about: "the start date",
      question: "When could you start, and what notice do you have to give?",
      record: "date",
      covers: reading.startDate === null ? [] : [reading.startDate.id],
    },
  ];
  return merge(drafts).map((draft, at) => ({ id: `g${at + 1}`, ...draft }));
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

function askPlace(reading: Reading, breakers: readonly DealBreaker[]): ScreenDraft[] {
  const { workType, place } = reading;
  if (workType === null) return [];
  const said = breakers.filter((one) => isPlaceBreaker(one, reading));
  const covers = [workType.id, ...said.map(({ id }) => id)];
  const where =
    workType.type === "remote"
      ? `remote${place.remoteReach === null ? "" : ` (${place.remoteReach})`}`
      : `${workType.type === "on-site" ? "on site" : "hybrid"} in ${place.city ?? place.text}`;
  const days = workType.officeDays === null ? "" : `, ${workType.officeDays} in the office`;
  return [
    {
      about: `${where}${days}`,
      question: `Does this suit you: ${where}${days}?`,
      record: yesNo,
      covers,
    },
  ];
}

/** What no other question has asked already. */
function askBreaker(breaker: DealBreaker, reading: Reading): ScreenDraft[] {
  const { id, kind, text } = breaker;
  if (isPlaceBreaker(breaker, reading)) return [];
  const about = inSentence(text);
  if (exportControl.test(text)) return [{ ...exportQuestion, about, covers: [id] }];
  if (kind === "authorization" || permit.test(text)) return [askAuthorization([id], reading)];
  return [{ about, question: askDealBreaker(text), record: yesNo, covers: [id] }];
}

/** Asked of everyone, as a matter of work, never as a verdict. */
function askWarnings({ redFlags }: Reading): ScreenDraft[] {
  return redFlags
    .filter(({ owner }) => owner === "candidate")
    .flatMap(({ id, text }) => {
      const question = askWarning(text);
      return question === null
        ? []
        : [{ about: inSentence(text), question, record: "example", covers: [id] }];
    });
}

function askPay({ pay }: Reading): ScreenDraft {
  const offer = pay?.offer ?? null;
  const question =
    offer === null
      ? "What pay do you expect for this job?"
      : `Is ${formatOffer(offer)} in line with what you expect?`;
  return {
    about: "the pay expected",
    question,
    record: "expected pay only",
    covers: pay === null ? [] : [pay.id],
  };
}
