import type { Fact } from "#contract/examination.ts";

/** Where a statement can come from; the order in which the reader names them. */
export const sourceKinds = [
  "posting",
  "form",
  "organization",
  "decision",
  "wages",
  "publication",
  "computed",
  "estimate",
  "open",
] as const;
export type SourceKind = (typeof sourceKinds)[number];

export const sourceNames: Readonly<Record<SourceKind, string>> = {
  posting: "Your job description",
  form: "Your intake fields",
  organization: "Your organization",
  decision: "Decided together",
  wages: "Public wage data",
  publication: "Published source",
  computed: "Computed from these",
  estimate: "Estimate",
  open: "Not known yet",
};

/** Where one fact comes from; a fact without a source is an estimate. */
export function kindOf({ basis, sources }: Fact): SourceKind {
  if (basis === "estimate") return "estimate";
  if (basis === "unknown") return "open";
  if (basis === "derived") return "computed";
  const [first] = sources;
  switch (first?.kind) {
    case "quote":
      if (first.where === "posting") return "posting";
      return first.where === "organization" ? "organization" : "form";
    case "dataset":
      return "wages";
    case "citation":
      return "publication";
    case "rule":
      return "computed";
    case "decision":
      return "decision";
    default:
      return "estimate";
  }
}
