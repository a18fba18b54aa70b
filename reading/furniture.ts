import openers from "#reading/data/furniture-blocks.json" with { type: "json" };
import type { Line } from "#reading/line.ts";
import { placeUnder } from "#reading/place-features.ts";

/** An opener is short: "See also", "People also searched: forklift operator". */
const mostWords = 8;
/** No list of other jobs has a sentence of so many words. */
const sentenceWords = 14;

/** For each line whether it is of a block that a job board puts beside a posting: "Similar jobs" and what follows. */
export function boardBlocks(lines: readonly Line[]): boolean[] {
  let isOpen = false;
  let before: string | null = null;
  return lines.map((line) => {
    if (opens(line.text) || (line.heading !== null && opens(line.heading))) isOpen = true;
    else if (isOpen && isOfPosting(line, before)) isOpen = false;
    if (!isOpen) before = line.heading;
    return isOpen;
  });
}

const labelsOpen = /\balign with your profile\b|^profile insights$/iu;
const textBegins = /^(?:full job description|job description|about the job)\b/iu;

const guessed = new Set(["must", "nice", "terms", "duty"]);

/**
 * The lines without what a job board guessed from the posting's text and put over it: "Night shift", "Retail
 * management". "LVT (Required)" was entered by somebody, and pay and benefits are the employer's.
 */
export function withoutGuesses<T extends Line & { place: string; reader: string }>(
  lines: readonly T[],
): T[] {
  const says = (words: RegExp) =>
    lines.findIndex(({ text, heading }) => words.test(text) || words.test(heading ?? ""));
  const [from, to] = [says(labelsOpen), says(textBegins)];
  if (from === -1) return [...lines];
  return lines.filter(
    ({ place, reader, text }, at) =>
      at < from ||
      at >= to ||
      reader === "person" ||
      !guessed.has(place) ||
      /\(required\)$/iu.test(text),
  );
}

function opens(text: string): boolean {
  const said = text
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/^[^\p{L}]+/u, "");
  if (said.split(" ").length > mostWords) return false;
  const [label = ""] = said.split(":", 1);
  const words = label.trim();
  return openers.some((one) =>
    one.endsWith("*")
      ? words.startsWith(one.slice(0, -1))
      : words === one || words.endsWith(` ${one}`),
  );
}

/** Under another heading that postings use, or a long sentence. */
function isOfPosting({ heading, text }: Line, before: string | null): boolean {
  const isUnder = heading !== null && heading !== before && placeUnder(heading) !== undefined;
  return isUnder || (/[.!?]$/u.test(text) && text.split(" ").length >= sentenceWords);
}
