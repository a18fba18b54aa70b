import type { OutputVersion, ToolType } from "#contract/output.ts";
import { joinAnd } from "#english/words.ts";
import { readReport } from "#tools/report/report.ts";
import { tools } from "#tools/tools.ts";

type Told = Pick<OutputVersion, "version" | "kind" | "authorName" | "cause">;

/** Why there is this version, as a sentence without its full stop: "Regenerated after pay changed". */
export function tellCause(tool: ToolType, { version, kind, authorName, cause }: Told): string {
  const somebody = authorName ?? "Somebody";
  const sections = cause?.sections && nameSections(tool, cause.sections);
  if (kind === "generated") {
    if (!cause) return "Written";
    if (!cause.facts) return "First draft";
    return cause.facts.length === 0
      ? "Regenerated, nothing it rests on had changed"
      : `Regenerated after ${listSome(cause.facts.map(inSentence), "fact")} changed`;
  }
  if (kind === "restored") {
    const from = cause?.fromVersion === undefined ? "" : ` from version ${cause.fromVersion}`;
    return sections ? `Restored ${sections}${from}` : `Restored${from}`;
  }
  if (cause?.accepted !== undefined)
    return `${somebody} accepted ${cause.accepted} ${cause.accepted === 1 ? "suggestion" : "suggestions"}`;
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

/** The first two by name, the others by number. */
function listSome(names: readonly string[], one: string): string {
  const more = names.length - 2;
  if (more < 1) return joinAnd(names);
  return joinAnd([...names.slice(0, 2), `${more} more ${more === 1 ? one : `${one}s`}`]);
}

/** "pay", "the posting's lines", but "DOL prevailing wage levels". */
function inSentence(label: string): string {
  const isName = /^\p{Lu}[^\s\p{Ll}]/u.test(label);
  return isName ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
