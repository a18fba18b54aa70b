import { clinicalFigures } from "#ledger/occupations/figures/clinical.ts";
import { dataFigures } from "#ledger/occupations/figures/data.ts";
import { engineeringFigures } from "#ledger/occupations/figures/engineering.ts";
import { executiveFigures } from "#ledger/occupations/figures/executive.ts";
import { financeFigures } from "#ledger/occupations/figures/finance.ts";
import { generalFigures } from "#ledger/occupations/figures/general.ts";
import { marketingFigures } from "#ledger/occupations/figures/marketing.ts";
import { operationsFigures } from "#ledger/occupations/figures/operations.ts";
import { peopleLegalFigures } from "#ledger/occupations/figures/people-legal.ts";
import { productFigures } from "#ledger/occupations/figures/product.ts";
import { publicFigures } from "#ledger/occupations/figures/public.ts";
import { salesFigures } from "#ledger/occupations/figures/sales.ts";
import { serviceFigures } from "#ledger/occupations/figures/service.ts";
import { softwareFigures } from "#ledger/occupations/figures/software.ts";
import { supportFigures } from "#ledger/occupations/figures/support.ts";
import { tradesFigures } from "#ledger/occupations/figures/trades.ts";
import { unlistedFigures } from "#ledger/occupations/figures/unlisted.ts";
import { familyKeys } from "#ledger/occupations/family.ts";
import { listed } from "#ledger/occupations/listed.ts";
import type { Figures, Occupation } from "#ledger/occupations/occupation.ts";

const figures: ReadonlyMap<string, Figures> = new Map(
  [
    softwareFigures,
    dataFigures,
    productFigures,
    engineeringFigures,
    clinicalFigures,
    salesFigures,
    marketingFigures,
    financeFigures,
    peopleLegalFigures,
    operationsFigures,
    tradesFigures,
    supportFigures,
    publicFigures,
    serviceFigures,
    executiveFigures,
    generalFigures,
    unlistedFigures,
  ]
    .flat()
    .map((row) => [row.soc, row]),
);

function split(titles: string | undefined): string[] {
  return titles === undefined || titles === "" ? [] : titles.split(", ");
}

/** Every listed occupation with its figures. */
export const occupations: readonly Occupation[] = familyKeys.flatMap((family) =>
  listed[family].map(({ soc, title, aliases, nearest }) => {
    const row = figures.get(soc);
    if (row === undefined)
      throw new Error(`no figures for ${soc}: run scripts/data/occupations.ts`);
    return { ...row, title, family, aliases: split(aliases), nearest: split(nearest) };
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
