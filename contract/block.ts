import { isRecord } from "#contract/walk.ts";

const given = /^b-[0-9a-v]{10}$/u;

/** `b-0q3v7c1k2m`: an id that code gave to a part of a report. It is for programs and never shown. */
export function isBlockId(value: unknown): value is string {
  return typeof value === "string" && given.test(value);
}

/** The same value without the ids that code gave. */
export function withoutBlockIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlockIds);
  if (!isRecord(value)) return value;
  const parts = Object.entries(value).filter(([key, part]) => key !== "id" || !isBlockId(part));
  return Object.fromEntries(parts.map(([key, part]) => [key, withoutBlockIds(part)]));
}
