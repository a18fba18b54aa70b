import { isRecord, recordsOf } from "#contract/walk.ts";
import type { Briefing } from "#tools/briefing.ts";
import type { Draft } from "#tools/tool.ts";

/** What was planned, noted or must be said stays in a section even where a model left it out. */
export type KeepPlanned = (section: unknown, builtIn: unknown, briefing: Briefing) => unknown;

type KeepIn = (rows: readonly Draft[], ours: readonly Draft[]) => Draft[];

/** A section in which some lists keep what was planned. */
export function keepIn(
  section: unknown,
  builtIn: unknown,
  fields: Readonly<Record<string, KeepIn>>,
): unknown {
  if (!isRecord(section) || !isRecord(builtIn)) return section;
  const kept = Object.entries(fields).map(([field, keep]) => [
    field,
    keep(recordsOf(section[field]), recordsOf(builtIn[field])),
  ]);
  return { ...section, ...(Object.fromEntries(kept) as Draft) };
}

/** The planned entries in their order, each in the model's words where it has some. */
export const keepById: KeepIn = (rows, ours) =>
  ours.map((planned) => rows.find(({ id }) => id === planned["id"]) ?? planned);

/** Our rows of a kind that a model has none of come first; a list stays as long as the longer one was. */
export function keepRows(
  rows: readonly Draft[],
  ours: readonly Draft[],
  kinds: readonly ((row: Draft) => boolean)[],
): Draft[] {
  const missing = kinds.filter((isOne) => !rows.some(isOne)).flatMap((isOne) => ours.filter(isOne));
  return [...missing, ...rows].slice(0, Math.max(rows.length, ours.length));
}
