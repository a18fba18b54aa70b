import type { OutputVersion, ToolType } from "#contract/output.ts";
import { countOf } from "#english/counts.ts";
import { listSome, tellChanged } from "#tools/report/staleness/changed-words.ts";
import { readReport } from "#tools/report/report.ts";
import { tools } from "#tools/tools.ts";

type Told = Pick<OutputVersion, "version" | "kind" | "authorName" | "cause">;

/** Why there is this version, as a sentence without its full stop: "Regenerated after pay changed". */
export function tellCause(tool: ToolType, { version, kind, authorName, cause }: Told): string {
  const somebody = authorName ?? "Somebody";
  const sections = cause?.sections && nameSections(tool, cause.sections);
  if (kind === "generated") {
    if (!cause) return "Written";
    if (!cause.facts) return version === 1 ? "First draft" : "Written";
    if (cause.facts.length === 0) return "Regenerated from the same facts";
    return `${sections ? `Updated ${sections}` : "Regenerated"} after ${tellChanged(cause.facts)}`;
  }
  if (kind === "restored") {
    const from = cause?.fromVersion === undefined ? "" : ` from version ${cause.fromVersion}`;
    return sections ? `Restored ${sections}${from}` : `Restored${from}`;
  }
  if (cause?.accepted !== undefined)
    return `${somebody} accepted ${countOf(cause.accepted, "suggestion")}`;
  if (!cause) return `${somebody} edited it`;
  if (version === 1) return `${somebody} wrote it`;
  return sections ? `${somebody} edited ${sections}` : `${somebody} saved it unchanged`;
}

/** "Summary, Risks and 2 more sections"; empty where there is none. */
function nameSections(tool: ToolType, keys: readonly string[]): string {
  const shown = readReport(tools[tool], Object.fromEntries(keys.map((key) => [key, " "])));
  return listSome(
    shown.map(({ title }) => title),
    "section",
  );
}
