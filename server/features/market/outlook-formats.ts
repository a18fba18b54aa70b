import type { Education } from "#ledger/occupations/occupation.ts";
import { Damaged, readName, readNumber, readSoc, type Cell } from "#server/features/market/cell.ts";
import { store, type Format } from "#server/features/market/format.ts";

const entries: Readonly<Record<string, Education>> = {
  "no formal educational credential": "none",
  "high school diploma or equivalent": "highSchool",
  "some college, no degree": "someCollege",
  "postsecondary nondegree award": "certificate",
  "associate's degree": "associate",
  "bachelor's degree": "bachelor",
  "master's degree": "master",
  "doctoral or professional degree": "doctorate",
};

const code = ["# national employment matrix code"];
const type = ["occupation type"];

/** Employment Projections, table 1.2. */
export const outlookFormat: Format = {
  name: "outlook",
  table: "market_outlook",
  columns: {
    soc: "text",
    title: "text",
    growth_percent: "real",
    openings_thousands: "real",
    entry: "text",
  },
  key: ["soc"],
  headline: "openings_thousands",
  header: {
    code,
    type,
    title: ["# national employment matrix title"],
    growth: ["employment change, percent, #"],
    openings: ["occupational openings, # annual average"],
    entry: ["typical education needed for entry"],
  },
  readRow(cell) {
    if (!isLineItem(cell)) return null;
    return store(
      readSoc(cell, "code"),
      readName(cell, "title"),
      readNumber(cell, "growth"),
      readNumber(cell, "openings"),
      readEntry(cell),
    );
  },
};

/** Employment Projections, table 1.10. */
export const separationFormat: Format = {
  name: "separations",
  table: "market_separations",
  columns: { soc: "text", exits_thousands: "real", transfers_thousands: "real" },
  key: ["soc"],
  headline: "exits_thousands + transfers_thousands",
  header: {
    code,
    type,
    exits: ["labor force exits, # annual average"],
    transfers: ["occupational transfers, # annual average"],
  },
  readRow(cell) {
    if (!isLineItem(cell)) return null;
    return store(readSoc(cell, "code"), readNumber(cell, "exits"), readNumber(cell, "transfers"));
  },
};

/** Summary lines join the occupations below them. */
function isLineItem(cell: Cell): boolean {
  return cell("type").toLowerCase() === "line item";
}

function readEntry(cell: Cell): Education | null {
  const text = cell("entry").toLowerCase().replaceAll("’", "'");
  if (text === "" || text === "—") return null;
  const entry = entries[text];
  if (entry === undefined) throw new Damaged(`entry is "${text.slice(0, 40)}"`);
  return entry;
}
