import type { Job } from "#contract/job.ts";
import type { ReadValue, TextReading } from "#contract/reading.ts";
import { employmentWords } from "#english/employment.ts";

/** The job's form fields that What we read shows; a correction is an update of the job. */
export type ValueFields = Pick<
  Job,
  | "title"
  | "hiringCompany"
  | "isClientConfidential"
  | "location"
  | "workType"
  | "salaryRange"
  | "employmentType"
  | "employmentLength"
  | "weeklyHours"
>;
export type FieldChange = Partial<ValueFields>;

export type ValueName =
  | "title"
  | "hiringCompany"
  | "location"
  | "workType"
  | "employmentType"
  | "salaryRange";

/** One value: what counts, who says so, and what the text says where that is something else. */
export type ValueRow = {
  name: ValueName;
  label: string;
  /** Empty where nobody says it. */
  text: string;
  lines: readonly number[];
  isImplied: boolean;
  isTyped: boolean;
  stated: { text: string; lines: readonly number[]; change: FieldChange } | null;
};

const labels: Readonly<Record<ValueName, string>> = {
  title: "Title",
  hiringCompany: "Company",
  location: "Place",
  workType: "Work type",
  employmentType: "Employment",
  salaryRange: "Base pay",
};

const readAs: Readonly<Partial<Record<ValueName, ReadValue["name"]>>> = {
  title: "title",
  location: "place",
  workType: "workType",
  employmentType: "employment",
  salaryRange: "pay",
};

const names = Object.keys(labels) as readonly ValueName[];

export function valueRows(reading: TextReading, fields: ValueFields): ValueRow[] {
  const lines = reading.lines.map(({ id, text }) => ({ id, key: ` ${keyOf(text)} ` }));
  return names.map((name) => rowOf(name, reading.values, fields, lines));
}

function rowOf(
  name: ValueName,
  values: readonly ReadValue[],
  fields: ValueFields,
  keys: readonly { id: number; key: string }[],
): ValueRow {
  const read = values.filter((value) => value.name === readAs[name]);
  const said = read.map(({ text }) => text).join(" or ");
  const lines = read.flatMap(({ line }) => (line === null ? [] : [line]));
  const isImplied = read.some((value) => value.isImplied);
  const typed = fields[name].trim();
  const extra = name === "employmentType" ? employmentWords({ ...fields, employmentType: "" }) : "";
  const row = { name, label: labels[name], stated: null };
  const shown = (value: string) => [value, extra].filter((part) => part !== "").join(", ");
  if (typed === "" || isSame(name, typed, said)) {
    const isTyped = said === "" && extra !== "";
    return { ...row, text: shown(said), lines, isImplied: isImplied && typed === "", isTyped };
  }
  // A field that still carries the text's words cannot disagree with it.
  const own = isWords(name) ? keys.find(({ key }) => key.includes(` ${keyOf(typed)} `)) : undefined;
  const isConflict = said !== "" && !isImplied && !own;
  return {
    ...row,
    text: shown(typed),
    lines: own ? [own.id] : [],
    isImplied: false,
    isTyped: !own,
    stated: isConflict ? { text: said, lines, change: { [name]: asField(name, said) } } : null,
  };
}

/** Choices are our words: that the text has them somewhere proves nothing. */
function isWords(name: ValueName): boolean {
  return name !== "workType" && name !== "employmentType";
}

/** Up to what the form takes. */
function asField(name: ValueName, said: string): string {
  return name === "workType" || name === "employmentType" ? said : said.slice(0, 200);
}

function isSame(name: ValueName, typed: string, said: string): boolean {
  const [one, other] = [keyOf(typed), keyOf(said)];
  if (one === other) return true;
  if (said === "") return false;
  if (name === "salaryRange") return amountsIn(typed) === amountsIn(said);
  // "Denver" and "Denver, CO" are one place.
  return (
    name === "location" && (` ${other} `.includes(` ${one} `) || ` ${one} `.includes(` ${other} `))
  );
}

/** "$148k to $176k" and "$148,000 – $176,000" are the same pay. */
function amountsIn(text: string): string {
  const amounts = text.matchAll(/(\d[\d,.]*)\s?(k\b)?/giu);
  return Array.from(amounts, ([, digits = "", thousand]) => {
    const amount = Number(digits.replaceAll(",", "").replace(/\.$/u, ""));
    return thousand === undefined ? amount : amount * 1_000;
  }).join(" ");
}

function keyOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
