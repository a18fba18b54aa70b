import { jobFieldNames } from "#contract/job-fields.ts";
import { findAll, inSmallLetters } from "#english/matches.ts";
import type { OpenQuestion } from "#ledger/questions/open-question.ts";
import type { JobFields } from "#ledger/facts/reading.ts";

const people =
  "(?:people|persons?|candidates?|applicants?|employees?|workers?|staff|individuals?|men|women|males|females)";
const nations =
  "(?:white|black|asian|caucasian|african|latino|latina|hispanic|arab|indian|chinese|mexican|american|european)";

const faiths =
  "(?:christians?|catholics?|protestants?|muslims?|jews|jewish|hindus?|buddhists?|sikhs?|mormons?|atheists?)";
const oneOfThem =
  "(?:wom[ae]n|m[ae]n|lady|ladies|girls?|boys?|guys?|gals?|fellas?|lads?|blokes?|gentlem[ae]n|mums?|moms?)";

/** People of a protected kind, as a demand names them. */
const kinds = [
  "(?:young |older |attractive )?(?:men|women|males?|females?|gentlemen|ladies|girls|boys)",
  `(?:pregnan\\w{1,4}|single|married|unmarried|divorced)(?: ${people}| mothers| parents)`,
  "(?:mothers|pregnan\\w{1,4})",
  `${faiths}(?: ${people})?`,
  `(?:foreigners|immigrants|foreign nationals|${nations} ${people})`,
  `(?:gays?|lesbians?|homosexuals?|transgender|trans)(?: ${people})?`,
  `(?:disabled|handicapped|able-bodied|healthy)(?: ${people})?`,
  "(?:wheelchair users?|native (?:english )?speakers?|recent graduates|digital natives)",
].join("|");

const states =
  "(?:male|female|a (?:man|woman)|single|married|unmarried|childless|pregnant|young|white|christian|catholic|muslim|jewish|heterosexual|healthy|able-bodied)";
const age = "(?:the age of )?(?!1[4-9]|2[01])\\d{2}(?!\\d)";

/** A demand that no law lets an employer make; the class alone ("women are encouraged to apply") is none. */
const demand = new RegExp(
  [
    `(?:only|exclusively) (?:${kinds})`,
    `(?:${kinds})(?: ${people})?,? only`,
    `no (?:${kinds})`,
    `(?:${kinds})(?: ${people})? (?:are |is |strongly |highly ){0,2}(?:preferred|wanted|required|desired|needed|need(?: not)? apply)`,
    `(?:male|female|lady) \\p{L}{3,30} (?:is |are )?(?:preferred|wanted|required|needed|only)`,
    `(?:must|should|may|can)(?: not|not)? be (?:${states}|${kinds})`,
    `(?:prefer|want|seek|seeking|hire|looking for)(?: an?)? (?:young |attractive )?(?:men|women|males?|females?|ladies|girls|boys)`,
    `(?:like|love|need|get|prefer|want|hire)(?: an?| some| another)? (?:young|younger|strong young|attractive|pretty) (?:guys?|gals?|lads?|fellas?|girls?|person|men|man|women|woman)`,
    "no (?:moms?|mums?|dads?|parents|mothers|fathers)|no maternity (?:cases?|people|women|candidates?|hires?)",
    "(?:he|she|they)(?:['’]s|['’]re| is| was| are| were)? (?:just |way |a bit |getting )?too (?:old|young)",
    `(?:someone|somebody|anyone)(?: a bit| a little| more| much)? young(?:er)?`,
    `younger (?:person|people|candidates?|man|woman|guy|girl|crowd)`,
    `of (?!national|ethnic|social)\\p{L}{3,20} (?:origin|descent|ethnicity)`,
    `(?:${people}|any(?:one|body)|some(?:one|body)|no ?one|nobody|must be|not be|be) (?:aged )?(?:under|over|above|below|older than|younger than) ${age}(?: years)?(?! ?(?:hours|people|minutes|%|k))`,
    `(?:prefer(?:red|ably)?|rather|ideally|want(?:s|ed)?|likes?|hoping|think)(?: \\p{L}{2,10}){0,2} (?:not |nobody |no ?one )(?:over|above|past|older than) ${age}(?! ?(?:hours|hrs|people|minutes|min|miles|km|lbs?|pounds|kg|days|applicants|k|an hour|per|%|\\/))`,
    `(?:max(?:imum)? age|age limit|upper age)`,
    // Nobody says these of a job's work, so they need no "preferred" beside them.
    "(?:happily )?(?:married )?family (?:m[ae]n|wom[ae]n)(?: types?)?",
    "happily married",
    `(?:mature|motherly|fatherly|unattached|childless) ${oneOfThem}`,
    `${faiths} ${oneOfThem}`,
    `(?:a |some )?(?:big |fit |nice |pretty |strong |tall |young )?${oneOfThem}(?: with (?:a |no )?(?:famil(?:y|ies)|kids|children))? (?:are |is )?(?:strongly |always )?(?:preferred|do(?:es)? (?:best|better)|works? (?:best|better)|fits? (?:in )?(?:best|better))`,
    "no (?:heavy |strong |thick |foreign |funny )?accents?|accent[- ]free",
    "(?:wants?|needs?|asks? for|prefers?) (?:a )?[\"“']?native (?:english|german|french|dutch)",
    "(?:nobody|no ?one|none|not anyone) (?:who is |who['’]s )?on (?:methadone|suboxone|buprenorphine|antidepressants|(?:any |heavy )?(?:meds|medications?)|disability|(?:maternity|parental) leave)",
    "no (?:long )?sick (?:record|notes?|list)|no (?:health|medical) (?:problems|issues)(?=\\s*(?:[,;.)]|$))",
    `aged? (?:between )?\\d{2} ?(?:-|–|to|and) ?\\d{2}`,
    `(?:under|below|over|between \\d{2} and) ${age} years (?:old|of age)`,
  ]
    .map((source) => `(?<![\\p{L}-])(?:${source})(?![\\p{L}-])`)
    .join("|"),
  "gu",
);

const saysEqual =
  /regardless of|without regard|equal opportunit|discriminat|all qualified|encourag|welcome|at least \d{2}/iu;
const clause = /[^,;.!?\n]+[,;.!?\n]*|[,;.!?\n]+/gu;

export type DemandPlace = { quote: string; start: number; end: number };

/** Where a text asks for, or shuts out, people of one sex, age, family state, faith, origin, orientation or health. */
export function findProtectedDemands(text: string): DemandPlace[] {
  return findAll(inSmallLetters(text), demand)
    .map(({ 0: { length }, index: start }) => ({ start, end: start + length }))
    .map(({ start, end }) => ({ quote: text.slice(start, end), start, end }))
    .filter(({ start }) => !saysEqual.test(lineAround(text, start)));
}

function lineAround(text: string, at: number): string {
  const from = text.lastIndexOf("\n", at) + 1;
  const to = text.indexOf("\n", at);
  return text.slice(Math.max(from, at - 300), Math.min(to === -1 ? text.length : to, at + 300));
}

const taken = "\u0000";
/** Of "younger guy handles nights better, advised no criterion, struck" nothing is left that a line before could take up. */
const leftOver = /(?<=\0)[\s,;–—-]*\p{Ll}+[.!]?[ \t]*(?=\n|$)/gu;

/** The job without such demands: nothing is read out of them, and they become a question. */
export function takeOutDemands(job: JobFields): { words: JobFields; demands: string[] } {
  const demands: string[] = [];
  const strip = (text: string) => {
    const places = findProtectedDemands(text);
    if (places.length === 0) return text;
    const kept = text.replace(clause, (part, at: number) => {
      const isOne = places.some(({ start, end }) => start < at + part.length && at < end);
      if (isOne) demands.push(part.replaceAll(/[,;.!?\s]+$/gu, "").trim());
      return isOne ? part.replaceAll(/[^\n]+/gu, taken) : part;
    });
    return kept.replaceAll(leftOver, "").replaceAll(taken, "");
  };
  const words = { ...job };
  for (const field of jobFieldNames)
    Object.assign(words, { [field]: stripField(job[field], strip) });
  return { words, demands: [...new Set(demands)].filter((one) => one !== "") };
}

function stripField(value: JobFields[keyof JobFields], strip: (text: string) => string) {
  if (typeof value === "boolean") return value;
  if (typeof value === "string") return strip(value);
  return value.filter((tag) => strip(tag).trim() !== "");
}

export const whyBarred =
  "The law bars choosing people by sex, age, family, faith, origin, orientation or health.";

export const demandFactPrefix = "unknown.demand.";

/** Asked before anything else: it is the one line that must not reach a candidate. */
export function askAboutDemands(demands: readonly string[]): OpenQuestion[] {
  return demands.slice(0, 3).map((words, at) => ({
    id: `${demandFactPrefix}${at + 1}`,
    thing: "lawful criterion in place of one that is none",
    question: `The text says “${words.replace(/^[-•*\s]+/u, "").slice(0, 160)}”. It cannot be a criterion, so no report uses it. Which need of the work stands behind it, if any?`,
    why: whyBarred,
    ask: "hiring manager",
    ifNoAnswer: "Delete the line everywhere.",
    isAskedByCandidates: false,
    blocks: 9,
  }));
}
