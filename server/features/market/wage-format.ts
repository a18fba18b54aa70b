import {
  Damaged,
  readAreaCode,
  readName,
  readNumber,
  readSoc,
  readWhole,
  type Cell,
} from "#server/features/market/cell.ts";
import { store, type Format } from "#server/features/market/format.ts";

/** States and territories share a file; so do metropolitan areas and, in old editions, their divisions. */
const areaKinds: Readonly<Record<string, string>> = {
  1: "nation",
  2: "state",
  3: "state",
  4: "metro",
  5: "metro",
  6: "nonmetro",
};

const percentileNames = ["pct10", "pct25", "median", "pct75", "pct90"] as const;

const wageColumns = ["a", "h"].flatMap((unit) =>
  percentileNames.map((name) => [`${unit}_${name}`, [`${unit}_${name}`]] as const),
);

/** Occupational Employment and Wage Statistics: nation, states, metropolitan and other areas. */
export const wageFormat: Format = {
  name: "wages",
  table: "market_wages",
  columns: {
    soc: "text",
    area_code: "integer",
    year: "smallint",
    area_kind: "text",
    area_name: "text",
    state: "text",
    title: "text",
    employment: "integer",
    yearly_dollars: "integer[]",
    yearly_top_coded: "smallint",
    hourly_cents: "integer[]",
    hourly_top_coded: "smallint",
    location_quotient: "real",
    jobs_per_thousand: "real",
  },
  key: ["soc", "area_code"],
  headline: "yearly_dollars[3]",
  header: {
    area: ["area"],
    area_title: ["area_title", "area_name"],
    area_type: ["area_type"],
    occ_code: ["occ_code"],
    occ_title: ["occ_title"],
    o_group: ["o_group", "occ_group"],
    tot_emp: ["tot_emp"],
    annual: ["annual"],
    ...Object.fromEntries(wageColumns),
  },
  extra: {
    prim_state: ["prim_state", "st"],
    i_group: ["i_group"],
    hourly: ["hourly"],
    loc_quotient: ["loc_quotient", "loc quotient", "loc_q"],
    jobs_1000: ["jobs_1000"],
    year: ["year"],
  },
  readRow(cell, year) {
    if (cell("o_group") !== "detailed") return null;
    if (cell("i_group") !== "" && cell("i_group") !== "cross-industry") return null;
    const kind = areaKinds[cell("area_type")];
    if (kind === undefined) throw new Damaged(`area_type is "${cell("area_type")}"`);
    const rowYear = readNumber(cell, "year");
    if (rowYear !== null && rowYear !== year) throw new Damaged(`year is ${rowYear}, not ${year}`);
    const yearly = isFlagged(cell, "hourly") ? nothing : readPercentiles(cell, "a", 1);
    const hourly = isFlagged(cell, "annual") ? nothing : readPercentiles(cell, "h", 100);
    return store(
      readSoc(cell, "occ_code"),
      readAreaCode(cell, "area"),
      year,
      kind,
      readName(cell, "area_title"),
      cell("prim_state").slice(0, 2),
      readName(cell, "occ_title"),
      readWhole(cell, "tot_emp"),
      yearly.list,
      yearly.topCoded,
      hourly.list,
      hourly.topCoded,
      readNumber(cell, "loc_quotient"),
      readNumber(cell, "jobs_1000"),
    );
  },
};

const nothing = { list: null, topCoded: 0 };

function isFlagged(cell: Cell, column: string): boolean {
  return cell(column).toUpperCase() === "TRUE";
}

/** Five percentiles as an array of the database, and how many at the top are only known to be higher than the limit. */
function readPercentiles(cell: Cell, unit: "a" | "h", perUnit: number) {
  const columns = percentileNames.map((name) => `${unit}_${name}`);
  const isTopCoded = columns.map((column) => cell(column) === "#");
  const first = isTopCoded.indexOf(true);
  const topCoded = first === -1 ? 0 : columns.length - first;
  if (isTopCoded.includes(false, first === -1 ? columns.length : first)) {
    throw new Damaged(`${columns[first]} is "#", but a higher percentile is not`);
  }
  const amounts = columns.map((column, at) =>
    isTopCoded[at] === true ? null : readWhole(cell, column, perUnit),
  );
  const isEmpty = topCoded === 0 && amounts.every((amount) => amount === null);
  return isEmpty ? nothing : { list: toArray(amounts), topCoded };
}

function toArray(amounts: readonly (number | null)[]): string {
  return `{${amounts.map((amount) => amount ?? "NULL").join(",")}}`;
}
