import { z } from "zod";
import type { ToolType } from "#contract/output.ts";
import { isRecord } from "#contract/walk.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { Briefing } from "#tools/briefing.ts";
import { fillCodeFields } from "#tools/model/code-fields.ts";
import type { Draft } from "#tools/tool.ts";
import { serverTools } from "#tools/tools.server.ts";

/** Sections that fit the tool's schema, and the keys of those that do not. */
export type Completed = { sections: Draft; broken: string[] };

/** Makes a report's sections of what a model wrote: clean texts, known ids, and the fields that code owns. */
export function completeSections(
  briefing: Briefing,
  tool: ToolType,
  keys: readonly string[],
  written: Draft,
  builtIn: Draft,
): Completed {
  const clean = cleanerFor(briefing.ledger);
  const ids = new Set(briefing.ledger.facts.map(({ id }) => id));
  const { keepPlanned } = serverTools[tool];
  const completed: Completed = { sections: {}, broken: [] };
  for (const key of keys) {
    const value = cleanTexts(written[key], clean, ids);
    const kept = keepPlanned?.[key]?.(value, builtIn[key], briefing) ?? value;
    const filled = fillCodeFields(briefing, tool, key, kept, builtIn[key]);
    const fits = sectionSchema(tool, key).safeParse(filled);
    if (fits.success) completed.sections[key] = markUnsourced(fits.data);
    else completed.broken.push(key);
  }
  return completed;
}

function sectionSchema(tool: ToolType, key: string): z.ZodType {
  const schema = serverTools[tool].schema.shape[key];
  if (!(schema instanceof z.ZodType)) throw new Error(`${tool} has no section ${key}`);
  return schema;
}

const sourced = new Set(["given", "data", "derived"]);

/** A claim that names no fact is a judgement. */
function markUnsourced(value: unknown, isCited = false): unknown {
  if (Array.isArray(value)) return value.map((entry) => markUnsourced(entry, isCited));
  if (!isRecord(value)) return value;
  const { basis, facts } = value;
  const isSourced = isCited || (Array.isArray(facts) && facts.length > 0);
  const parts = Object.entries(value).map(([key, part]) => [key, markUnsourced(part, isSourced)]);
  const marked = Object.fromEntries(parts) as Draft;
  return sourced.has(String(basis)) && !isSourced ? { ...marked, basis: "estimate" } : marked;
}

/** What a model may have been told to plant: frame lines, markup, pictures, links. */
const frameLine = /<{3,}[^<>\n]{0,200}>{3,}/gu;
const tag = /<[/!a-z][^<>]{0,500}>/giu;
const markdownLink = /!?\[([^[\]\n]{0,200})\]\((?:[^()\s]|\([^()\s]{0,200}\)){0,2000}\)/gu;
const address =
  /\b(?:https?:\/\/|www\.)[^\s<>"'()[\]]{1,2000}|\b(?:javascript|vbscript|file):\S{1,2000}|\bdata:[a-z]{1,20}\/\S{1,2000}|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}|(?<!\d)(?:\+\d{1,3}[ .-]?)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?!\d)/giu;

type CleanText = (text: string) => string;

/** Takes markup out of a model's text, and every address or number to call that the job's own words do not have. */
function cleanerFor({ reading, company, facts }: Ledger): CleanText {
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
function cleanTexts(value: unknown, clean: CleanText, ids: ReadonlySet<string>): unknown {
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
