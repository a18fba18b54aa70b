import { amountsIn, type Amount } from "#reading/values/pay/amounts.ts";

/** What a sum of money is paid for; a piece is a mile, a visit or a word. */
export type PayUnit =
  | "hour"
  | "day"
  | "week"
  | "two weeks"
  | "half month"
  | "month"
  | "year"
  | "piece";

/** What stands after "a", "per", "each" or "/": "$52 a visit". */
const nouns: Partial<Record<PayUnit, string>> = {
  hour: "hour hr h",
  day: "day shift night",
  week: "week wk",
  "two weeks": "fortnight",
  month: "month mo",
  year: "year yr annum",
  piece:
    "mile mi km visit stop load piece part unit case session class lesson delivery drop word page head cut job door acre ton",
};
/** What says it alone. */
const sayings: Record<PayUnit, string> = {
  hour: "hourly|hr|hrs|an h",
  day: "daily|day rate",
  week: "weekly",
  "two weeks":
    "biweekly|bi weekly|every two weeks|every 2 weeks|every second week|every other week|per two weeks|two weekly|fortnightly|per pay period|each pay period",
  "half month": "semimonthly|semi monthly|twice a month|twice monthly|twice per month|half a month",
  month: "monthly",
  year: "yearly|annual|annually|pa|p a",
  piece: "cpm|cent|cents|¢|by the mile|by the visit|by the piece",
};
const articles = "a an per each every".split(" ");
const spans = "day week wk month year".split(" ");
/** "3 days a week" counts days and pays nothing. */
const counts = "hours hrs days nights shifts times visits"
  .split(" ")
  .flatMap((count) => spans.flatMap((span) => [`${count} a ${span}`, `${count} per ${span}`]));

type Phrase = { unit: PayUnit | null; words: string };
const phrases: readonly Phrase[] = [
  ...Object.entries(sayings).flatMap(([unit, all]) =>
    all.split("|").map((words) => ({ unit: unit as PayUnit, words })),
  ),
  ...Object.entries(nouns).flatMap(([unit, all]) =>
    articles.flatMap((article) =>
      all.split(" ").map((noun) => ({ unit: unit as PayUnit, words: `${article} ${noun}` })),
    ),
  ),
  ...counts.map((words) => ({ unit: null, words })),
];
/** "As a head cook, $20" is not paid by the head. */
const leading = phrases.filter(
  ({ unit, words }) => unit !== "piece" || !(words.startsWith("a ") || words.startsWith("every ")),
);
const reach = 40;
/** "$20.65 if you walk in with a class B" pays no class. */
const nearest = 12;

/** What the words beside a sum say that it is paid for: what follows it, else what leads to it. */
function unitBeside(words: string, { start, end }: Amount): PayUnit | null {
  const [after = ""] = clausesOf(words.slice(end, end + reach));
  const before = clausesOf(words.slice(Math.max(0, start - reach), start)).at(-1) ?? "";
  return firstIn(after) ?? lastIn(before);
}

/** Every sum of a text beside what it is paid for. */
export function ratesIn(words: string): { amount: Amount; unit: PayUnit | null }[] {
  return amountsIn(words).map((amount) => ({ amount, unit: unitBeside(words, amount) }));
}

const rates: ReadonlySet<PayUnit | null> = new Set(["piece", "two weeks", "half month"]);

/** Pay for a unit of which no hour's and no year's pay is made: "62 cpm", "$52 per visit", "$1,450 every two weeks". */
export function namesRate(words: string): boolean {
  return ratesIn(words).some(({ unit }) => rates.has(unit));
}

/** "$22 an hour. Paid weekly" says two things. */
function clausesOf(text: string): string[] {
  return text.split(/[;()|]|[.,]\s|[$€£]/u).map((clause) => {
    const plain = clause
      .toLowerCase()
      .replaceAll("/", " per ")
      .replaceAll("¢", " ¢ ")
      .replaceAll(/[^\p{L}\p{N}¢]+/gu, " ");
    return ` ${plain} `;
  });
}

type Hit = Phrase & { at: number };

function firstIn(clause: string): PayUnit | null {
  const hits = hitsIn(phrases, (words) => clause.indexOf(words)).filter(
    ({ unit, at }) => unit !== "piece" || at <= nearest,
  );
  return settle(
    clause,
    hits.toSorted((left, right) => left.at - right.at || right.words.length - left.words.length),
  );
}

function lastIn(clause: string): PayUnit | null {
  const hits = hitsIn(leading, (words) => clause.lastIndexOf(words));
  return settle(
    clause,
    hits.toSorted((left, right) => endOf(right) - endOf(left) || left.at - right.at),
  );
}

function hitsIn(among: readonly Phrase[], find: (words: string) => number): Hit[] {
  return among
    .map((phrase) => ({ ...phrase, at: find(` ${phrase.words} `) }))
    .filter(({ at }) => at !== -1);
}

function endOf({ at, words }: Hit): number {
  return at + words.length + 1;
}

/** How wages are handed out says nothing of the sum: "paid weekly", "weekly pay". */
const handedOut = new Set(["paid", "pay", "payroll", "payday", "paycheck", "paychecks"]);

function settle(clause: string, [best]: readonly Hit[]): PayUnit | null {
  if (best === undefined) return null;
  const before = clause.slice(0, best.at).trimEnd().split(" ").at(-1) ?? "";
  const [after = ""] = clause.slice(endOf(best)).trimStart().split(" ");
  return handedOut.has(before) || handedOut.has(after) ? null : best.unit;
}
