import type { ComparedWith, ReadLine, ReadValue, TextReading } from "#contract/reading.ts";
import { readAsDecided, undecided, type Decided } from "#ledger/facts/decided.ts";
import { findFigures } from "#ledger/occupations/occupations.ts";
import { optionOf } from "#ledger/occupations/options.ts";
import { noteOnDemands } from "#ledger/facts/private-notes.ts";
import { nameOfPlace } from "#reading/form.ts";
import { payWords } from "#reading/typed/pay-words.ts";
import type { OccupationMatch } from "#reading/occupation.ts";
import type { PlacedLine } from "#reading/place.ts";
import { completeReading, type Reading } from "#reading/read.ts";
import type { Stated } from "#reading/read-stated.ts";
import type { Found } from "#reading/values/value.ts";

/** A text as people see it read, under what they decided about it. */
export function readForPeople(
  text: string,
  decided: Omit<Decided, "agreed"> = undecided,
): TextReading {
  return showReading(text, readAsDecided(text, decided), decided.occupation);
}

/** The same, where it is known what the text states. */
export function showReading(
  text: string,
  stated: Stated,
  occupation: Decided["occupation"],
): TextReading {
  const reading = completeReading(text, stated);
  return {
    kind: reading.kind,
    language: reading.language,
    lines: reading.lines.map(showLine),
    values: listValues(reading),
    comparedWith: compareWith(reading.occupation, occupation),
    privateNotes: noteOnDemands(reading.lines),
  };
}

function showLine({ id, text, heading, place, likely, reader }: PlacedLine): ReadLine {
  const asked = place === "unplaced" ? [...likely] : [];
  return { id, text, heading, place, likely: asked, reader, by: null, at: null };
}

function listValues(reading: Reading): ReadValue[] {
  const { title, places, workType, employment, pay, payExtras } = reading;
  const show = <T>(
    name: ReadValue["name"],
    found: Found<T> | null,
    say: (one: Found<T>) => string,
  ) =>
    found === null
      ? []
      : [{ name, text: say(found), line: found.line, isImplied: found.isImplied }];
  const own = ({ value }: Found<string>) => value;
  const all: ReadValue[] = [
    ...show("title", title, own),
    ...places.flatMap((place) => show("place", place, ({ value }) => nameOfPlace(value))),
    ...show("workType", workType, own),
    ...show("employment", employment, own),
    // What is asked about is shown as it stands.
    ...show("pay", pay, (one) => payWords(one) || one.words),
    ...payExtras.flatMap((extra) =>
      show("payExtra", extra, ({ value, words }) => `${value}: ${words}`),
    ),
  ];
  return [...new Map(all.map((one) => [`${one.name} ${one.text}`, one])).values()];
}

function compareWith(match: OccupationMatch, chosen: string | null): ComparedWith {
  const options = match.choices.map(({ code, title, why }) => optionOf(code, title, why));
  const figures = chosen === null ? null : findFigures(chosen);
  if (chosen === null || (chosen !== "none" && figures === null)) {
    const { certainty, code, title } = match;
    return { certainty, code, title, chosenBy: null, options };
  }
  return {
    certainty: figures === null ? "unknown" : "sure",
    code: figures?.soc ?? null,
    title: figures?.officialTitle ?? null,
    chosenBy: null,
    options,
  };
}
