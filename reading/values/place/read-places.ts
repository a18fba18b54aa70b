import type { PlacedLine } from "#reading/place.ts";
import { bucketsOf, sharesOf, type ChoiceModel } from "#reading/values/choice.ts";
import {
  guessAmong,
  mentionedIn,
  placesFrom,
  type Location,
} from "#reading/values/place/location.ts";
import { placeCandidates, signsOfNowhere } from "#reading/values/place/place-candidates.ts";
import type { Found } from "#reading/values/value.ts";

/** Where the work is, the likeliest place first: all towns of the text are weighed, and that it names none. */
export function readPlaces(lines: readonly PlacedLine[], model: ChoiceModel): Found<Location>[] {
  const mentioned = mentionedIn(lines);
  const towns = placeCandidates(mentioned);
  // Singapore is one city; its quarters are not weighed.
  if (towns.length === 0 || mentioned.home === "SG") return guessAmong(mentioned);
  const signs = [
    ...towns.map((town) => [...town.signs]),
    signsOfNowhere(towns.length, mentioned.isRemote),
  ];
  const shares = sharesOf(
    signs.map((of) => bucketsOf(of, model.size)),
    model,
  );
  const best = towns[shares.indexOf(Math.max(...shares))];
  return best ? placesFrom(best.mention, mentioned) : [];
}
