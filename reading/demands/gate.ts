import {
  introOf,
  isOfDuties,
  isOnlyHeading,
  isPlainlyMust,
  sectionUnder,
  type Section,
} from "#reading/demands/headings.ts";
import { hasForm, isConsoling, isNarration, isPhrase, isWish } from "#reading/demands/forms.ts";
import { isRuledOutByForm } from "#reading/demands/rules-out.ts";
import { isWaste } from "#reading/demands/waste.ts";
import type { Kind, Layout } from "#reading/line.ts";
import { isInner, type PlacedLine } from "#reading/place.ts";
import type { Place } from "#reading/places.ts";

/** A heading among the lines: its words, the heading over it, and the layout of what it stands over. */
type Over = { section: Section; words: string; under: string | null; layout: Layout | null };
type Text = { kind: Kind; isEnglish: boolean };

/**
 * The last look at what was read, before anybody is told of it: nothing is asked for that stands under no heading of
 * requirements and has no requirement's form; what rules somebody out is no demand; a heading is no line.
 */
export function gateDemands(lines: readonly PlacedLine[], text: Text): PlacedLine[] {
  let over: Over | null = null;
  return lines.map((line) => {
    if (over !== null && !isUnder(line, over)) over = null;
    if (over !== null) over.layout ??= line.layout;
    if (line.reader === "person" || isLeftAlone(line)) return line;
    const opened = opensSection(line);
    if (opened !== null) over = opened;
    if (opened !== null || isWaste(line)) return { ...line, place: "noise" };
    return settle(line, over, text);
  });
}

/** Whether it says nothing by itself: a heading among the lines, or what a copied page leaves behind. */
export function isNoLine(line: Pick<PlacedLine, "text" | "place">): boolean {
  return isOnlyHeading(line.text) || isWaste(line);
}

const neverHeadings: ReadonlySet<Place | "unplaced"> = new Set(["title", "pay", "process"]);

function isLeftAlone({ place }: PlacedLine): boolean {
  return place !== "unplaced" && (isInner(place) || neverHeadings.has(place));
}

/** A list goes on until another heading, or until its bullets end. */
function isUnder({ heading, layout }: PlacedLine, { under, layout: first }: Over): boolean {
  if (heading !== under && layout !== "labelled") return false;
  return first !== "bullet" || layout === "bullet";
}

function opensSection({ text, heading, place, layout }: PlacedLine): Over | null {
  if (layout === "cell") return null;
  const isDemand = place === "must" || place === "nice";
  const isHead = isOnlyHeading(text);
  const section = isHead ? sectionUnder(text) : introOf(text);
  if (!isHead && (section === null || (!isDemand && section !== "rulesOut"))) return null;
  return { section: section ?? "other", words: text, under: heading, layout: null };
}

const mayRuleOut: ReadonlySet<PlacedLine["place"]> = new Set(["must", "nice", "terms", "unplaced"]);
/** Where the reader is surer than this, it has seen something that the words of the heading do not say. */
const sure = 0.85;

function settle(line: PlacedLine, over: Over | null, { kind, isEnglish }: Text): PlacedLine {
  const { text, place } = line;
  const section = over?.section ?? sectionUnder(line.heading);
  // What ends it, and wishes, are told under the words that say so.
  const isOther = over !== null && (section === "rulesOut" || section === "nice");
  const heading = isOther ? over.words : line.heading;
  if (section === "rulesOut" || (mayRuleOut.has(place) && isRuledOutByForm(text)))
    return { ...line, place: "terms", heading };
  // A list of duties that goes on as "Minimum qualifications:" in the middle.
  const isAmong = over !== null && isPlainlyMust(over.words) && isEnglish;
  if (place === "duty" && isAmong && hasForm(text)) return { ...line, place: "must" };
  if (place !== "must" && place !== "nice") return line;
  if (isConsoling(text)) return { ...line, place: "terms" };
  const isListed = section === "must" || section === "nice";
  const isQuality = place === "nice" || /^(?:an?|strong|good|excellent)\b/iu.test(text);
  const isThing = isPhrase(text) && (isQuality || !isOfDuties(line.heading));
  const isAsked = isListed || !isEnglish || kind === "notes" || hasForm(text) || isThing;
  if (isNarration(text) || !isAsked) return undecide(line);
  if (section === "nice" && !/\b(?:must|required)\b/iu.test(text))
    return { ...line, place: "nice", heading };
  const isMust = isPlainlyMust(over?.words ?? line.heading) && isEnglish && !isWish(text);
  return place === "nice" && isMust && line.confidence < sure ? { ...line, place: "must" } : line;
}

/** To the person; under a heading of duties it is one of them. */
function undecide(line: PlacedLine): PlacedLine {
  if (isOfDuties(line.heading)) return { ...line, place: "duty" };
  return { ...line, place: "unplaced", heading: null };
}
