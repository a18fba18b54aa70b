import { z } from "zod";
import { jobFieldNames, type JobField } from "#contract/job-fields.ts";
import { ToolType } from "#contract/output.ts";

const FactId = z.string();
export type FactId = z.infer<typeof FactId>;

/** The form's fields, the pasted description, and the organization's own words. */
export type Where =
  | Exclude<JobField, "description" | "rawExtractedJd">
  | "posting"
  | "organization";
const isFormField = (name: JobField) => name !== "description" && name !== "rawExtractedJd";
const Where = z.enum([
  ...jobFieldNames.filter(isFormField),
  "posting",
  "organization",
] as unknown as readonly [Where, ...Where[]]);

/** Words as they stand in a text; never reworded. */
const Quote = z.object({ where: Where, quote: z.string() });
export type Quote = z.infer<typeof Quote>;

/** A publication: `edition` is "May 2025" or "2024-34". */
const Publication = z.object({ publisher: z.string(), name: z.string(), edition: z.string() });

const FactSource = z.discriminatedUnion("kind", [
  Quote.extend({ kind: z.literal("quote") }),
  z.object({ kind: z.literal("dataset"), source: Publication, row: z.string().nullable() }),
  z.object({ kind: z.literal("citation"), citation: z.string(), lastChecked: z.string() }),
  z.object({ kind: z.literal("rule"), rule: z.string(), from: z.array(FactId).readonly() }),
  /** Somebody decided it: who, when, and in which words. */
  z.object({
    kind: z.literal("decision"),
    byName: z.string(),
    at: z.string(),
    words: z.string(),
  }),
]);
export type FactSource = z.infer<typeof FactSource>;

/** `given`: somebody said so. `data`: a public source. `derived`: computed from other facts. `estimate`: a judgement of the rules. `unknown`: asked for, nobody said. */
const bases = ["given", "data", "derived", "estimate", "unknown"] as const;

/** One thing known about a job, how we know it, and since when and where it holds. */
const Fact = z.object({
  id: FactId,
  label: z.string(),
  /** In words, with every figure a report may print from it. */
  text: z.string(),
  basis: z.enum(bases),
  sources: z.array(FactSource).readonly(),
  asOf: z.string().optional(),
  place: z.string().optional(),
});
export type Fact = z.infer<typeof Fact>;

export const severities = ["high", "medium", "low", "info"] as const;
export type Severity = (typeof severities)[number];

/** Something a rule found: where it stands, what is wrong, why that matters and what to do about it. */
export const Finding = z.object({
  rule: z.string(),
  severity: z.enum(severities),
  /** Null where it is the input, not a report, that the rule speaks of. */
  tool: ToolType.nullable(),
  /** A path such as "attractSourceKit.jobPost.hook", or "posting". */
  where: z.string(),
  quote: z.string(),
  what: z.string(),
  why: z.string(),
  citation: z.string().nullable(),
  fix: z.string().nullable(),
  /** Where the quote begins and ends in the text at `where`. */
  start: z.number().int().optional(),
  end: z.number().int().optional(),
});
export type Finding = z.infer<typeof Finding>;

const Places = z.array(z.string()).readonly();
const Hole = z.enum(["search or screen", "interview", "argument"]);
export type Hole = z.infer<typeof Hole>;

/** Where one requirement or deal breaker is met, as paths into the reports. */
const CoverageRow = z.object({
  id: FactId,
  label: z.string(),
  kind: z.enum(["must", "listed", "nice", "dealBreaker"]),
  /** Form and posting disagree, so texts leave it out until somebody decides. */
  isHeld: z.boolean(),
  search: Places,
  screen: Places,
  interview: Places,
  argument: Places,
  holes: z.array(Hole).readonly(),
});
export type CoverageRow = z.infer<typeof CoverageRow>;
export type CoverageKind = "search" | "screen" | "interview" | "argument";

/** What code can say of a report's present text, from the facts it was written from. */
export const Examination = z.object({
  facts: z.array(Fact),
  /** False for a text without facts of its own: what the job's newest report was written from stands in for them. */
  isSameLedger: z.boolean(),
  findings: z.array(Finding),
  coverage: z.array(CoverageRow),
});
export type Examination = z.infer<typeof Examination>;
