import {
  Damaged,
  readAreaCode,
  readSoc,
  readWhole,
  type Cell,
} from "#server/features/market/cell.ts";
import { store, type Format } from "#server/features/market/format.ts";

const levelColumns = ["level1", "level2", "level3", "level4"] as const;

/** Nobody's prevailing wage is this much an hour, nor this little a year. */
const leastYearlyCents = 1_000_00;

/** Prevailing wages of the Department of Labor; teachers, pilots and some others by the year, in the same columns. */
export const levelFormat: Format = {
  name: "levels",
  table: "market_levels",
  columns: {
    soc: "text",
    area_code: "integer",
    is_yearly: "boolean",
    level_1_cents: "integer",
    level_2_cents: "integer",
    level_3_cents: "integer",
    level_4_cents: "integer",
  },
  key: ["soc", "area_code"],
  headline: "level_3_cents",
  header: {
    soc: ["soc", "soccode", "soc_code"],
    area: ["area", "areacode", "area_code"],
    level1: ["l1_hourly", "l1", "level1"],
    level2: ["l2_hourly", "l2", "level2"],
    level3: ["l3_hourly", "l3", "level3"],
    level4: ["l4_hourly", "l4", "level4"],
  },
  readRow(cell) {
    const cents = levelColumns.flatMap((column) => readLevel(cell, column));
    if (cents.length < levelColumns.length) return null;
    const isYearly = cents.every((amount) => amount >= leastYearlyCents);
    if (!isYearly && cents.some((amount) => amount >= leastYearlyCents)) {
      throw new Damaged("some levels are by the hour and some by the year");
    }
    if (cents.some((amount, at) => amount < (cents[at - 1] ?? 0))) {
      throw new Damaged("a level is below the one before it");
    }
    return store(readSoc(cell, "soc"), readAreaCode(cell, "area"), isYearly, ...cents);
  },
};

/** Zero stands for a level that is not published. */
function readLevel(cell: Cell, column: string): number[] {
  const cents = readWhole(cell, column, 100);
  return cents === null || cents === 0 ? [] : [cents];
}
