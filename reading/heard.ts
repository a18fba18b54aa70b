import type { HeardReading } from "#contract/reading.ts";
import { isInner, type PlacedLine } from "#reading/place.ts";
import type { Place } from "#reading/places.ts";
import type { Stated } from "#reading/stated.ts";
import { fold } from "#reading/segment.ts";
import { hasTelltale } from "#reading/telltales.ts";
import { guessEmployment } from "#reading/values/employment.ts";
import { readPay } from "#reading/values/pay/pay.ts";
import { readPlaces } from "#reading/values/place/read-places.ts";
import { found, type Found } from "#reading/values/value.ts";
import { readWorkType } from "#reading/values/work-type.ts";
import type { Weights } from "#reading/weights.ts";

/** What a language model says of a text; nothing where none was asked, or its answer could not be used. */
export type Heard = HeardReading | null;
type ValueName = HeardReading["values"][number]["name"];

/** Where the trained reader is surer than this, a model does not overrule it: the person is asked. */
const sureOfPlace = 0.9;
/** How sure we take a model to be: it does not say. */
const modelConfidence = 0.95;
/** A line that nobody placed and that is likelier than this to be internal is left to the person. */
const mostDoubt = 0.15;

/** The model's places, unless the trained reader is sure of another one, or a line may have to stay inside. */
export function hearLines(lines: readonly PlacedLine[], heard: Heard): PlacedLine[] {
  const places = new Map(heard?.lines.map(({ words, place }) => [fold(words), place]));
  return lines.map((line) => {
    const place = places.get(fold(line.text));
    if (place === undefined) return line;
    return isDisputed(line, place) ? askPerson(line, place) : placeByModel(line, place);
  });
}

function isDisputed(line: PlacedLine, place: Place): boolean {
  if (place === line.place || isInner(place)) return place !== line.place && isSure(line);
  if (line.place === "internal" || line.place === "contact" || hasTelltale(line.text)) return true;
  return line.place === "unplaced" ? line.internalChance > mostDoubt : isSure(line);
}

function isSure({ place, confidence }: PlacedLine): boolean {
  return place !== "unplaced" && confidence >= sureOfPlace;
}

function placeByModel(line: PlacedLine, place: Place): PlacedLine {
  const isInside = place === "internal";
  return {
    ...line,
    place,
    confidence: modelConfidence,
    reader: "model",
    likely: [],
    internalChance: isInside ? 1 : 0,
  };
}

function askPerson(line: PlacedLine, place: Place): PlacedLine {
  const trained = line.place === "unplaced" ? line.likely : [line.place];
  const likely = [...new Set<Place>([place, ...trained])].slice(0, 2);
  return { ...line, place: "unplaced", reader: "model", likely };
}

/**
 * Values that a model pointed at. It types none: the words must stand in their line, the line must be one that candidates
 * may read, and our own readers must make the same kind of value of these words alone.
 */
export function hearValues(stated: Stated, heard: Heard, weights: Weights): Stated {
  if (heard === null) return stated;
  const told = heard.values.flatMap(({ name, line: words, words: quote }) => {
    const line = stated.lines.find((one) => fold(one.text) === fold(words));
    const isThere = line !== undefined && !isInner(line.place) && stands(quote, line.text);
    return isThere ? [{ name, line, quote: fold(quote) }] : [];
  });
  const among = <T>(name: ValueName, read: (line: PlacedLine) => readonly Found<T>[]) =>
    told
      .filter((one) => one.name === name)
      .flatMap(({ line, quote }) =>
        read({ ...line, text: quote, heading: null, place: fitting[name] }),
      );
  const own = (line: PlacedLine) => [found(line.text, line)];
  const [title] = among("title", own);
  const [employer] = among("employer", own);
  const [workType] = among("workType", (line) => [readWorkType([line])].flatMap(present));
  const [employment] = among("employment", (line) => [guessEmployment([line])].flatMap(present));
  const places = among("place", (line) => readPlaces([line], weights.towns));
  const country = (places[0] ?? stated.places[0])?.value.country ?? null;
  const [pay] = among("pay", (line) => [readPay([line], country).base].flatMap(present));
  const payExtras = among("payExtra", (line) => readPay([line], country).extras);
  return {
    ...stated,
    title: title ?? stated.title,
    employer: employer ?? stated.employer,
    workType: workType ?? stated.workType,
    employment: employment ?? stated.employment,
    places: places.length > 0 ? places : stated.places,
    pay: pay ?? stated.pay,
    payExtras: payExtras.length > 0 ? payExtras : stated.payExtras,
  };
}

const fitting: Record<ValueName, Place> = {
  title: "title",
  employer: "employer",
  place: "terms",
  workType: "terms",
  employment: "terms",
  pay: "pay",
  payExtra: "pay",
};

/** Whole words, as they were written. */
function stands(quote: string, line: string): boolean {
  const words = fold(quote);
  const at = words === "" ? -1 : line.indexOf(words);
  if (at < 0) return false;
  const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
  const isCut = (one: number) => isLetter(line[one - 1]) && isLetter(line[one]);
  return !isCut(at) && !isCut(at + words.length);
}

function present<T>(one: T | null): T[] {
  return one === null ? [] : [one];
}
