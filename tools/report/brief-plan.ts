import { recordsOf, valueAt, walkReport, type Report } from "#contract/walk.ts";
import { splitSentences } from "#english/sentences.ts";
import { withStop } from "#tools/writing/clip.ts";

/** A sentence that stands in a report, and what the object around it says of it. */
export type ToldSentence = { text: string; section: string; basis: string | null; facts: string[] };

/** A figure with what it counts: "84", "first messages". */
export type BriefFigure = { figure: string; unit: string };

/** One thing and several of it. */
export type Noun = readonly [one: string, many: string];

/** A finding: a claim of two to seven words over a sentence of the report; without such a sentence it is left out. */
export type FindingPlan = {
  claim: string | ((stored: Stored) => string);
  reason: (stored: Stored) => ToldSentence | undefined;
  figure?: (stored: Stored) => BriefFigure | undefined;
  /** What we would pay at most and the like: never in what is copied for others. */
  isInternal?: true;
};

/** How a folded section is told: what it counts, and where its conclusion stands. Paths are parted by spaces. */
export type RowPlan = {
  count?: string | ((stored: Stored) => number);
  noun?: Noun;
  line?: string;
};

/** What a tool puts on the first screen of its report. */
export type BriefPlan = {
  /** In order; the first three that have something behind them are shown. */
  findings: readonly FindingPlan[];
  /** The checklist that the actions come from, a section or a part of one, and its fields. */
  actions: { section: string; action: string; reason?: string };
  /** The section that is used at once, and therefore stands open: a chart, a message, a question. */
  opens: string;
  rows: Readonly<Record<string, RowPlan>>;
};

/** A stored report, asked by paths such as "risks.mitigation"; lists on the way are passed through. */
export type Stored = {
  value: (path: string) => unknown;
  records: (path: string) => Record<string, unknown>[];
  /** The sentences at these paths, in their order. */
  told: (paths: string) => ToldSentence[];
  /** Entries of the lists, or the numbers, at these paths, added up. */
  count: (paths: string) => number;
};

/** "A proposal." says too little to stand alone. */
const fewestWords = 4;

export function wordsIn(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}

export function storedOf(sections: Report): Stored {
  const { strings } = walkReport("report", sections);
  const texts = Map.groupBy(strings, ({ path }) =>
    path.replaceAll(/\[\d+\]/gu, "").slice("report.".length),
  );
  const told = (path: string) =>
    (texts.get(path) ?? []).flatMap(({ text: whole, basis, facts }) =>
      splitSentences(whole)
        .filter((sentence) => wordsIn(sentence) >= fewestWords)
        .map((sentence) => {
          const [section = ""] = path.split(".");
          const text = sentence.endsWith("”") ? sentence : withStop(sentence);
          return { text, section, basis, facts: [...facts] };
        }),
    );
  return {
    value: (path) => valueAt(sections, path),
    records: (path) => recordsOf(valueAt(sections, path)),
    told: (paths) => paths.split(" ").flatMap(told),
    count: (paths) =>
      paths.split(" ").reduce((sum, path) => sum + sizeOf(valueAt(sections, path)), 0),
  };
}

function sizeOf(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  return typeof value === "number" ? value : 0;
}

/** The first sentence at these paths. */
export function at(paths: string): FindingPlan["reason"] {
  return (stored) => stored.told(paths)[0];
}

/** How many there are; no figure where there is none. */
export function howMany(
  what: NonNullable<RowPlan["count"]>,
  noun: Noun,
): NonNullable<FindingPlan["figure"]> {
  return (stored) => {
    const size = typeof what === "string" ? stored.count(what) : what(stored);
    return size === 0 ? undefined : { figure: printed(size), unit: nounOf(size, noun) };
  };
}

export function nounOf(size: number, [one, many]: Noun): string {
  return size === 1 ? one : many;
}

export function printed(size: number): string {
  return size.toLocaleString("en-US");
}

/** "$27.00 an hour" is "$27.00" and "an hour"; what has no figure is none. */
export function amountOf(value: unknown): BriefFigure | undefined {
  const text = typeof value === "string" ? value : "";
  const [, figure, unit] = /^(\S*\d\S*) (\S.*)$/u.exec(text) ?? [];
  return figure === undefined || unit === undefined ? undefined : { figure, unit };
}
