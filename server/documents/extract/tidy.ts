import { mendDecoding } from "#contract/text/decoded-twice.ts";
import { bullet } from "#server/documents/extract/bullet-signs.ts";
import { ExtractFailure } from "#server/documents/extract/extract-failure.ts";
import { extractLimits } from "#server/documents/extract/extract-limits.ts";

export type Extracted = { text: string; isShortened: boolean };

const invisible = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/gu;
const control = /(?![\n\t])\p{Control}/gu;
const leastCharacters = 3;
/** Room for what tidying removes; beyond it nothing is worth reading. */
const mostRawCharacters = 4 * extractLimits.characters;

/** Text as every later reader wants it: one kind of line end and of bullet, no control characters, at most one empty line. */
export function tidy(raw: string): Extracted {
  const lines = mendDecoding(raw.slice(0, mostRawCharacters))
    .toWellFormed()
    .normalize("NFC")
    .replace(/\r\n?|[\u2028\u2029\u0085\f\v]/gu, "\n")
    .replace(control, "")
    .replace(invisible, "")
    .split("\n")
    .map(tidyLine);
  const text = lines
    .filter((line, at) => line !== "" || (at > 0 && lines[at - 1] !== ""))
    .join("\n")
    .trim();
  if (text.replace(/[^\p{Letter}\p{Number}]/gu, "").length < leastCharacters)
    throw new ExtractFailure("fileWithoutText");
  return shorten(text, raw.length > mostRawCharacters);
}

function tidyLine(line: string): string {
  return line
    .replace(bullet, "- ")
    .replace(/[ \u00a0\u2000-\u200a\u3000]{1,1000}/gu, " ")
    .replace(/ ?\t[ \t]{0,1000}/gu, "\t")
    .trim()
    .replace(/^(\(?\d{1,2}[.)])\t/u, "$1 ");
}

/** Cuts at a line's end where there is one near. */
function shorten(text: string, isCut: boolean): Extracted {
  const most = extractLimits.characters;
  if (text.length <= most) return { text, isShortened: isCut };
  const cut = text.slice(0, most);
  const lineEnd = cut.lastIndexOf("\n");
  const kept = lineEnd > most * 0.9 ? cut.slice(0, lineEnd) : cut;
  return { text: kept.toWellFormed().replace(/\ufffd$/u, ""), isShortened: true };
}
