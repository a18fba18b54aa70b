import { infinitiveOf } from "#ledger/read/duties/duty-verbs.ts";
import type { Requirement, RequirementKind } from "#ledger/facts/reading.ts";
import { inSentence, joinAnd, joinOr } from "#ledger/words/words.ts";

const longestName = 70;

const hourWords =
  /\b(?:nights?|evenings?|weekends?|(?:mon|tues?|wednes|thurs?|fri|satur|sun)days?|shifts?|core hours|overtime|holidays|on-call|pager|(?:five|six|seven)-day|peak|availab\w+)\b/iu;
const mostHourWords = 9;

/** A line about when the work is done. */
export function isAboutHours({ kind, text }: { kind: string; text: string }): boolean {
  if (kind === "schedule") return true;
  return kind === "other" && text.split(" ").length <= mostHourWords && hourWords.test(text);
}

/** Short lines about hours are hours, whatever else they were read as. */
export function kindOfMust(must: Requirement): RequirementKind {
  return isAboutHours(must) ? "schedule" : must.kind;
}

const timing =
  /,? (?:(?:with)?in \d+(?: (?:days|weeks|months)\b.*)?|now|today|at hire|required|on day one|is a must)$/iu;

/** A requirement as people say it in passing: one clause, without brackets and dates. */
export function nameOfMust({ kind, text, skills, credentials }: Requirement): string {
  const line = inSentence(text.split(/[;:(]|\. /u, 1)[0] ?? text)
    .replaceAll('"', "")
    .replace(timing, "");
  const clause = kind === "skill" ? line.replace(/ (?:experience|knowledge|skills)$/u, "") : line;
  if (clause.length <= longestName) return clause;
  const known = skills.length > 0 ? joinOr(skills.map(({ name }) => name)) : "";
  const papers = joinAnd(credentials.map(({ name }) => name));
  return known || papers || cutAtWord(clause);
}

function cutAtWord(text: string): string {
  const comma = text.lastIndexOf(",", longestName);
  const end = comma > 20 ? comma : text.lastIndexOf(" ", longestName);
  return text
    .slice(0, end > 0 ? end : longestName)
    .replace(/(?:,? (?:and|or|of|in|with|to|for|the|an?))+$/u, "");
}

const span =
  /^(?:at least |minimum(?: of)? |a minimum of |over |more than )?(?:\d{1,2}|[a-z]{3,9}) ?\+?(?: ?(?:-|–|to) ?\d{1,2}\+?)?(?: or more)? ?(?:years?|yrs?)\b\.?(?: of)?(?: (?:minimum|professional|relevant|proven|hands-on|work|working|recent|prior))*(?: experience)?(?: (?:in|as an?|with|of|on))?\s*/iu;

/** What the years were spent on: "6+ years backend" gives "backend"; empty where only a number stands. */
export function fieldOfYears(text: string): string {
  return inSentence((text.replace(span, "").split(/[,;:(]|\. /u, 1)[0] ?? "").trim())
    .replace(/ (?:experience|work)$/u, "")
    .trim();
}

/** "Closing B2B SaaS": something done, not a field. */
export function isDoing(phrase: string): boolean {
  const [first = "", next = ""] = phrase.split(" ");
  return first.endsWith("ing") && infinitiveOf(first, next) !== null;
}
