import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { areaFacts } from "#ledger/areas/area-facts.ts";
import { readAreaWages, type AreaWages, type Geography } from "#ledger/areas/area-wages.ts";
import { askInTurn, shippedFacts, type MarketFacts } from "#ledger/market/market-facts.ts";

// Built, this file lies in dist/server, and the data beside it.
const isBuilt = basename(join(import.meta.dirname, "..")) === "dist";
const folder = isBuilt
  ? import.meta.dirname
  : join(import.meta.dirname, "..", "..", "..", "knowledge", "wages");

let wages: AreaWages | null = null;
let market: MarketFacts | null = null;

/** Read at the first call and kept: the server asks before it listens, programs that write reports when they write. */
export function areaWages(): AreaWages {
  wages ??= readAreaWages(
    gunzipSync(readFileSync(join(folder, "area-wages.bin.gz"))),
    JSON.parse(readFileSync(join(folder, "areas.json"), "utf8")) as Geography,
  );
  return wages;
}

/** All that ships: levels of the area, and national figures behind them. */
export function shippedMarket(): MarketFacts {
  market ??= askInTurn([areaFacts(areaWages()), shippedFacts]);
  return market;
}
