import { z } from "zod";
import { mendDecoding } from "#contract/text/decoded-twice.ts";

/** Text as PostgreSQL and JSON can both carry it: no NUL, no half surrogate pair. */
function isStorable(value: string): boolean {
  return value.isWellFormed() && !value.includes("\u0000");
}

/** Bounded, mended, trimmed, storable text; every text that enters the product passes here. */
export function text(max: number) {
  return z
    .string()
    .max(max)
    .refine(isStorable, "Text contains characters that cannot be stored")
    .overwrite((value) => mendDecoding(value).trim());
}

/** Required text with the sentence shown when it is missing. */
export function requiredText(max: number, message: string) {
  return z
    .string(message)
    .max(max)
    .refine(isStorable, "Text contains characters that cannot be stored")
    .overwrite((value) => mendDecoding(value).trim())
    .refine((value) => value.length > 0, message);
}

/** A database id; JavaScript's safe integers all fit a bigint. */
export const Id = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** The same id as it stands in a path or query. */
export const IdText = z
  .string()
  .regex(/^[1-9][0-9]{0,15}$/)
  .transform(Number)
  .refine(Number.isSafeInteger);

export const Timestamp = z.iso.datetime();

/** A list of tags: trimmed, NFC, no duplicates, at most `max` of them (spec §5). */
export function tags(max: number, length: number) {
  return z
    .array(text(length).transform((value) => value.normalize("NFC")))
    .max(max)
    .transform((list) => [...new Set(list.filter((tag) => tag.length > 0))]);
}

/** Whether every text inside a JSON value, keys included, can be stored. */
export function isStorableJson(value: unknown): boolean {
  if (typeof value === "string") return isStorable(value);
  if (Array.isArray(value)) return value.every(isStorableJson);
  if (value !== null && typeof value === "object") {
    return Object.entries(value).every(([key, entry]) => isStorable(key) && isStorableJson(entry));
  }
  return true;
}
