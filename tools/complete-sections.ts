import { z } from "zod";
import type { CandidateNotes, ToolType } from "#contract/output.ts";
import { isRecord, recordsOf } from "#contract/walk.ts";
import { demandFactPrefix } from "#ledger/protected-demands.ts";
import type { Briefing } from "#tools/briefing.ts";
import { tools } from "#tools/catalogue.ts";
import { cleanAnswer, cleanerFor } from "#tools/clean-answer.ts";
import { fillCodeFields } from "#tools/code-fields.ts";
import type { Draft } from "#tools/tool.ts";

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
  const completed: Completed = { sections: {}, broken: [] };
  for (const key of keys) {
    const value = cleanAnswer(written[key], clean, ids);
    const kept = keepPlanned(briefing, tool, key, value, builtIn[key]);
    const filled = fillCodeFields(briefing, tool, key, kept, builtIn[key]);
    const fits = sectionSchema(tool, key).safeParse(filled);
    if (fits.success) completed.sections[key] = markUnsourced(fits.data);
    else completed.broken.push(key);
  }
  return completed;
}

function sectionSchema(tool: ToolType, key: string): z.ZodType {
  const schema = tools[tool].schema.shape[key];
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

/** What was planned, noted or must be said stays in the report even where a model left it out. */
function keepPlanned(
  { candidates }: Briefing,
  tool: ToolType,
  key: string,
  section: unknown,
  builtIn: unknown,
): unknown {
  switch (`${tool}.${key}`) {
    case "interviewCoach.questions":
      return change(section, builtIn, { items: keepIds, screen: keepIds });
    case "offerNavigator.candidateOfferMatrix":
      return change(section, builtIn, {
        rows: (rows, ours) => keepRows(rows, ours, candidates.map(startsWithLabel)),
      });
    case "intakeSync.questionsForHiringManager":
      return keepRows(recordsOf(section), recordsOf(builtIn), [isAboutDemand]);
    default:
      return section;
  }
}

type KeepIn = (rows: readonly Draft[], ours: readonly Draft[]) => Draft[];

function change(section: unknown, builtIn: unknown, fields: Record<string, KeepIn>): unknown {
  if (!isRecord(section) || !isRecord(builtIn)) return section;
  const kept = Object.entries(fields).map(([field, keep]) => [
    field,
    keep(recordsOf(section[field]), recordsOf(builtIn[field])),
  ]);
  return { ...section, ...(Object.fromEntries(kept) as Draft) };
}

/** The planned entries in their order, each in the model's words where it has some. */
const keepIds: KeepIn = (rows, ours) =>
  ours.map((planned) => rows.find(({ id }) => id === planned["id"]) ?? planned);

/** Our rows of a kind that a model has none of come first; a list stays as long as the longer one was. */
function keepRows(
  rows: readonly Draft[],
  ours: readonly Draft[],
  kinds: readonly ((row: Draft) => boolean)[],
): Draft[] {
  const missing = kinds.filter((isOne) => !rows.some(isOne)).flatMap((isOne) => ours.filter(isOne));
  return [...missing, ...rows].slice(0, Math.max(rows.length, ours.length));
}

const startsWithLabel =
  ({ label }: CandidateNotes) =>
  (row: Draft): boolean =>
    String(row["situation"]).startsWith(label);

/** The note on a demand that no report uses. */
function isAboutDemand({ facts }: Draft): boolean {
  return Array.isArray(facts) && facts.some((id) => String(id).startsWith(demandFactPrefix));
}
