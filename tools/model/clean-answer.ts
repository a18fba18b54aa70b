import { isRecord } from "#contract/walk.ts";
import type { Ledger } from "#ledger/ledger.ts";

/** What a model may have been told to plant: frame lines, markup, pictures, links. */
const frameLine = /<{3,}[^<>\n]{0,200}>{3,}/gu;
const tag = /<[/!a-z][^<>]{0,500}>/giu;
const markdownLink = /!?\[([^[\]\n]{0,200})\]\((?:[^()\s]|\([^()\s]{0,200}\)){0,2000}\)/gu;
const address =
  /\b(?:https?:\/\/|www\.)[^\s<>"'()[\]]{1,2000}|\b(?:javascript|vbscript|file):\S{1,2000}|\bdata:[a-z]{1,20}\/\S{1,2000}|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}|(?<!\d)(?:\+\d{1,3}[ .-]?)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?!\d)/giu;

export type CleanText = (text: string) => string;

/** Takes markup out of a model's text, and every address or number to call that the job's own words do not have. */
export function cleanerFor({ reading, company, facts }: Ledger): CleanText {
  const own = [reading.text, company.website, company.description, company.domain];
  const known = [...own, ...facts.map(({ text }) => text)].join("\n").toLowerCase();
  const isKnown = (found: string) => known.includes(found.toLowerCase().replace(/[.,;:!?]+$/u, ""));
  return (text) =>
    text
      .replace(frameLine, "")
      .replace(tag, "")
      .replace(markdownLink, "$1")
      .replace(address, (found) => (isKnown(found) ? found : "(address removed)"))
      .replace(/[ \t]{2,}/gu, " ")
      .trim();
}

/** The same value with clean texts, and only ids that the ledger has. */
export function cleanTexts(value: unknown, clean: CleanText, ids: ReadonlySet<string>): unknown {
  if (typeof value === "string") return clean(value);
  if (Array.isArray(value)) return value.map((entry) => cleanTexts(entry, clean, ids));
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).map(([key, part]) => [
    key,
    isIdList(key, part) ? part.filter((id) => ids.has(id)) : cleanTexts(part, clean, ids),
  ]);
  return Object.fromEntries(fields) as unknown;
}

function isIdList(key: string, part: unknown): part is string[] {
  return (key === "facts" || key === "covers") && Array.isArray(part);
}
