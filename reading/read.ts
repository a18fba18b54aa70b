import { titleTable } from "#reading/data/load-titles.ts";
import { readLanguage } from "#reading/language.ts";
import { matchOccupation, type OccupationMatch } from "#reading/occupation.ts";
import type { PlacedLine } from "#reading/place.ts";
import { readStated, seenIn, type Stated } from "#reading/read-stated.ts";
import { implyWorkType, readWorkType } from "#reading/values/work-type.ts";
import { shippedWeights, type Weights } from "#reading/weights.ts";

export type Reading = Stated & { language: string; occupation: OccupationMatch };

/** What a text states, what that implies, its language, and the occupation it is compared with. */
export function readText(text: string, weights: Weights = shippedWeights): Reading {
  return completeReading(text, readStated(text, weights));
}

/** The same, where it is known what the text states. */
export function completeReading(text: string, stated: Stated): Reading {
  const lines = seenIn(stated.lines);
  const among = (...kinds: PlacedLine["place"][]) =>
    lines.filter(({ place }) => kinds.includes(place)).map((line) => line.text);
  const occupation = matchOccupation(
    {
      title: stated.title?.value ?? "",
      duties: among("duty"),
      otherLines: among("must", "nice"),
      text: lines.map((line) => line.text),
    },
    titleTable,
  );
  return {
    ...stated,
    language: readLanguage(text),
    occupation,
    workType:
      readWorkType(lines, occupation.code) ??
      implyWorkType(lines, occupation.code, stated.places[0] ?? null),
  };
}
