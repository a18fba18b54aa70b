import { walkReport } from "#contract/walk.ts";
import type { Fact } from "#contract/examination.ts";
import {
  kindOf,
  sourceKinds,
  type SourceKind,
} from "#web/features/reader/provenance/source-kinds.ts";

/** One kind of source behind a text: the facts it gave, or the statements that are a judgement. */
export type Source = { kind: SourceKind; facts: readonly Fact[]; statements: readonly string[] };

const longestStatement = 160;

/** Everything a part of a report rests on, by kind. What cites no known fact is left out. */
export function findSources(
  sections: Readonly<Record<string, unknown>>,
  facts: ReadonlyMap<string, Fact> | undefined,
): Source[] {
  const { strings, numbers } = walkReport("report", sections);
  const ids = new Set([...strings, ...numbers].flatMap((leaf) => leaf.facts));
  const known = [...ids].flatMap((id) => facts?.get(id) ?? []);
  const statements = listEstimates(strings);
  return sourceKinds.flatMap((kind) => {
    const ofKind = known.filter((fact) => kindOf(fact) === kind);
    const said = kind === "estimate" ? statements : [];
    return ofKind.length + said.length > 0 ? [{ kind, facts: ofKind, statements: said }] : [];
  });
}

/** The first words of each object that calls itself an estimate. */
function listEstimates(strings: ReturnType<typeof walkReport>["strings"]): string[] {
  const firsts = new Map<string, string>();
  for (const { basis, path, text } of strings) {
    const holder = path.replace(/\.[^.]*$/u, "");
    if (basis === "estimate" && text.trim() !== "" && !firsts.has(holder)) firsts.set(holder, text);
  }
  return [...firsts.values()].map((text) =>
    text.length > longestStatement ? `${text.slice(0, longestStatement).trimEnd()}…` : text,
  );
}
