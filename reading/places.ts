import { linePlaces, type LinePlace } from "#contract/reading.ts";

/** In the order of the trained weights. */
export const places = linePlaces;
export type Place = LinePlace;
