import type { ReadLine, TextReading } from "#contract/reading.ts";
import { destinyOf, type Destiny } from "#web/features/reading/places.ts";

/** Which lines are shown; the filters are the legend too. */
export type Filter = "all" | "unconfirmed" | Destiny;

type Kind = TextReading["kind"];

const forCandidates = new Set<Destiny>(["work", "deal", "around"]);

/** In notes a line that candidates may read waits until a person confirms it. */
export function isUnconfirmed(kind: Kind, line: Pick<ReadLine, "place" | "by">): boolean {
  return kind === "notes" && line.by === null && forCandidates.has(destinyOf(line));
}

export function fits(filter: Filter, kind: Kind, line: ReadLine): boolean {
  if (filter === "all") return true;
  return filter === "unconfirmed" ? isUnconfirmed(kind, line) : destinyOf(line) === filter;
}

export function filtersFor(kind: Kind): Filter[] {
  const waiting: Filter[] = kind === "notes" ? ["unconfirmed"] : [];
  return ["all", "todo", ...waiting, "work", "deal", "around", "inside", "out"];
}

export function countLines(
  { kind, lines }: Pick<TextReading, "kind" | "lines">,
  filter: Filter,
): number {
  return lines.filter((line) => fits(filter, kind, line)).length;
}

/** Each line's number as people count them: from one, headings left out. */
export function lineNumbers(lines: readonly ReadLine[]): ReadonlyMap<number, number> {
  return new Map(lines.map(({ id }, index) => [id, index + 1]));
}

/** "line 7", "lines 7, 9" or, where there are more, "lines 7–12". */
export function lineSpan(numbers: readonly number[]): string {
  const [first, second] = numbers;
  if (second === undefined) return `line ${first}`;
  return numbers.length === 2 ? `lines ${first}, ${second}` : `lines ${first}–${numbers.at(-1)}`;
}
