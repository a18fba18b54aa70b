import type { JobField } from "#contract/job-fields.ts";
import type { Source } from "#ledger/occupations/sources.ts";

/** `given`: somebody said so. `data`: a public source. `derived`: computed from other facts. `estimate`: a judgement of the rules. `unknown`: asked for, nobody said. */
export const bases = ["given", "data", "derived", "estimate", "unknown"] as const;
export type Basis = (typeof bases)[number];

export type FactId = string;

/** The form's fields, the pasted description, and the organization's own words. */
export type Where =
  | Exclude<JobField, "description" | "rawExtractedJd">
  | "posting"
  | "organization";

/** Words as they stand in a text; never reworded. */
export type Quote = { where: Where; quote: string };

/** What somebody said: a line as reports print it, and the words it rests on. */
export type Given = { id: FactId; label: string; text: string; quotes: readonly Quote[] };

export type FactSource =
  | ({ kind: "quote" } & Quote)
  | { kind: "dataset"; source: Source; row: string | null }
  | { kind: "citation"; citation: string; lastChecked: string }
  | { kind: "rule"; rule: string; from: readonly FactId[] };

/** One thing known about a job, how we know it, and since when and where it holds. */
export type Fact = {
  id: FactId;
  label: string;
  /** In words, with every figure a report may print from it. */
  text: string;
  basis: Basis;
  sources: readonly FactSource[];
  asOf?: string;
  place?: string;
};

export function factOfGiven({ id, label, text, quotes }: Given): Fact {
  return {
    id,
    label,
    text,
    basis: "given",
    sources: quotes.map((quote) => ({ kind: "quote", ...quote })),
  };
}
