import { refusePlace, type MarketFacts, type PayPlace } from "#ledger/market/market-facts.ts";
import { findTown } from "#ledger/areas/area-facts.ts";
import { findArea, findState, largestFirst } from "#ledger/areas/find-area.ts";
import { areaWages } from "#server/features/market/shipped-market.service.ts";
import { answerFrom } from "#server/features/market/market-answers.ts";
import { marketStore, type MarketHandle } from "#server/features/market/market.store.ts";

/**
 * What is imported about some occupations at one place, ready to be asked before what we ship:
 * `askInTurn([await loadMarketFacts(db, socs, place), shippedMarket()])`.
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
  const town = state === null ? null : findTown(areaWages(), state, place.city);
  const areaCode = state === null ? null : findArea(areas, state, place.city, town);
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
