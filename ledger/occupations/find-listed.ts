import type { Occupation } from "#ledger/occupations/occupation.ts";
import { occupations } from "#ledger/occupations/occupations.ts";
import { foldTitle } from "#reading/occupation/fold-title.ts";
import { dropDecoration, readTitle } from "#reading/occupation/read-title.ts";

let known: ReadonlyMap<string, Occupation> | undefined;

/** The listed occupation that recruiters call so, whatever decorates the title: "Sr. Scrum Master (Remote)". */
export function findListed(title: string): Occupation | null {
  known ??= new Map(
    occupations.flatMap((occupation) =>
      [occupation.title, ...occupation.aliases, ...occupation.nearest].map(
        (name) => [dropDecoration(foldTitle(name)).join(" "), occupation] as const,
      ),
    ),
  );
  const [first = []] = readTitle(title);
  return known.get(first.join(" ")) ?? null;
}
