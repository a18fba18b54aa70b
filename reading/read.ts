import { cutClauses } from "#reading/clauses.ts";
import { readKind, type Kind } from "#reading/kind.ts";
import { readLanguage } from "#reading/language.ts";
import type { Line } from "#reading/line.ts";
import { internalShare, joinClauses, placeLines, type PlacedLine } from "#reading/place.ts";
import { titleTable } from "#reading/data/load-titles.ts";
import { matchOccupation, type OccupationMatch } from "#reading/occupation.ts";
import { segment } from "#reading/segment.ts";
import { readPlaces, type Location } from "#reading/values/location.ts";
import { readPay, type Pay } from "#reading/values/pay.ts";
import { implyEmployment, readEmployment, type Employment } from "#reading/values/employment.ts";
import { implyWorkType, readWorkType, type WorkType } from "#reading/values/work-type.ts";
import { readTitle } from "#reading/values/title.ts";
import type { Found } from "#reading/values/value.ts";
import { shippedWeights, type Weights } from "#reading/weights.ts";

export type Reading = {
  language: string;
  kind: Kind;
  /** Headings among them; a heading has no place. */
  lines: readonly PlacedLine[];
  title: Found<string> | null;
  occupation: OccupationMatch;
  places: readonly Found<Location>[];
  workType: Found<WorkType> | null;
  employment: Found<Employment> | null;
  pay: Found<Pay> | null;
  payExtras: readonly Found<string>[];
};

/** Text → lines → places → typed values, each from lines whose place fits. */
export function readText(text: string, weights: Weights = shippedWeights): Reading {
  const coarse = segment(text, weights.headings);
  const asPosting = placeClauses(text, coarse, "posting", weights);
  const kind = readKind(coarse, internalShare(asPosting), weights.kind);
  const clauses = kind === "posting" ? asPosting : placeClauses(text, coarse, kind, weights);
  const lines = joinClauses(text, clauses);
  return {
    language: readLanguage(text),
    kind,
    lines,
    ...readValues(lines.filter(({ confidence }) => confidence > 0)),
  };
}

function placeClauses(
  text: string,
  coarse: readonly Line[],
  kind: Kind,
  { places }: Weights,
): ReturnType<typeof placeLines> {
  const said = cutClauses(text, coarse, kind).filter(({ layout }) => layout !== "heading");
  return placeLines(said, places);
}

function readValues(lines: readonly PlacedLine[]) {
  const title = readTitle(lines);
  const among = (...kinds: PlacedLine["place"][]) =>
    lines.filter(({ place }) => kinds.includes(place)).map(({ text }) => text);
  const occupation = matchOccupation(
    {
      title: title?.value ?? "",
      duties: among("duty"),
      otherLines: among("must", "nice"),
      text: lines.map(({ text }) => text),
    },
    titleTable,
  );
  const places = readPlaces(lines);
  const { base, extras } = readPay(lines, places[0]?.value.country ?? null);
  return {
    title,
    occupation,
    places,
    pay: base,
    payExtras: extras,
    workType: readWorkType(lines) ?? implyWorkType(lines, occupation.code),
    employment: readEmployment(lines) ?? implyEmployment(lines, base?.value.period === "year"),
  };
}
