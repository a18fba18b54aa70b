import type { Job } from "#contract/job.ts";
import { toolTypes, type Output, type ReportContent, type ToolType } from "#contract/output.ts";
import { isRecord } from "#contract/walk.ts";
import { employmentWords } from "#english/employment.ts";
import { authorPhrase } from "#tools/report/author.ts";
import { tools } from "#tools/tools.ts";
import { basesIn, legendOf, wordsOfBases } from "#tools/document/basis.ts";
import { textBlocks, type Block } from "#tools/document/block.ts";
import { blocksOf } from "#tools/document/blocks.ts";
import { leavesOf } from "#tools/document/leaves.ts";
import { nameStages } from "#tools/document/stages.ts";
import { leftOutWords } from "#tools/report/left-out.ts";
import { managerBrief, type ManagerSection } from "#tools/document/manager-brief.ts";
import { readContent, readReport, type ReadSection } from "#tools/report/report.ts";
import { missingIn } from "#tools/report/missing.ts";
import { ridgePaths } from "#tools/report/ridge-paths.ts";

/** What leaves the product as a file, whatever its format: the same words in the same order. */
export type Document = {
  /** The job's. */
  title: string;
  /** The report's name, or that it is the whole package. */
  subtitle: string;
  /** Place and pay, as far as given. */
  details: string[];
  organization: string;
  date: string;
  madeBy: string;
  /** Printed on every page; empty unless the whole is for the team alone. */
  marking: string;
  /** As in the `lang` of a web page. */
  language: string;
  /** The job's fingerprint, core first; a ridge is done when its report is in the file. */
  print: { path: string; isDone: boolean }[];
  /** Of a package: the page for the hiring manager. */
  brief: ManagerSection[];
  parts: DocumentPart[];
  /** What the chips of this document mean. */
  legend: { name: string; value: string }[];
  sources: string[];
};

/** One titled part of a report; chips say how it is known. */
type DocumentSection = { title: string; chips: string[]; blocks: Block[] };

/** One report. */
export type DocumentPart = {
  /** Its place among the six, as 01 to 06. */
  number: string;
  name: string;
  title: string;
  scope: string;
  madeBy: string;
  sections: DocumentSection[];
};

/** Who hires and how people are employed, as far as somebody typed it. */
type Hiring = Pick<
  Job,
  "hiringCompany" | "isClientConfidential" | "employmentType" | "employmentLength" | "weeklyHours"
>;

export type DocumentInput = {
  job: Pick<Job, "id" | "title" | "location" | "salaryRange"> & Partial<Hiring>;
  organization: string;
  /** Of one job; those that are not completed are left out. */
  outputs: readonly Pick<Output, "toolType" | "status" | "content">[];
  date: Date;
  /** Holds what stays in the team. */
  isInternal?: boolean;
  language?: string;
  /** Instead of the report's name, or that it is the whole package. */
  subtitle?: string;
};

/** Everything a job's completed reports say; a total function over any stored content. */
export function toDocument(input: DocumentInput): Document {
  const { job, outputs, date, organization, subtitle, isInternal, language = "en" } = input;
  const done = toolTypes.flatMap((key) =>
    outputs.filter(({ toolType, status }) => toolType === key && status === "completed"),
  );
  const parts = done.map(partOf);
  const isIncluded = toolTypes.map((key) => done.some(({ toolType }) => toolType === key));
  const [only, ...others] = parts;
  return cleaned({
    title: job.title,
    subtitle:
      subtitle ?? (only && others.length === 0 ? only.title : "Complete recruiting package"),
    details: [job.location, job.salaryRange, ...hiringDetails(job)].filter(
      (detail) => detail !== "",
    ),
    organization,
    date: dayOf(date),
    madeBy: [
      joinBylines(done.map(({ content }) => authorPhrase(content ?? ""))),
      ...new Set(done.flatMap(({ content }) => leftOutWords(content ?? ""))),
    ].join(" "),
    marking: isInternal ? "Internal" : "",
    language,
    print: ridgePaths(job.id).map((path, at) => ({ path, isDone: isIncluded[at] ?? false })),
    brief: managerBrief(done),
    parts,
    legend: legendOf(parts.flatMap((part) => part.sections.flatMap(({ chips }) => chips))),
    sources: sourcesIn(done.map(({ content }) => content)),
  });
}

/** More entries, rows and blocks than any report has; setting each costs time. */
const mostPieces = 3_000;

/** Whether a document has too many pieces to be set in a moment. */
export function isTooLong({ brief, parts }: Pick<Document, "brief" | "parts">): boolean {
  return countPieces([brief, parts]) > mostPieces;
}

function countPieces(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const inside = Object.values(value);
  const own = Array.isArray(value) ? inside.length : 0;
  return inside.reduce<number>((sum, one) => sum + countPieces(one), own);
}

function hiringDetails({
  hiringCompany = "",
  isClientConfidential = false,
  employmentType = "",
  employmentLength = "",
  weeklyHours = "",
}: Partial<Hiring>): string[] {
  return [
    isClientConfidential ? "" : hiringCompany,
    employmentWords({ employmentType, employmentLength, weeklyHours }),
  ];
}

const unprintable = /(?![\n\t])\p{Control}|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/** Without characters that no format can print, or that turn the text around them. */
export function printable(text: string): string {
  return text.toWellFormed().replace(unprintable, "");
}

function cleaned(document: Document): Document {
  const clean = (_key: string, value: unknown) =>
    typeof value === "string" ? printable(value) : value;
  return JSON.parse(JSON.stringify(document, clean)) as Document;
}

function partOf({ toolType, content }: Pick<Output, "toolType" | "content">): DocumentPart {
  const tool = tools[toolType];
  const sections =
    content === null
      ? []
      : readReport(tool, nameStages(content)).map((section, at) =>
          sectionOf(toolType, section, at),
        );
  const empty = { title: "Summary", chips: [], blocks: [noteOf(tool.emptyText)] };
  return {
    number: String(toolTypes.indexOf(toolType) + 1).padStart(2, "0"),
    name: tool.cardName,
    title: tool.fullName,
    scope: tool.description,
    madeBy: [authorPhrase(content ?? ""), ...leftOutWords(content ?? "")].join(" "),
    sections: [...missingSection(content), ...(sections.length > 0 ? sections : [empty])],
  };
}

/** A thin report says first what it lacks. */
function missingSection(content: Output["content"]): DocumentSection[] {
  const items = missingIn(content).map(({ name, said, move, where }) => {
    const place = where === "job" ? "Edit Job" : "What we read";
    return textBlocks(`${name}: ${said} ${move} in ${place}.`);
  });
  return items.length === 0 ? [] : [{ title: "What is missing", chips: [], blocks: items.flat() }];
}

function sectionOf(
  tool: ToolType,
  { key, title, value }: ReadSection,
  at: number,
): DocumentSection {
  const bases = basesIn(value);
  const blocks = (at === 0 && openingBlocks(value)) || blocksOf(tool, key, value, bases.length > 1);
  return { title, chips: wordsOfBases(bases), blocks };
}

/** The first sentence of a plain summary is its finding. */
function openingBlocks(value: unknown): Block[] | undefined {
  if (typeof value !== "string") return undefined;
  const [, finding, rest = ""] = /^(.{1,240}?[.!?])(?:\s+(\S.*))?$/su.exec(value.trim()) ?? [];
  if (finding === undefined || finding.includes("\n")) return undefined;
  return [{ kind: "finding", text: finding }, ...textBlocks(rest)];
}

function noteOf(text: string): Block {
  return { kind: "note", text };
}

const months =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** 14 November 2026, the same on every machine. */
function dayOf(date: Date): string {
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** "Drafted by a/b. A person decides.": who drafted the parts, and once that a person decides. */
function joinBylines(bylines: readonly string[]): string {
  const [only, ...others] = new Set(bylines);
  if (only === undefined || others.length === 0) return only ?? "";
  const stems = [only, ...others].map((byline) => byline.replace(/;? ?a person decides\.$/iu, ""));
  const drafted = stems.filter(
    (stem) => stem !== "" && !stems.some((other) => other !== stem && other.startsWith(stem)),
  );
  return [...drafted.map((stem) => `${stem}.`), "A person decides."].join(" ");
}

/** Names under which a report says where a figure comes from. */
const sourceKeys = new Set(["source", "sources", "edition", "dataset", "citation"]);
const longestSource = 300;

/** Every source that reports name, once, in the order they name them. */
function sourcesIn(contents: readonly (ReportContent | null)[]): string[] {
  const found = contents.flatMap((content) =>
    [...leavesOf(withoutMetadata(content))].flatMap(({ names, value }) => {
      const isSource = names.some((name) => sourceKeys.has(name));
      const isName =
        typeof value === "string" && value.trim() !== "" && value.length <= longestSource;
      return isSource && isName ? [value.trim()] : [];
    }),
  );
  // What we computed ourselves says so in its place; it is no source to look up.
  return [...new Set(found)].filter((source) => !/^computed\b/iu.test(source));
}

/** What a report says, without what its writer notes for itself. */
function withoutMetadata(content: ReportContent | null): unknown {
  const report = content === null ? null : readContent(content);
  return isRecord(report) ? { ...report, metadata: null } : report;
}
