import titleNouns from "#reading/data/title-nouns.json" with { type: "json" };
import { faint, noise } from "#reading/occupation/decoration.ts";
import { foldTitle } from "#reading/occupation/fold-title.ts";
import { findCity } from "#reading/world/cities.ts";
import { hasDigit, isCapital, trimSigns, wordsOf } from "#reading/values/signs.ts";
import { commonIn } from "#reading/values/title/title-heads.ts";

/** Nouns and levels that say nothing of the work: "Manager / Sr. Manager". */
const ranks = new Set(titleNouns.ranks);
const marks = [" - ", " – ", " — ", ", ", " (", ": "];
const mostWords = 4;

/** "Manager / Sr. Manager – Quality Assurance" is a Quality Assurance Manager, "Assistant Manager (Field)" one of the field. */
export function fieldBeside(title: string, text: string): string {
  const words = wordsOf(title.toLowerCase());
  if (words.length > 2 || !words.every((word) => ranks.has(word))) return title;
  const head = words.at(-1) ?? "";
  const after = text.slice(text.toLowerCase().lastIndexOf(head) + head.length, 200);
  const mark = marks.find((one) => after.startsWith(one));
  if (mark === undefined) return title;
  const [run = ""] = after.slice(mark.length).split(/ [-–—|(/]|[,;:()|/.]/u);
  const field = wordsOf(run.trim());
  const isField = field.length > 0 && field.length <= mostWords && field.every(isOfField);
  if (!isField || !field.some((word) => isCapital(word[0])) || isPlace(run.trim())) return title;
  return words.length === 1 ? `${field.join(" ")} ${title}` : `${title}, ${field.join(" ")}`;
}

/** A word that titles use, which is neither a level, a shift, a place nor a doer. */
export function isOfField(word: string): boolean {
  const [plain = ""] = foldTitle(trimSigns(word));
  if (word === "&" || word === "and" || word === "of") return true;
  const isKnown =
    commonIn("holding", plain) > 0 || (word.length < 5 && word === word.toUpperCase());
  return isKnown && !hasDigit(word) && !ranks.has(plain) && !faint.has(plain) && !noise.has(plain);
}

function isPlace(words: string): boolean {
  return findCity(words) !== null;
}
