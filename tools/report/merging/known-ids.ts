import { isBlockId } from "#contract/block.ts";
import { isRecord } from "#contract/walk.ts";

type Known = { has: (id: string) => boolean };

/** A new block without the ids of what now stands elsewhere: a message that was moved to another sequence. */
export function withoutIdsOf(known: Known, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => withoutIdsOf(known, entry));
  if (!isRecord(value)) return value;
  const parts = Object.entries(value).filter(
    ([field, part]) => field !== "id" || !isBlockId(part) || !known.has(part),
  );
  return Object.fromEntries(parts.map(([field, part]) => [field, withoutIdsOf(known, part)]));
}
