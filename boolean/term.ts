import type { DropReason } from "#contract/compiled-searches.ts";

const maxWords = 8;
const maxCharacters = 80;

const invisible = /(?!\p{Join_Control})\p{Default_Ignorable_Code_Point}/gu;
const singleQuotes = /[\u2018\u2019\u201A\u201B\u2032\u02BC\u02BB\uFF07`\u00B4]/gu;
const dashes = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/gu;
const notSearched = /[^\p{L}\p{Mn}\p{Mc}\p{N}\p{Join_Control}+#&.,'/_-]/gu;

const letterOrDigit = /[\p{L}\p{N}]/u;
const mayEnd = /[\p{L}\p{Mn}\p{Mc}\p{N}+#]/u;
const bareWord = /^[\p{L}\p{Mn}\p{Mc}\p{N}]+$/u;
/** Scripts written without spaces, where a bare run of letters is several words. */
const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const operatorWords = new Set(["and", "or", "not", "near"]);
const stopWords = new Set(
  "a an and any as at by for from in is near not of on or the to with".split(" "),
);

/** What a free-text search looks for instead of a name that is also an everyday word or a letter. */
const standIns: ReadonlyMap<string, readonly string[]> = new Map([
  ["go", ["Golang"]],
  ["r", ["R programming", "R language", "RStudio"]],
  ["c", ["C programming", "C language"]],
]);

/** Text as a search sees it: case, spacing and Unicode form do not count. */
export function foldText(text: string): string {
  return text.toLowerCase().normalize("NFC").trim().replace(/ {2,}/gu, " ");
}

/** The part of a term a search can look for, in straight characters and single spaces, or why there is none. */
export type CleanTerm = { text: string } | { reason: DropReason };

export function cleanTerm(raw: string): CleanTerm {
  if (raw.trim().length === 0) return { reason: "empty" };
  const words = raw
    .normalize("NFC")
    .replace(invisible, "")
    .replace(singleQuotes, "'")
    .replace(dashes, "-")
    .replace(notSearched, " ")
    .split(" ")
    .map(withoutLooseEnds)
    .filter((word) => word === "&" || letterOrDigit.test(word));
  const text = withoutLooseSigns(words.join(" ")).normalize("NFC");
  if (text.length === 0) return { reason: "unsearchable" };
  if (text.length > maxCharacters || text.split(" ").length > maxWords)
    return { reason: "tooLong" };
  return { text };
}

/** Whether a text is nothing but words that searches skip. */
export function isStopWord(text: string): boolean {
  return foldText(text)
    .split(" ")
    .every((word) => stopWords.has(word));
}

export function standInsFor(text: string): readonly string[] {
  return standIns.get(foldText(text)) ?? [];
}

/** Whether a text is read as one plain word without quotes on every platform. */
export function isBareWord(text: string): boolean {
  return bareWord.test(text) && !unspacedScript.test(text) && !isOperatorWord(text);
}

/** Whether some platform takes a word for an operator, in whatever case. */
export function isOperatorWord(text: string): boolean {
  return operatorWords.has(text.toLowerCase());
}

/** Leaves out apostrophes and joiners at the ends of a word, where they join nothing. */
function withoutLooseEnds(word: string): string {
  const isLoose = (at: number) => "'\u200C\u200D".includes(word.charAt(at));
  let start = 0;
  let end = word.length;
  while (start < end && isLoose(start)) start++;
  while (end > start && isLoose(end - 1)) end--;
  return word.slice(start, end);
}

/** From the first letter or digit, or the dot of a name such as .NET, to the last, or the signs of C++ and C#. */
function withoutLooseSigns(text: string): string {
  const start = text.search(/\.?[\p{L}\p{N}]/u);
  if (start < 0) return "";
  const characters = Array.from(text.slice(start));
  return characters
    .slice(0, characters.findLastIndex((character) => mayEnd.test(character)) + 1)
    .join("");
}
