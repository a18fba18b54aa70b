import { isBlockId } from "#contract/block.ts";
import { isRecord } from "#contract/walk.ts";
import { formatOffer } from "#english/money.ts";
import { isBasis } from "#tools/document/basis.ts";
import { Range } from "#tools/schema.ts";

export type FieldEntries = [key: string, value: unknown][];

/** Which facts a statement rests on is for programs; how it is known becomes a chip. */
const hiddenKeys = new Set(["facts", "covers"]);

export function isScalar(value: unknown): boolean {
  return value === null || typeof value !== "object";
}

/** Nothing is said: no text, no entry, no field. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === "string") return value.trim() === "";
  return Array.isArray(value) && value.length === 0;
}

export function scalarText(value: unknown): string {
  if (isEmpty(value)) return "Not provided.";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return String(value);
}

/** What a record says to people; fields without anything in them are left out. */
export function fieldsOf(record: object, hidden: readonly string[] = []): FieldEntries {
  return Object.entries(record).filter(
    ([key, value]) =>
      !hiddenKeys.has(key) &&
      !hidden.includes(key) &&
      !isBasis(key, value) &&
      !isBlockId(value) &&
      !isEmpty(value),
  );
}

/** Text that is JSON is read as what it holds. */
export function readJson(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s{0,100}[[{]/u.test(value)) return value;
  try {
    const parsed: unknown = JSON.parse(value);
    return parsed;
  } catch {
    return value;
  }
}

/** A record of two that begins with one of these says its name, then its words. */
const openers = new Set(["label", "lever", "level", "name", "term"]);

/** A value on one line: a scalar, a range of pay, or a small record as "name: words"; undefined where it is more. */
export function lineOf(value: unknown): string | undefined {
  if (isScalar(value)) return scalarText(value);
  if (!isRecord(value)) return undefined;
  const range = Range.safeParse(value).data;
  if (range) return formatOffer(range) || scalarText(null);
  const fields = fieldsOf(value);
  const isNamed = fields.length === 2 && openers.has(fields[0]?.[0] ?? "");
  if (!isNamed || !fields.every(([, part]) => isScalar(part))) return undefined;
  return fields.map(([, part]) => scalarText(part)).join(": ");
}

/** The lines of a list, or the one line of anything smaller. */
export function linesOf(value: unknown): string[] | undefined {
  const lines = (Array.isArray(value) ? value : [value]).map(lineOf);
  return lines.every((line) => line !== undefined) ? lines : undefined;
}
