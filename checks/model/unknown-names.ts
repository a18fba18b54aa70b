import { isSpoken, type IsTold, type ModelFault } from "#checks/model/model-fault.ts";
import { findSentences } from "#english/sentences.ts";
import { splitWords } from "#english/words.ts";
import { stockWords, toStem } from "#checks/stock-words.ts";
import type { ReportString, Walked } from "#contract/walk.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { skills } from "#ledger/vocabulary/skills.ts";
import { usStates } from "#reading/world/us-states.ts";

/** Where to look and what people call themselves is a model's own knowledge, and so is what not to ask. */
const freeKeys = new Set(
  "feederTitles lookFor titles where channel play signal name read requirement".split(" "),
);
/** Filled by code, or about nobody. */
const filled = /\.(?:due|day|lint|doNotAsk|questions)(?:[.[]|$)/u;

const everybodyKnows = new Set(
  splitWords(
    `Monday Tuesday Wednesday Thursday Friday Saturday Sunday
    Mon Tue Wed Thu Fri Sat Sun Jan Feb Mar Apr Jun Jul Aug Sep Oct Nov Dec January February March April May June July August September October November December Christmas Thanksgiving Easter
    I'll I'm I've I'd LinkedIn Indeed InMail InMails English German Spanish French American European United States America Europe
    Market Pulse Intake Sync Brief Attract Source Kit Persona Engagement Hub Offer Navigator Interview Coach
    ${Object.values(usStates).join(" ")}`,
  ).map(toStem),
);

/** Among colleagues a tool of the trade may be named; told to a candidate it is part of the job. */
const tradeWords = new Set(splitWords(skills.map((skill) => skill.name).join(" ")).map(toStem));

const name =
  /(?<=[\p{Ll}\p{N},;:.&’'] |\p{Lu}[\p{L}.]* )(?!\p{Lu}+s\b)\p{Lu}[\p{L}’'-]*\p{Ll}[\p{L}’'-]*/gu;
const news =
  /\b(?:last (?:year|month|summer|winter|spring|fall|autumn)|this (?:summer|winter|spring|fall|autumn)|we (?:have |were |are )?just (?!ask|want|need|look)\p{L}+ed|go(?:ing)? public)\b/giu;

/** Names and news that the ledger does not have: a model may advise, and not tell us about employers and people. */
export function findUnknownNames(
  ledger: Ledger,
  { strings }: Walked,
  isTold: IsTold,
  senders: readonly string[],
): ModelFault[] {
  const stated = ledger.facts.map(({ text }) => text.toLowerCase()).join("\n");
  const known = wordsOf(ledger);
  const signed = new Set(splitWords(senders.join("\n")).map(toStem));
  const isKnown = (string: ReportString, quote: string) =>
    splitWords(quote)
      .map(toStem)
      .every(
        (word) =>
          known.has(word) ||
          signed.has(word) ||
          everybodyKnows.has(word) ||
          stockWords.has(word) ||
          (!isTold(string) && tradeWords.has(word)),
      );
  return strings
    .filter(({ key, path }) => !freeKeys.has(key) && !filled.test(path))
    .flatMap((string) => [
      ...sentencesOf(string)
        .flatMap((sentence) => [...sentence.matchAll(name)].map(([quote]) => quote))
        .filter((quote) => !isKnown(string, quote))
        .map((quote) => faultOf(string, quote, `No fact names "${quote}".`)),
      ...sentencesOf(string)
        .filter(() => isTold(string) || isSpoken(string))
        .flatMap((sentence) => [...sentence.matchAll(news)].map(([quote]) => quote))
        .filter((quote) => !stated.includes(quote.toLowerCase()))
        .map((quote) => faultOf(string, quote, `No fact tells what happened "${quote}".`)),
    ]);
}

function sentencesOf({ text }: ReportString): string[] {
  return findSentences(text).map((sentence) => sentence.text);
}

const readLedgers = new WeakMap<Ledger, ReadonlySet<string>>();

/** The words of facts, playbook, title, place and company; read once, as a model's sections are checked one by one. */
function wordsOf(ledger: Ledger): ReadonlySet<string> {
  const { facts, playbook, company, reading } = ledger;
  const told = [
    ...facts.flatMap(({ label, text }) => [label, text]),
    JSON.stringify([playbook, reading.title, reading.place]),
    company.name,
    company.description,
  ];
  const words = readLedgers.get(ledger) ?? new Set(splitWords(told.join("\n")).map(toStem));
  readLedgers.set(ledger, words);
  return words;
}

function faultOf({ path: where }: ReportString, quote: string, what: string): ModelFault {
  const fix = "Take it out, or ask the hiring manager for it.";
  return { rule: "names.unknown", severity: "high", where, quote, what, fix };
}
