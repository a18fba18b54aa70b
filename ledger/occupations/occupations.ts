import published from "#knowledge/occupation-figures.json" with { type: "json" };
import { familyKeys } from "#ledger/occupations/family.ts";
import { listed } from "#ledger/occupations/listed.ts";
import type { Figures, Occupation } from "#ledger/occupations/occupation.ts";

/** What the public files state, as `scripts/data/occupations.ts` wrote it down. */
const figures: ReadonlyMap<string, Figures> = new Map(
  (published as unknown as readonly Figures[]).map((row) => [row.soc, row]),
);

/** Every listed occupation with its figures. */
export const occupations: readonly Occupation[] = familyKeys.flatMap((family) =>
  listed[family].map(({ soc, title, aliases, nearest = [] }) => {
    const row = figures.get(soc);
    if (row === undefined)
      throw new Error(`no figures for ${soc}: run scripts/data/occupations.ts`);
    return { ...row, title, family, aliases, nearest };
  }),
);

const byCode = Map.groupBy(occupations, ({ soc }) => soc);

/** What we list under a SOC code: nothing, one, or one of each of two families. */
export function listedUnder(soc: string): readonly Occupation[] {
  return byCode.get(soc) ?? [];
}

/** The statistical row of a SOC code, listed or not. */
export function findFigures(soc: string): Figures | null {
  return figures.get(soc) ?? null;
}
