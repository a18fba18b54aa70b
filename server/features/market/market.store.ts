import { sql } from "drizzle-orm";
import type { Education } from "#ledger/occupations/occupation.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import { levelCode } from "#ledger/areas/combined-occupations.ts";
import type { AreaRow } from "#ledger/areas/find-area.ts";

/** Market figures belong to nobody: the handle may be any. */
export type MarketHandle = Pick<TenantDatabase, "execute">;

export type WageRow = {
  soc: string;
  title: string;
  year: number;
  areaCode: number;
  areaKind: "nation" | "state" | "metro" | "nonmetro";
  areaName: string;
  employment: number | null;
  yearlyDollars: (number | null)[] | null;
  yearlyTopCoded: number;
  hourlyCents: (number | null)[] | null;
  hourlyTopCoded: number;
  locationQuotient: number | null;
  jobsPerThousand: number | null;
  isInferred: boolean;
};

export type LevelRow = {
  soc: string;
  areaCode: number;
  isYearly: boolean;
  cents: [number, number, number, number];
};

export type OutlookRow = {
  soc: string;
  growthPercent: number | null;
  openingsThousands: number | null;
  entry: Education | null;
  exitsThousands: number | null;
  transfersThousands: number | null;
  edition: string;
};

export type StoredEdition = { edition: string; isInferred: boolean };

/** The read side of what `npm run data:import` stored. */
export function marketStore(db: MarketHandle) {
  return {
    /** Counties of a state, and the metro areas that its wages name. */
    async listAreas(state: string, socs: readonly string[]): Promise<AreaRow[]> {
      const { rows } = await db.execute<AreaRow>(sql`
        select area_code as "areaCode", area_name as "areaName", county
          from market_areas where state = ${state}
        union all
        select distinct area_code, area_name, null from market_wages
         where soc in ${socs} and area_kind = 'metro'
           and ${state} = any (string_to_array(split_part(area_name, ', ', 2), '-'))`);
      return rows;
    },

    /** All years of the nation, the state's rows and those of the areas. */
    async listWages(socs: readonly string[], state: string, areaCodes: readonly number[]) {
      const { rows } = await db.execute<WageRow>(sql`
        select soc, title, year, area_code as "areaCode", area_kind as "areaKind", area_name as "areaName",
               employment, yearly_dollars as "yearlyDollars", yearly_top_coded as "yearlyTopCoded",
               hourly_cents as "hourlyCents", hourly_top_coded as "hourlyTopCoded",
               location_quotient as "locationQuotient", jobs_per_thousand as "jobsPerThousand",
               (select bool_and(i.is_edition_inferred) from market_imports i
                 where i.dataset = 'wages-' || w.area_kind and i.edition = 'May ' || w.year
                   and i.is_current) as "isInferred"
          from market_wages w
         where soc in ${socs}
           and (area_kind = 'nation' or (area_kind = 'state' and state = ${state})
                or area_code in ${[-1, ...areaCodes]})
         order by year`);
      return rows;
    },

    async listLevels(socs: readonly string[], areaCodes: readonly number[]): Promise<LevelRow[]> {
      const { rows } = await db.execute<LevelRow>(sql`
        select soc, area_code as "areaCode", is_yearly as "isYearly",
               array[level_1_cents, level_2_cents, level_3_cents, level_4_cents] as cents
          from market_levels
         where soc in ${socs.map(levelCode)} and area_code in ${[-1, ...areaCodes]}`);
      return rows;
    },

    /** Imports are never taken back, so that each has a number of its own. */
    async countImports(): Promise<number> {
      const { rows } = await db.execute<{ newest: number }>(
        sql`select coalesce(max(id), 0)::int as newest from market_imports`,
      );
      return rows[0]?.newest ?? 0;
    },

    /** The newest edition of a dataset at hand; `null` when none was imported. */
    async findEdition(dataset: "levels"): Promise<StoredEdition | null> {
      const { rows } = await db.execute<StoredEdition>(sql`
        select edition, bool_and(is_edition_inferred) as "isInferred" from market_imports
         where dataset = ${dataset} and is_current group by edition order by edition desc limit 1`);
      return rows[0] ?? null;
    },

    async listOutlooks(socs: readonly string[]): Promise<OutlookRow[]> {
      const { rows } = await db.execute<OutlookRow>(sql`
        select soc, growth_percent as "growthPercent", openings_thousands as "openingsThousands", entry,
               exits_thousands as "exitsThousands", transfers_thousands as "transfersThousands",
               (select max(edition) from market_imports
                 where dataset = 'outlook' and is_current) as edition
          from market_outlook left join market_separations using (soc)
         where soc in ${socs}`);
      return rows;
    },
  };
}
