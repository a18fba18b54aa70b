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
