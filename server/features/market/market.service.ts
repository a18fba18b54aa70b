import { usStates } from "#reading/world/us-states.ts";
import { refusePlace, type MarketFacts, type PayPlace } from "#ledger/market-facts.ts";
import { findArea, type AreaRow } from "#server/features/market/find-area.ts";
import { answerFrom } from "#server/features/market/market-answers.ts";
import { marketStore, type MarketHandle } from "#server/features/market/market.store.ts";

/**
 * What is imported about some occupations at one place, ready to be asked before what we ship:
 * `askInTurn([await loadMarketFacts(db, socs, place), shippedFacts])`.
 */
export async function loadMarketFacts(
  db: MarketHandle,
  socs: readonly string[],
  place: PayPlace,
): Promise<MarketFacts> {
  const nothing = { place, areas: [], areaCode: null, wages: [], levels: [], outlooks: [] };
  if (socs.length === 0 || refusePlace(place) !== null) {
    return answerFrom({ ...nothing, levelEdition: null });
  }
  const store = marketStore(db);
  const state = findState(place.region);
  const areas = state === null ? [] : await store.listAreas(state, socs);
  const areaCode = state === null ? null : findArea(areas, state, place.city);
  const codes = [...new Set(areas.map((area) => area.areaCode))];
  return answerFrom({
    place,
    areas: largestFirst(areas),
    areaCode,
    wages: await store.listWages(socs, state ?? "", codes),
    levels: await store.listLevels(socs, codes),
    levelEdition: await store.findEdition("levels"),
    outlooks: await store.listOutlooks(socs),
  });
}

/** Another number after every import. */
export function findMarketEdition(db: MarketHandle): Promise<number> {
  return marketStore(db).countImports();
}

/** A postal code, or the name that belongs to one. */
function findState(region: string | null): string | null {
  const text = region?.trim().toLowerCase() ?? "";
  if (/^[a-z]{2}$/.test(text)) return text.toUpperCase();
  return Object.keys(usStates).find((code) => usStates[code]?.toLowerCase() === text) ?? null;
}

/** One row per area; an area of many counties is, by and large, a large one. */
function largestFirst(rows: readonly AreaRow[]) {
  const areas = new Map<number, { code: number; name: string; counties: number }>();
  for (const { areaCode: code, areaName: name, county } of rows) {
    const counties = (areas.get(code)?.counties ?? 0) + (county === null ? 0 : 1);
    areas.set(code, { code, name: areas.get(code)?.name ?? name, counties });
  }
  return [...areas.values()].sort(
    (left, right) => right.counties - left.counties || left.name.localeCompare(right.name),
  );
}
