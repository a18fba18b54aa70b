import { Damaged, readAreaCode, readName } from "#server/features/market/cell.ts";
import { store, type Format } from "#server/features/market/format.ts";

/** Which county lies in which wage area. */
export const areaFormat: Format = {
  name: "areas",
  table: "market_areas",
  columns: { state: "text", county: "text", area_code: "integer", area_name: "text" },
  key: ["state", "county"],
  headline: null,
  header: {
    area: ["area"],
    areaname: ["areaname"],
    stateab: ["stateab"],
    countytownname: ["countytownname"],
  },
  readRow(cell) {
    const state = cell("stateab").toUpperCase();
    if (!/^[A-Z]{2}$/.test(state)) throw new Damaged(`stateab is "${state.slice(0, 40)}"`);
    return store(
      state,
      readName(cell, "countytownname"),
      readAreaCode(cell, "area"),
      readName(cell, "areaname"),
    );
  },
};
