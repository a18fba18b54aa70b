import { numberGiven, type Said } from "#ledger/read/said.ts";
import { toldPlaces, type ToldLine, type ToldPlace } from "#ledger/reading.ts";

/** The lines that candidates may read, as they were written. */
export function readTold(said: readonly Said[]): ToldLine[] {
  const told = said.flatMap(({ text, quotes, place, heading, isBullet }) =>
    isTold(place) ? [{ text, quotes, place, heading, isBullet }] : [],
  );
  return numberGiven("line", "The posting's line", told);
}

function isTold(place: Said["place"]): place is ToldPlace {
  return toldPlaces.some((one) => one === place);
}
