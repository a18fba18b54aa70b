import type { Document } from "#ledger/read/block.ts";
import { findCity } from "#reading/world/cities.ts";
import { findCountry } from "#reading/world/countries.ts";
import { findRegion } from "#reading/world/regions.ts";
import { isRole } from "#ledger/read/title-parts.ts";

const separator = /\s[-–—|•·@]\s|,\s|\sat\s(?=\p{Lu})/gu;
const business =
  /\s(?:inc|llc|ltd|gmbh|corp(?:oration)?|co|company|group|holdings|partners|foundation|university|hospital|authority|works|industries|systems|labs)\.?$/i;
/** What an employer does where a text speaks of it: "Acme makes", never "Enterprise customers". */
const doing =
  /^(?:['’]s|\s(?:is|was|has|makes|builds|ships|sells|provides|helps|operates|employs|connects|serves|hires|welcomes|offers|runs|does|invites|seeks|needs|designs|develops))\s/;

/** The title of a line that goes on with its employer or its place: "Baker, Acme Foods, Dayton, OH". */
export function cutTitle(text: string, posting: Document): string {
  for (const { 0: mark, index } of text.matchAll(separator)) {
    const head = text.slice(0, index);
    const tail = text.slice(index + mark.length);
    const name = nameIn(tail);
    const isNamed = /@|at/.test(mark) && /^\p{Lu}/u.test(name);
    const isOther = isRole(head) && (isPlace(tail) || isEmployer(name, posting));
    if (isNamed || isOther || business.test(name)) return head.trim();
  }
  return text;
}

function nameIn(tail: string): string {
  return tail.split(/\s[-–—|•·@]\s|,\s|\s\(/, 1)[0]?.trim() ?? "";
}

function isPlace(tail: string): boolean {
  const [city = "", outer] = tail.split(/,\s?/, 3);
  if (outer === undefined || isRole(tail)) return false;
  const code = /^[\p{L} .]{2,30}/u.exec(outer)?.[0].trim() ?? "";
  return findRegion(code) !== null || (findCountry(code) !== null && findCity(city) !== null);
}

function isEmployer(name: string, { blocks }: Document): boolean {
  if (!/^\p{Lu}/u.test(name) || isRole(name)) return false;
  if (business.test(name)) return true;
  const [first = ""] = name.split(" ");
  const names = first.length > 3 && first !== name ? [name, first] : [name];
  const lines = blocks.flatMap((block) => block.lines);
  return names.some(
    (one) =>
      blocks.some(({ heading }) => heading?.toLowerCase() === `about ${one.toLowerCase()}`) ||
      lines.some(({ text }) => isSubject(text, one)),
  );
}

/** Whether a sentence of the line begins with the name and goes on with what it does. */
function isSubject(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) {
    const isStart = at === 0 || /[.!?]\s$/.test(text.slice(Math.max(0, at - 2), at));
    if (isStart && doing.test(text.slice(at + name.length, at + name.length + 14))) return true;
  }
  return false;
}
