import { gateDemands } from "#reading/demands/gate.ts";
import { cutClauses } from "#reading/clauses.ts";
import { askAboutColleagues } from "#reading/inside/colleagues.ts";
import { carryThrough } from "#reading/inside/carried.ts";
import { hideComments, hideQuoteMarks, takeOutNotes } from "#reading/source/comments.ts";
import { boardBlocks } from "#reading/furniture.ts";
import { hearLines, hearValues, type Heard } from "#reading/heard.ts";
import { askAboutNoted } from "#reading/inside/noted.ts";
import { insideBlocks } from "#reading/inside/inside-blocks.ts";
import { chanceOfNotes, internalShare } from "#reading/kind.ts";
import { readLanguage } from "#reading/language.ts";
import type { Kind, Line } from "#reading/line.ts";
import { moveLine, nothingMoved, type Moved } from "#reading/moved.ts";
import { showPage } from "#reading/source/page-source.ts";
import { joinClauses, leastDoubt, placeLines, type PlacedLine, readSigns } from "#reading/place.ts";
import { fold, mostLines, segment } from "#reading/segment.ts";
import { employmentByTitle } from "#reading/values/employment-by-title.ts";
import { placeClient, readEmployer } from "#reading/values/employer.ts";
import { readEmployment } from "#reading/values/employment.ts";
import { readPay } from "#reading/values/pay/pay.ts";
import { readPlaces } from "#reading/values/place/read-places.ts";
import { readTitle } from "#reading/values/title/title.ts";
import { readWorkType } from "#reading/values/work-type.ts";
import type { Stated } from "#reading/stated.ts";
import { keepSane } from "#reading/typed/keep-sane.ts";
import { shippedWeights, type Weights } from "#reading/weights.ts";

export type { Stated } from "#reading/stated.ts";

/**
 * Text → lines → places → typed values, each from lines whose place fits. What a model heard comes before what the weights
 * say, and what a person moved before both.
 */
export function readStated(
  source: string,
  weights: Weights = shippedWeights,
  moved: Moved = nothingMoved,
  heard: Heard = null,
): Stated {
  const shown = showPage(hideComments(hideQuoteMarks(source)));
  const { text, notes } = takeOutNotes(shown);
  const coarse = segment(text, weights.headings);
  const isEnglish = readLanguage(text) === "en";
  const signsAs = (kind: Kind) => readSigns(saidIn(text, coarse, kind), weights.places.size);
  const posted = signsAs("posting");
  const asPosting = placeLines(posted, weights.places, 0, isEnglish);
  const read = coarse.slice(0, mostLines);
  const notesChance = chanceOfNotes(read, internalShare(asPosting), weights.kind);
  const isTalk = notesChance > 0.5;
  const signs = isTalk ? signsAs("notes") : posted;
  const kind = isTalk || notes.length > 0 ? "notes" : "posting";
  const clauses =
    notesChance < leastDoubt
      ? asPosting
      : placeLines(signs, weights.places, notesChance, isEnglish);
  const joined = keepBlocksInside(joinClauses(text, carryThrough(clauses)), text);
  const noted = askAboutNoted(joined, notes, shown);
  const said = placeClient(askAboutColleagues(noted, kind));
  const heardLines = hearLines(addNotes(said, notes, shown), heard);
  const lines = gateDemands(heardLines, { kind, isEnglish }).map((line) => moveLine(line, moved));
  const seen = seenIn(lines);
  const places = readPlaces(seen, weights.towns);
  const { base, extras } = readPay(seen, places[0]?.value.country ?? null);
  const title = readTitle(seen, kind, weights.titles);
  const period = base?.value.period ?? null;
  const stated: Stated = {
    kind,
    lines,
    title,
    places,
    employer: readEmployer(seen, weights.employers),
    workType: readWorkType(seen, null),
    employment:
      employmentByTitle(title, seen) ?? readEmployment(seen, kind, period, weights.employments),
    pay: base,
    payExtras: extras,
  };
  return keepSane(hearValues(stated, heard, weights));
}

/** What somebody marked as not for candidates stays inside. */
function keepBlocksInside(lines: readonly PlacedLine[], text: string): PlacedLine[] {
  const isInside = insideBlocks(lines, text);
  return lines.map((line, at) =>
    isInside[at] ? { ...line, place: "internal", likely: ["internal"], internalChance: 1 } : line,
  );
}

/** What was noted in a draft stands among its lines, and stays inside. */
function addNotes(
  lines: readonly PlacedLine[],
  notes: ReturnType<typeof takeOutNotes>["notes"],
  shown: string,
): PlacedLine[] {
  if (notes.length === 0) return [...lines];
  const inside = notes.map(({ start, end }): PlacedLine => ({
    id: 0,
    start,
    end,
    text: fold(shown.slice(start, end)),
    layout: "sentence",
    heading: null,
    goesOn: false,
    place: "internal",
    confidence: 1,
    reader: "trained",
    likely: ["internal"],
    internalChance: 1,
  }));
  return [...lines, ...inside]
    .toSorted((one, other) => one.start - other.start)
    .map((line, id) => ({ ...line, id }));
}

/** The lines that were read: not those beyond the limit of a long text, nor the other jobs that a board lists. */
export function seenIn(lines: readonly PlacedLine[]): PlacedLine[] {
  const isOfBoard = boardBlocks(lines);
  return lines.filter(({ confidence }, at) => confidence > 0 && !isOfBoard[at]);
}

function saidIn(text: string, coarse: readonly Line[], kind: Kind): Line[] {
  return cutClauses(text, coarse, kind).filter(({ layout }) => layout !== "heading");
}
