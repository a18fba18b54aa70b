import type { Output, StalePart } from "#contract/output.ts";
import { isRecord, marks } from "#contract/walk.ts";
import { isBlockId } from "#contract/block.ts";
import { readContent } from "#tools/report/report.ts";
import { tellSince } from "#tools/report/staleness/changed-words.ts";

type Aged = Pick<Output, "content" | "staleParts" | "keptParts">;

/** A shorter text, such as "e-mail", stands in many parts. */
const tellingLength = 20;

/** "The pay has changed since this was written.", of a text that is taken from a report; null where nothing in it rests on that. */
export function tellChangedIn(
  { content, staleParts, keptParts }: Aged,
  text: string,
): string | null {
  const changed = [...staleParts, ...keptParts];
  if (content === null || changed.length === 0) return null;
  const report = readContent(content);
  const hit = changed.filter((part) =>
    textsOf(report, part).some(
      (words) => words === text || (words.length >= tellingLength && text.includes(words)),
    ),
  );
  return hit.length === 0 ? null : tellSince(hit.flatMap(({ facts }) => facts));
}

function textsOf(report: Readonly<Record<string, unknown>>, { part, section }: StalePart) {
  const value = report[section];
  return part === section ? stringsIn(value) : stringsIn(findBlock(value, part));
}

function findBlock(value: unknown, id: string): unknown {
  if (Array.isArray(value)) return firstOf(value, id);
  if (!isRecord(value)) return undefined;
  return value["id"] === id ? { ...value, id: undefined } : firstOf(Object.values(value), id);
}

function firstOf(values: readonly unknown[], id: string): unknown {
  for (const value of values) {
    const found = findBlock(value, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Its own words: a block inside is a part of its own. */
function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (!isRecord(value) || isBlockId(value["id"])) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    marks.has(key) ? [] : stringsIn(inside),
  );
}
