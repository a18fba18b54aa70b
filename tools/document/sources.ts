import { isRecord } from "#contract/walk.ts";
import type { ReportContent } from "#contract/output.ts";
import { leavesOf } from "#tools/document/leaves.ts";
import { readContent } from "#tools/report/report.ts";

/** Names under which a report says where a figure comes from. */
const sourceKeys = new Set(["source", "sources", "edition", "dataset", "citation"]);
const longestSource = 300;

/** Every source that reports name, once, in the order they name them. */
export function sourcesIn(contents: readonly (ReportContent | null)[]): string[] {
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
