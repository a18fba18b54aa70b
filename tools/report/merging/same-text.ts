import { withoutBlockIds } from "#contract/block.ts";
import { isRecord } from "#contract/walk.ts";

/** Ids apart, and in whatever order their fields stand. */
export function isSame(one: unknown, other: unknown): boolean {
  return written(withoutBlockIds(one)) === written(withoutBlockIds(other));
}

/** The same for a reader: they may cite other facts. */
export function saysSame(one: unknown, other: unknown): boolean {
  return isSame(withoutMarks(one), withoutMarks(other));
}

const marks = new Set(["facts", "basis", "covers"]);

function withoutMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (!isRecord(value)) return value;
  const parts = Object.entries(value).filter(([field]) => !marks.has(field));
  return Object.fromEntries(parts.map(([field, part]) => [field, withoutMarks(part)]));
}

function written(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      isRecord(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? ""
  );
}
