import { humanise } from "#tools/report/report.ts";

/** How a known part of a report is set, on the screen and in files. What it does not name is set by its shape, so nothing is lost. */
export type SectionLayout = {
  as?: "table" | "checklist" | "columns" | "row" | "pairs" | "framed";
  /** Heads of a table, each with the fields under it, parted by spaces. */
  columns?: Readonly<Record<string, string>>;
  /** Fields in the words people use. */
  names?: Readonly<Record<string, string>>;
  /** The field a record is called by, where it is not the first. */
  title?: string;
  /** Fields told in a quiet line under the title. */
  aside?: readonly string[];
  /** A word for a field that is only ever yes or no. */
  flags?: Readonly<Record<string, string>>;
  /** Fields that stand after the frame. */
  apart?: readonly string[];
  /** For programs only, or said elsewhere in the same section. */
  hidden?: readonly string[];
  /** Fields that other parts point to, or that code proves: read, and not changed by hand. */
  fixed?: readonly string[];
  /** Fields that hold one of a few words. */
  choices?: Readonly<Record<string, readonly string[]>>;
  /** Of one section of a tool: how it is worked with in a spreadsheet. */
  sheet?: Sheet;
};

type Sheet = {
  /** The way to its records through lists, below the section; what stands around a record counts as its own. */
  records?: string;
  /** Heads, each with the fields under it, parted by spaces; without one it is for people to fill in. */
  columns: Readonly<Record<string, string>>;
};

export type ToolLayout = Readonly<Record<string, SectionLayout>>;

export function table(
  columns: Record<string, string>,
  more: Pick<SectionLayout, "hidden" | "fixed" | "choices"> = {},
): SectionLayout {
  return { as: "table", columns, ...more };
}

/** How a report opens: its answer, then what supports it. */
export const opening: SectionLayout = {
  title: "answer",
  names: { answer: "Bottom line", text: "Supporting text" },
};

export const checklist: SectionLayout = { as: "checklist" };

/** A field in the words people use. */
export function nameOf({ names = {} }: SectionLayout, key: string): string {
  return (Object.hasOwn(names, key) ? names[key] : undefined) ?? humanise(key);
}
