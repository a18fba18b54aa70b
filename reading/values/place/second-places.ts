import type { PlacedLine } from "#reading/place.ts";
import type { Location } from "#reading/values/place/places-with-region.ts";

type Said = { place: Location; line: Pick<PlacedLine, "id" | "text">; at: number };

/** Whether the work may be there too. Not where some of the team sit, and not abroad unless the same line names both. */
export function isSecondPlace(other: Said, first: Said): boolean {
  const isBeside = other.line.id === first.line.id;
  return !isCounted(other) && (isBeside || !isAbroad(other.place, first.place));
}

/** "8 engineers (5 Nashville, 3 Bogotá)" counts people. */
function isCounted({ line, at }: Said): boolean {
  return /(?:^|[\s(])\d{1,2} $/u.test(line.text.slice(0, at));
}

/** "Expect two trips a year to Saltillo, Mexico" from a job in Greenville. */
function isAbroad(other: Location, first: Location): boolean {
  return other.country !== null && first.country !== null && other.country !== first.country;
}

/** "Hollis" of "Hollis Creek, Washington" is no town of its own; "Cardiff" of "Cardiff Bay" abroad may be. */
export function beginsAnother({ place, line, at }: Said, all: readonly Said[]): boolean {
  const after = line.text.slice(at).trimStart().toLowerCase();
  return all.some(({ place: { city, region, country } }) => {
    const longer = (city ?? "").toLowerCase();
    return (
      country === "US" &&
      region !== null &&
      longer.startsWith(`${(place.city ?? "").toLowerCase()} `) &&
      after.startsWith(longer)
    );
  });
}
