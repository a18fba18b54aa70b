import { foldTitle } from "#reading/occupation/fold-title.ts";
import type { TitleRow, TitleTable } from "#reading/occupation/title-table.ts";

type Hit = { row: TitleRow; why: string; rank: number };

/** Occupations with a title like what somebody types: the same words, then those that begin with them, then those that hold them. */
export function searchOccupations(
  query: string,
  { occupations }: TitleTable,
): { code: string; title: string; why: string }[] {
  const words = foldTitle(query).join(" ");
  if (words === "") return [];
  return occupations
    .flatMap((row) => bestHit(row, namesOf(row), words) ?? [])
    .toSorted((one, other) => one.rank - other.rank || other.row.employment - one.row.employment)
    .map(({ row, why }) => ({ code: row.code, title: row.title, why }));
}

const lists = ["official", "everyday", "common", "nearest", "others"] as const;

type Names = Record<(typeof lists)[number], readonly string[]>;
const known = new WeakMap<TitleRow, Names>();

/** Cut once: people type letter by letter. */
function namesOf(row: TitleRow): Names {
  const cut = (list: keyof Names) => row[list].split("|");
  const names = known.get(row) ?? {
    official: cut("official"),
    everyday: cut("everyday"),
    common: cut("common"),
    nearest: cut("nearest"),
    others: cut("others"),
  };
  known.set(row, names);
  return names;
}

function bestHit(row: TitleRow, names: Names, words: string): Hit | undefined {
  for (const [at, list] of lists.entries())
    for (const [place, fits] of [isSame, startsWith, holds].entries()) {
      const name = names[list].find((one) => fits(one, words));
      const why = list === "official" ? "By its official name." : `Also called ${name}.`;
      if (name !== undefined) return { row, why, rank: place * lists.length + at };
    }
  return undefined;
}

const isSame = (name: string, words: string) => name === words;
const startsWith = (name: string, words: string) => name.startsWith(words);
const holds = (name: string, words: string) => name.includes(` ${words}`);
