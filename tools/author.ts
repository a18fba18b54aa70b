import type { ReportContent } from "#contract/output.ts";

function engineOf(content: ReportContent): string | undefined {
  if (typeof content === "string") return undefined;
  const { metadata } = content;
  if (metadata === null || typeof metadata !== "object" || !("engine" in metadata))
    return undefined;
  return typeof metadata.engine === "string" ? metadata.engine : undefined;
}

/** Who wrote a report, in the one phrase the product uses (readings.md 26). */
export function authorPhrase(content: ReportContent): string {
  const engine = engineOf(content);
  if (engine === undefined) return "A person decides.";
  const writer = engine === "built-in" ? "Written by the built-in writer" : `Drafted by ${engine}`;
  return `${writer}; a person decides.`;
}
