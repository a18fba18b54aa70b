import meetingWords from "#reading/data/meeting-words.json" with { type: "json" };
import type { Place } from "#reading/places.ts";
import { isEverydayWord } from "#reading/values/place/place-names.ts";

const name = String.raw`\p{Lu}[\p{Ll}’'-]{1,20}(?![\p{L}\d])`;
/** "protocols w/ Dr. Avila". */
const doctor = /\b(?:Dr|Prof)\.? \p{Lu}\p{Ll}/u;
/** What is said of a person and of nothing else, in whatever line. */
const ofSomebody = [
  String.raw`\b[Rr]eport(?:s|ing)? (?:directly )?to (${name})(?=[,.;()]|$| and)`,
  String.raw`(?<![\p{L}])(\p{Lu}[\p{Ll}-]{1,20})['’]s (?:(?:parental|sick|medical|family|long) )?(?:leave|desk|seat|replacement|successor|last day|retirement)(?!\p{L})`,
  String.raw`\b(?:[Tt]he|[Oo]ur|[Mm]y) \p{Ll}+, (${name}), (?=\p{Ll})`,
].map((one) => new RegExp(one, "gu"));
/** Whom one meets: "1 F2F with Raghav", "pairing w Amrita", "then Dale in person". */
const metIn = new RegExp(
  String.raw`(?:\b(?:with|w|by|and|or|then|meet|Then)|w\/|[&+→>,;])\s?(${name})`,
  "gu",
);
/** Where and by what one meets. */
const noPerson = new Set(meetingWords);

/** Whether a line of notes speaks of a colleague by a name that no list knows. */
export function meetsSomebody(line: string, place: Place | "unplaced"): boolean {
  // "Dr. Pell: eight cases a day" is said by somebody, of nobody.
  const text = line.replace(/^[^:]{2,40}:\s/u, "");
  if (doctor.test(text)) return true;
  const shapes = place === "process" ? [...ofSomebody, metIn] : ofSomebody;
  return shapes.some((shape) => [...text.matchAll(shape)].some(([, one = ""]) => isName(one)));
}

function isName(word: string): boolean {
  return !isEverydayWord(word) && !noPerson.has(word.toLowerCase());
}
