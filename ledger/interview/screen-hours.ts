import { rulesOut } from "#reading/demands/rules-out.ts";
import { askDealBreaker } from "#ledger/questions/deal-breaker-questions.ts";
import { quoteLines } from "#ledger/facts/quote-line.ts";
import type {
  DealBreaker,
  Reading,
  Requirement,
  RequirementKind,
  Shift,
} from "#ledger/facts/reading.ts";
import type { ScreenDraft } from "#ledger/interview/screen-question.ts";

const shifts: Readonly<Record<Shift, { words: RegExp; question: string }>> = {
  nights: { words: /\b(?:nights?|third shift|graveyard)\b/iu, question: "Can you work nights?" },
  evenings: { words: /\b(?:evenings?|second shift)\b/iu, question: "Can you work evenings?" },
  days: { words: /\b(?:days?|first shift)\b/iu, question: "Can you work days?" },
  weekends: { words: /\b(?:weekends?|saturdays?)\b/iu, question: "Can you work weekends?" },
  rotating: { words: /\brotat\w+\b/iu, question: "Can you work rotating shifts?" },
};

const mostLines = 3;
const clock =
  /\b\d{1,2}:\d{2}|\b\d{1,2}(?:\s?[ap]m|a|p)\b|\b\d\s?x\s?\d{1,2}\b|\b[Ss]chedule\b|\b[Tt]ravel\b/u;
const record = "yes / no / open";

const longest = 200;
const isNotOfTheWeek =
  /\b(?:orientation|start(?:s|ing)?|training class|appl(?:y|ications?|icants?)|deadline|closing date|closes (?:on|mon|tue|wed|thu|fri|sat|sun|\d)\p{L}*|interviews?|posted|advert|shortlisting|open until)\b/iu;

/** "03/07/2025 4:00 PM PST" is the end of something, not a day's work. */
const aDate = /\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b20\d{2}\b/u;

/** "Three days a week at our office" says where. */
const whereItIsDone = /\b(?:office|remote\w*|hybrid|home|on-?site)\b/iu;

/** "Monday through Thursday", "Mon-Fri". */
const dayRange =
  /\b(?:mon|tue|wed|thu|fri|sat|sun)\p{L}{0,6}\.?\s?(?:-|–|to|thru|through)\s?(?:mon|tue|wed|thu|fri|sat|sun)\p{L}{0,6}\b/iu;
/** "Working knowledge of overtime rules" is about no hours of somebody's own. */
const isKnowledge = /\b(?:knowledge|understanding|familiar\p{L}*|rules|laws?|software)\b/iu;
const hourWords =
  /\b(?:(?:longer|extended) hours|outages?|nights?|evenings?|weekends?|(?:mon|tues?|wednes|thurs?|fri|satur|sun)days?|shifts?|core hours|overtime|holidays|on-call|pager|(?:five|six|seven)-day|peak|availab\w+)\b/iu;
const mostHourWords = 9;

/** Whether a demand is about when the work is done: "Saturdays", "Pager one week in five". */
export function isAboutHours({ kind, text }: { kind: string; text: string }): boolean {
  if (isKnowledge.test(text)) return false;
  if (kind === "schedule") return true;
  return kind === "other" && text.split(" ").length <= mostHourWords && hourWords.test(text);
}

const whereToLive =
  /\b(?:reside|live|living|located|based|local|relocat\w+|driving distance|commutable)\b/iu;

/** "Live within driving distance", "local or willing to relocate": where somebody lives is no hour of the day. */
export function isResidence({ text }: { text: string }): boolean {
  return whereToLive.test(text) && !hourWords.test(text) && !clock.test(text);
}

/** Short lines about hours are hours, whatever else they were read as. */
export function kindOfMust(must: Requirement): RequirementKind {
  return isAboutHours(must) ? "schedule" : must.kind;
}

/** "Carbon offsetting for work travel with": half of a sentence says nothing of hours. */
const isTorn = /\b(?:with|for|of|to|and|or|the|an?|in|at|by|from)$/iu;

/** A line that says when the work is done. */
export function isHourLine(text: string): boolean {
  if (isTorn.test(text)) return false;
  // "Unit ratio is 1:5 on nights" is how many patients somebody has.
  if (/\bratio\b/iu.test(text)) return false;
  if (text.length > longest || isNotOfTheWeek.test(text) || aDate.test(text)) return false;
  if (!clock.test(text) && whereItIsDone.test(text)) return false;
  if (/\btravel: none\b/iu.test(text)) return false;
  return (
    clock.test(text) ||
    /\boutages?\b/iu.test(text) ||
    dayRange.test(text) ||
    isAboutHours({ kind: "other", text })
  );
}

const aShift = /\b(?:shifts?|on[- ]call|pager)\b/iu;
const aClock = /\b\d{1,2}(?::\d{2})?\s?[ap]\.?m?\b/iu;
const aTurn =
  /\b(?:every|one|two|\d+) (?:week|weekend|night)s? (?:in|out of)\b|\bevery (?:\w+ )?week/iu;

/** Lines read as pay may say when: "2nd shift 2:30p-11:00p M-F $19.25 + $1.00", "on call one week in six, $400". */
function isHourLineOfPay(text: string): boolean {
  return text.length <= longest && aShift.test(text) && (aClock.test(text) || aTurn.test(text));
}

/** What carries the days or the shift is asked before what is beside it. */
function weightOf(text: string): number {
  const carries = dayRange.test(text) || aClock.test(text) || /\b\d{1,2}-hour\b/u.test(text);
  return (
    (carries ? 2 : 0) + (/\b(?:shift|weekends?|on[- ]call|outages?|nights?)\b/iu.test(text) ? 1 : 0)
  );
}

/** As many as one question holds, in their order. */
function mostTelling(texts: readonly string[]): string[] {
  const byWeight = texts.toSorted((left, right) => weightOf(right) - weightOf(left));
  const kept = new Set(byWeight.slice(0, mostLines));
  return texts.filter((text) => kept.has(text));
}

/** "We do one offsite a quarter (travel paid)" names no hours. */
export function isTravelLine(text: string): boolean {
  const rest = text.replaceAll(/\b[Tt]ravel\b/gu, "");
  return rest !== text && !clock.test(rest) && !hourWords.test(rest);
}

/** What is written about the hours as one question; a deal breaker about them is asked by itself where it says more. */
export function askHours(
  { schedule, lines }: Reading,
  musts: readonly Requirement[],
  breakers: readonly DealBreaker[],
): ScreenDraft[] {
  const terms = lines.filter(
    ({ place, text, heading }) =>
      (place === "terms" && isHourLine(text) && !rulesOut({ text, heading })) ||
      ((place === "pay" || place === "duty") && isHourLineOfPay(text)),
  );
  const written = [...terms, ...musts];
  const texts = [...new Set(written.map(({ text }) => text))];
  const shift = schedule?.shift ?? null;
  const isAsked = ({ text }: DealBreaker) =>
    (shift !== null && shifts[shift].words.test(text)) || isSaidIn(text, texts.join("\n"));
  const asked = mostTelling(texts);
  const isChoice =
    asked.filter(
      (text) =>
        /\b(?:\d(?:st|nd|rd)|first|second|third|day|night|evening) shift\b/iu.test(text) &&
        aClock.test(text),
    ).length > 1;
  const question =
    asked.length > 0
      ? isChoice
        ? `The shifts: ${quoteLines(asked)}. Which of them can you work?`
        : `${asked.every(isTravelLine) ? "The travel" : "The hours"}: ${quoteLines(asked)}. ${asked.every(isTravelLine) ? "Does it" : "Do they"} work for you?`
      : // Nobody has to be asked whether they can work in the daytime.
        shift && shift !== "days" && shifts[shift].question;
  const covered = typeof question !== "string" ? [] : breakers.filter(isAsked);
  return [
    ...(typeof question !== "string"
      ? []
      : [
          {
            about: "the hours",
            question,
            record,
            covers: [
              ...(schedule === null ? [] : [schedule.id]),
              ...[...written, ...covered].map(({ id }) => id),
            ],
          },
        ]),
    ...breakers
      .filter((one) => !covered.includes(one))
      .map(({ id, text }) => ({
        about: "the hours",
        question: askDealBreaker(text),
        record,
        covers: [id],
      })),
  ];
}

const plainWords = new Set(["cannot", "can", "not", "will", "work", "the", "must", "available"]);

/** Whether what a deal breaker names stands in these words already. */
function isSaidIn(text: string, words: string): boolean {
  const said = words.toLowerCase();
  const telling = (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter(
    (word) => !plainWords.has(word),
  );
  return telling.length > 0 && telling.every((word) => said.includes(word.replace(/s$/u, "")));
}
