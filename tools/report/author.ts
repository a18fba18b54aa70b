import type { ReportContent } from "#contract/output.ts";
import { isRecord } from "#contract/walk.ts";
import { countOf } from "#english/counts.ts";

/** Who wrote a report, in the one phrase the product uses (readings.md 26); where a model's words could not stay, it says so. */
export function authorPhrase(content: ReportContent, editor?: string): string {
  const metadata = typeof content === "string" ? undefined : content.metadata;
  if (!isRecord(metadata) || typeof metadata["engine"] !== "string") return "A person decides.";
  const { engine, replacedSections, builtInBecause } = metadata;
  const replaced = Array.isArray(replacedSections) ? replacedSections.length : 0;
  const writer = engine === "built-in" ? ours(replaced, builtInBecause) : theirs(engine, replaced);
  return `${writer}${editor ? `, edited by ${editor}` : ""}; a person decides.`;
}

const reasons: Record<string, string> = {
  modelFailed: "the model could not write it",
  spendingLimit: "the spending limit was reached",
  monthlyCap: "the monthly cap was reached",
};

function ours(replaced: number, because: unknown): string {
  const unusable = replaced === 0 ? undefined : "the model's answer could not be used";
  const reason = (typeof because === "string" ? reasons[because] : undefined) ?? unusable;
  return `Written by the built-in writer${reason ? `, because ${reason}` : ""}`;
}

function theirs(engine: string, replaced: number): string {
  const writer = `Drafted by ${engine}`;
  if (replaced === 0) return writer;
  return `${writer}, ${countOf(replaced, "section")} by the built-in writer`;
}
