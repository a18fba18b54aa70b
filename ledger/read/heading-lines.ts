import { cleanText } from "#ledger/read/clean-text.ts";
import { isBareHeading, kindOfHeading } from "#ledger/read/headings.ts";
import { isRule, type WholeLine } from "#ledger/read/wrapped-lines.ts";

/** A line with the lines around it. */
export type Placed = {
  line: WholeLine;
  before: WholeLine | undefined;
  next: WholeLine | undefined;
};

/** Levels order the ways to mark a heading, from a first-level one (1) to a line that ends with a colon (9). */
export type Heading = { heading: string; level: number };

/** What a line is the heading of; null where it is none. */
export function readHeading(placed: Placed, isShouted: boolean): Heading | null {
  const { line, next } = placed;
  const { text, tag } = line;
  if (text.length > 160 || isRule(text)) return null;
  const marks = /^(#{1,6})\s+/.exec(text)?.[1];
  const heading = cleanText(dropMarks(text));
  if (!/\p{L}/u.test(heading)) return null;
  const at = (level: number) => ({ heading: dropColon(heading), level });
  if (marks !== undefined) return at(marks.length);
  if (/^h\d$/.test(tag ?? "")) return at(Number(tag?.slice(1)));
  if (/^(?:={3,}|-{3,})$/.test(next?.text ?? "") && heading.length < 100) return at(2);
  if (line.isBullet) return null;
  if (!isShouted && isCapitals(heading) && !isAcronym(heading))
    return at(heading.endsWith(":") ? 9 : 7);
  if (boldLine.test(text)) return at(8);
  if (isBareHeading(heading) || standsAbove(heading, placed)) return at(7);
  const isShort = heading.length <= 70 && heading.split(" ").length <= 9;
  if (!isShort || !heading.endsWith(":") || /[.;]\s/.test(heading)) return null;
  const isLed = next?.isBullet === true && kindOfHeading(heading) !== null;
  return isLed || !/,\s/.test(heading) ? at(9) : null;
}

const boldLine = /^\*\*[^*]{1,90}\*\*:?$|^__[^_]{1,90}__:?$|^<(strong|b)>[^<>]{1,90}<\/\1>:?$/i;
const namesPart = /^(?:The|Our|Your|Please|A (?:bit|little)|More|Some)\b/;
const isTitled =
  /^(?:\p{Lu}[\p{L}'’]*|and|or|of|the|to|&)(?: (?:\p{Lu}[\p{L}'’]*|and|or|of|the|to|&)){0,4}$/u;

/** A short line nobody marked that stands over a list, or alone between paragraphs. */
function standsAbove(heading: string, { line, before, next }: Placed): boolean {
  if (next === undefined || !/^[\p{L}][\p{L} &/'’?-]{1,59}$/u.test(heading)) return false;
  const kind = kindOfHeading(heading);
  const words = heading.split(" ").length;
  const isApart = line.isAfterBlank || before?.isBullet === true;
  if (next.isBullet)
    return isApart && words <= 8 && (kind !== null || (before !== undefined && line.isAfterBlank));
  const isAlone = before !== undefined && line.isAfterBlank && next.isAfterBlank;
  if (!isAlone || words > 5 || next.text.length < 60) return false;
  return namesPart.test(heading) || (kind !== null && isTitled.test(heading));
}

/** The heading as it stands, without the signs that make it one. */
export function dropMarks(raw: string): string {
  return raw.replace(/^#{1,6}\s+/, "").replace(/\s+#{1,6}$/, "");
}

function dropColon(heading: string): string {
  return heading.replace(/\s*[:：]$/, "");
}

/** "AWS" alone on a line of a list is a thing, "DUTIES" a heading. */
function isAcronym(text: string): boolean {
  return /^\S{3,6}$/.test(text) && kindOfHeading(text) === null;
}

function isCapitals(text: string): boolean {
  const isLine = text.length <= 90 && !/[.!?;,]$/.test(text) && /\p{Lu}{3}/u.test(text);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  return (
    isLine && letters > 2 * digits && !/\p{Ll}|[$€£]|\b[A-Z]{3}\s?\d|\dK?\s?[A-Z]{3}\b/u.test(text)
  );
}
