import type { Finding } from "#contract/examination.ts";
import { splitWords } from "#english/words.ts";
import { stockWords, toStem } from "#checks/stock-words.ts";
import type { ReportString } from "#contract/walk.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { findThin } from "#ledger/facts/thin.ts";

type Unusable = Pick<Finding, "rule" | "severity" | "where" | "quote" | "what" | "fix">;

/** A text with fewer words is a name or a label. */
const leastWords = 6;
/** English prose has twice as many, other languages and filler Latin half as many. */
const leastStockShare = 0.25;
/** Of a section's texts. */
const leastEnglishShare = 0.8;
const leastFilledShare = 0.6;

const filler =
  /^[^\p{L}\p{N}]*(?:n[./]?a|nil|none|null|undefined|tbc|tbd|todo|not (?:applicable|available|provided|specified)|placeholder|lorem ipsum.*)?[^\p{L}\p{N}]*$/isu;
const unspacedScript =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Khmer}]/gu;

/** Sections that nobody can read or use, however well they fit their form: fillers, or a language the reports are not in. */
export function findUnusableProse(ledger: Ledger, strings: readonly ReportString[]): Unusable[] {
  const { reading } = ledger;
  const isThin = findThin(ledger).length > 0;
  const ofPosting = new Set(splitWords(reading.text));
  const wordsOf = (text: string) =>
    [...splitWords(text), ...(text.match(unspacedScript) ?? [])].filter(
      (word) => isStock(word) || !ofPosting.has(word),
    );
  const sections = Map.groupBy(strings, ({ path }) => /^\w+\.\w+/u.exec(path)?.[0] ?? path);
  return [...sections].flatMap(([where, texts]): Unusable[] => {
    const fillers = texts.filter((one) => filler.test(one.text) && !isBareSubject(one));
    const prose = texts
      .filter(({ text }) => !filler.test(text) && !text.startsWith("http"))
      .map(({ text }) => ({ text, words: wordsOf(text) }))
      .filter(({ words }) => words.length >= leastWords);
    const foreign = prose.filter(({ words }) => !isEnglish(words));
    const isEmpty = prose.length < (prose.length + fillers.length) * leastFilledShare;
    const isForeign = prose.length - foreign.length < prose.length * leastEnglishShare;
    // A post is made of the posting's lines, and a thin posting has hardly any.
    if (isEmpty && isThin && where === "attractSourceKit.jobPost") return [];
    if (isEmpty) return [{ ...emptySection, where, quote: fillers[0]?.text ?? "" }];
    return isForeign ? [{ ...foreignSection, where, quote: foreign[0]?.text ?? "" }] : [];
  });
}

/** A text message has no subject. */
function isBareSubject({ path, text }: ReportString): boolean {
  return text === "" && path.endsWith(".subject");
}

const emptySection = {
  rule: "prose.empty",
  severity: "high",
  what: "Most of this section says nothing.",
  fix: "Write it from the ledger; where nobody has said something, name what is missing and whom to ask.",
} as const;

const foreignSection = {
  rule: "prose.language",
  severity: "high",
  what: "This section is not in English.",
  fix: "Write it in plain English.",
} as const;

function isStock(word: string): boolean {
  return stockWords.has(toStem(word));
}

function isEnglish(words: readonly string[]): boolean {
  return words.filter(isStock).length >= words.length * leastStockShare;
}
