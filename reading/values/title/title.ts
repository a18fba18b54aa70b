import type { Kind } from "#reading/line.ts";
import type { PlacedLine } from "#reading/place.ts";
import { bucketsOf, sharesOf, type ChoiceModel } from "#reading/values/choice.ts";
import { trimSigns, wordsOf } from "#reading/values/signs.ts";
import { names } from "#reading/telltales.ts";
import { titleCandidates, type Candidate } from "#reading/values/title/title-candidates.ts";
import { guessTitle } from "#reading/values/title/title-guess.ts";
import { linesOfJob } from "#reading/values/title/title-others.ts";
import { wholeTitle } from "#reading/values/title/title-whole.ts";
import { found, type Found } from "#reading/values/value.ts";

/** A title needs at least this share of the signs. */
const least = 0.3;

/** The most likely title; the same words in several places count together. */
export function readTitle(
  told: readonly PlacedLine[],
  kind: Kind,
  model: ChoiceModel,
): Found<string> | null {
  const lines = linesOfJob(told);
  const all = titleCandidates(lines, kind, guessTitle(lines));
  const own = all.filter((one) => !isServed(one) && !ofTalk.test(one.words));
  const candidates = own.length === 0 ? all : own;
  const shares = sharesOf(
    candidates.map(({ signs }) => bucketsOf(signs, model.size)),
    model,
  );
  const titles = new Map<string, { share: number; best: number; one: Candidate }>();
  for (const [at, one] of candidates.entries()) {
    const share = shares[at] ?? 0;
    const before = titles.get(one.key) ?? { share: 0, best: -1, one };
    const best =
      share > before.best ? { best: share, one } : { best: before.best, one: before.one };
    titles.set(one.key, { ...best, share: before.share + share });
  }
  const [first] = [...titles.values()].toSorted((a, b) => b.share - a.share);
  const isSaid = first !== undefined && first.share >= least;
  const words = isSaid ? first.one.words.replace(opening, "") : "";
  return wholeTitle(isSaid ? found(words, first.one.line) : null, lines);
}

/** "So it's the Band 6 OT": how a title is told in a talk. */
const opening =
  /^(?:(?:so|ok(?:ay)?|well|right|um|uh|and|yeah|yes)[,.]? )*(?:(?:it|that|this)(?:['’]s| is)|(?:we|they|i)(?:['’]re| are)? (?:need|want|looking for)) (?:an?|the|some) (?=\S)/iu;

/** How people begin to talk, and whom they talk of: "Hi Lavanya", "Please stop calling it manager", "Owner Renny". */
const ofTalk = /^(?:(?:hi|hey|hello|dear|please|pls|thanks|sorry)\b|owner \p{L}+$)/iu;

const served = /\b(?:our|to the|to our) $/iu;

const withWords = new Set(["w/", "with", "from", "by"]);

/** "spoke w/ Lee (", "Dana (", and a bracket cut off from its name: it tells what somebody is. */
function isPerson(before: string): boolean {
  if (before === "(") return true;
  const [last = "", name = ""] = wordsOf(before.slice(0, -1)).slice(-2);
  return names.has(trimSigns(name).toLowerCase()) || withWords.has(last.toLowerCase());
}

/** "Our CEO, Maya", "Chief of Staff to the CEO": whom the job serves. */
function isServed({ words, line }: Candidate): boolean {
  const at = line.text.toLowerCase().indexOf(words.toLowerCase());
  const before = line.text.slice(0, Math.max(0, at));
  return served.test(before.slice(-8)) || (before.endsWith("(") && isPerson(before));
}
