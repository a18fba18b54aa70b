import type { FactId, Given } from "#ledger/facts/fact.ts";
import { firstSaid, saidIn, type Said } from "#ledger/read/text/said.ts";
import { toTitleCase } from "#ledger/read/title/title-case.ts";

const month = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?";
const date = `(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\\s)?(?:${month}\\s\\d{1,2}(?!\\d)(?:st|nd|rd|th)?(?:,?\\s\\d{4})?|\\d{1,2}(?:st|nd|rd|th)?\\s(?:of\\s)?${month}(?:,?\\s\\d{4})?|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[/.]\\d{1,2}(?:[/.]\\d{2,4})?(?!\\d)|\\d{1,2}-${month}-\\d{4})`;
const deadline = new RegExp(
  `\\b(?:apply\\b.{0,80}?\\bby|(?:applications?|resumes?)\\b[^.]{0,60}?\\b(?:close|closes|due|by|until|deadline|through)|(?<!\\b(?:we|they|office|offices|shop|store|plant|school|clinic|business|company|site|warehouse|kitchen|building|everything)(?:\\sis|\\sare|\\swill)?\\s)clos(?:ing|es?)(?: date)?:?(?!\\s(?:the (?:week|day|month)|for\\b|over\\b|between\\b|early\\b|at \\d))|deadline(?: is)?|posting ends|apply by|(?:remain|stays?) open until)\\b[^.\\d]{0,30}?(${date})`,
  "i",
);
const soon = `asap|immediately|as soon as possible|(?:early |mid[- ]?|late |end of |beginning of )?(?:${date}|${month}(?:\\s\\d{4})?|q[1-4](?:\\s\\d{4})?|next (?:week|month|quarter)|(?:spring|summer|fall|autumn|winter)(?:\\s\\d{4})?)`;
const start = new RegExp(
  `\\b(?:start(?:s|ing)?(?: date)?(?: (?:is|of|on|in|by|no later than))?|available)\\s?:?\\s(?:in |on |by )?(${soon})(?!\\p{L})`,
  "iu",
);
const startLabel = /^start(?:ing|s)?(?: (?:date|class))?\s?[:=]\s*/iu;
const startValue = new RegExp(`^(?:${soon})(?!\\p{L})`, "iu");

const count =
  "\\d{1,3}(?:\\s?[-–]\\s?\\d{1,3})?|one|two|three|four|five|six|seven|eight|nine|ten|several|multiple";
const openings = new RegExp(
  `\\b(?:number of (?:vacancies|openings|positions)|headcount|openings|vacancies):?\\s(${count})(?![\\d%])|\\b(${count})(?: \\(\\d{1,2}\\))? (?:(?:open|current|immediate) )?(?:openings?|vacanc(?:y|ies)|open positions|headcount|spots)\\b|\\b(?:hiring|needs?|seeking) (${count.replace("one|", "")}) (?=\\p{L})(?!(?:years?|yrs?|months?|days?|weeks?|hours?)\\b)|\\bneed (${count.replace("one|", "")})(?=\\s*(?:[,.;]|$))|\\bx\\s?(\\d)(?![\\d%])|(?:^|[,;(–—-]\\s?)(${count}) (?:open |full[- ]time |part[- ]time )?(?:positions?|roles|seats)(?: open| available| to fill)?(?=\\s*(?:[,.;)]|$))`,
  "iu",
);

const howToApply =
  /\b(?:send|e-?mail|submit|apply|upload|attach)\b[^.]{0,80}(?:\bresumes?\b|\bcvs?\b|cover letter|@|\bonline\b|\bportal\b|https?:|\bapplication\b)|\bapplications? (?:will|must|are|should)\b[^.]{0,60}\b(?:online|accepted|submitted)\b|^application link:/i;

/** How many people are hired. */
export function readOpenings(said: readonly Said[]): Given | null {
  const lines = saidIn(said, "terms", "title", "employer");
  return toGiven("openings", "Openings", lines, ({ text }) => {
    const found = openings.exec(text);
    const number = found?.[1] ?? found?.[2] ?? found?.[3] ?? found?.[4] ?? found?.[5] ?? found?.[6];
    return number === undefined
      ? undefined
      : `${number.toLowerCase()} ${/^(?:1|one)$/i.test(number) ? "opening" : "openings"}`;
  });
}

export function readStartDate(said: readonly Said[]): Given | null {
  return toGiven("start", "Start", saidIn(said, "terms", "process"), ({ text, heading }) => {
    const value = text.replace(startLabel, "").replace(/[.\s]+$/u, "");
    if (!startLabel.test(text) && !startLabel.test(heading ?? "")) return start.exec(text)?.[1];
    return startValue.exec(value)?.[0] ?? (value.length <= 60 ? value : undefined);
  });
}

export function readApplyBy(said: readonly Said[]): Given | null {
  return toGiven("applyBy", "Apply by", saidIn(said, "terms", "process"), ({ text, heading }) => {
    const isLabel = /\bdeadline\b|\bclosing(?: date)?\b|\bapply by\b|\bcloses\b/i.test(
      heading ?? "",
    );
    const filled = /\buntil (?:\p{L}+ ){0,3}filled\b|\bwhen filled\b/iu.exec(text)?.[0];
    if (filled !== undefined) return filled.toLowerCase();
    const found =
      deadline.exec(text)?.[1] ?? (isLabel ? new RegExp(date, "i").exec(text)?.[0] : undefined);
    return found === undefined ? undefined : toTitleCase(found);
  });
}

/** How to apply, in the posting's words. */
export function readApply(said: readonly Said[]): Given | null {
  return toGiven("apply", "How to apply", saidIn(said, "process"), (one) =>
    isHowToApply(one) ? one.text : undefined,
  );
}

export function isHowToApply({ text }: Said): boolean {
  return text.length <= 400 && howToApply.test(text);
}

function toGiven(
  id: FactId,
  label: string,
  said: readonly Said[],
  read: (one: Said) => string | undefined,
): Given | null {
  const found = firstSaid(said, read);
  return found === null ? null : { id, label, text: found.value, quotes: found.quotes };
}
