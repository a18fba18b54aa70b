import placeWords from "#reading/data/place-words.json" with { type: "json" };
import { deniedIn, mayNameTowns } from "#reading/values/place/no-towns.ts";
import { namedIn } from "#reading/values/place/places-by-name.ts";
import { withRegion, type Location, type Named } from "#reading/values/place/places-with-region.ts";
import { beginsAnother, isSecondPlace } from "#reading/values/place/second-places.ts";
import { groupOf, hasAny, isCapital, trimSigns, wordsOf } from "#reading/values/signs.ts";
import type { PlacedLine } from "#reading/place.ts";
import { found, type Found } from "#reading/values/value.ts";
import { readWorkType } from "#reading/values/work-type.ts";
import { findCities, isTown } from "#reading/world/cities.ts";
import { findRegionOrCounty } from "#reading/world/regions.ts";

export type { Location } from "#reading/values/place/places-with-region.ts";
export type Mention = { place: Location; line: PlacedLine; at: number; score: number };

/** How much a line's place makes it likely that the work is where it says. */
const weights: Readonly<Record<string, number>> = {
  terms: 4,
  title: 4,
  unplaced: 2.5,
  noise: 2,
  employer: 2,
  process: 1,
  contact: 1,
  duty: -0.5,
  pay: 1,
  benefit: 0.5,
  legal: 0.5,
  culture: 0.5,
  must: 0,
  nice: -1,
};
/** "Who will be at the yard in Kilfenora at 7.30" says it in any line. */
const leastOfWorkplace = 2.5;
const label =
  /^\W{0,3}(?:(?:job|work|primary|office|duty|branch|main|building|campus \/ work)\s)?(?:locations?|city(?:\/state)?|town|work ?site|site|office|based|where|ort|standort|arbeitsort|lieu|ubicación|localidad|lugar|sede|plaats|place|campus|domicile|facility|(?:base|terminal|duty station|plant|depot|yard|hub|store|region|territory|market)(?=[^:]{0,10}:))(?:\b[^:\t|]{0,16}[:\t|]|\b(?=\s|$))\s*/iu;
const secondLabel =
  /\b(?:secondary|alternate|additional|add'l|other|also)\b[^:]{0,12}\b(?:locations?|sites?)|^also hiring\b/iu;
/** Words before a place where the work is not: a trip, a training, a lane, an hour's drive; "20 min. south of" tells where it is. */
const away =
  /\b(?:travel\w*|trips?|visit\w*|meet\w*|gather\w*|together|home-based|founded|incorporated|headquartered|parent|retreats?|training|train|orientation|covers?|coverage|moving|moved?|moves|academy|lanes|offshore|off to|except|unless|no|would look at|could do|when|sister|float|monthly|native|graduate|university of|bank of|relocated?|customers in|other (?:\w+ )?offices?|(?:offices?|plants?|sites|locations|stores)(?: are)? in|hubs? in|centers in|someone in|w\/|eligible|colleagues in)\b[^.;:|–—]{0,26}$|\b(?:apply|staffing|recruit\w+|labour hire)\b[^.;:|]{0,40}$|\b(?:hours?|hrs?|min(?:ute)?s?|miles?|mi|km|drive|ride)\.?(?: (?:drive|ride|away|walk|commute|on foot|or so))?(?: (?:from|of|to|off|outside)(?: downtown| central)?)? $|\b(?:from(?: the| our)?|hq:|head office:) ?$/iu;
/** Where a text says that places are: all of them, those that may be where the work is, and what settles between them. */
export type Mentioned = {
  lines: readonly PlacedLine[];
  home: string | null;
  mentions: readonly Mention[];
  likely: readonly Mention[];
  denied: ReadonlySet<string>;
  isRemote: boolean;
};

export function mentionedIn(all: readonly PlacedLine[]): Mentioned {
  const open = all.filter(mayNameTowns);
  const lines = open.flatMap((line, at) => joinCounty(line, open[at - 1], open[at + 1]));
  const home = guessCountry(lines);
  const isRemote = readWorkType(lines)?.value === "remote";
  const told = lines.filter(({ place }) => place !== "internal");
  const named = told.flatMap((line, at) => {
    // In a remote job's page furniture stand other jobs.
    if (isRemote && line.place === "noise" && at >= 12) return [];
    const inLine = mentionsIn(line, told[at - 1]?.text ?? "", home);
    // "Zone 2: Los Angeles, San Diego, Boston, Denver" is no place of work.
    if (isRemote && new Set(inLine.map(({ place }) => place.city)).size > 2) return [];
    return inLine.map((one) => ({ ...one, score: one.score + topOf(line, at) }));
  });
  const mentions = named.filter((one) => !beginsAnother(one, named));
  const inside = lines
    .filter(({ place }) => place === "internal")
    .flatMap((line) => insideOf(line, home));
  const denied = new Set(lines.flatMap(({ text }) => deniedIn(text)));
  // A remote job names cities too: of trips, of the firm, of time zones.
  const least = isRemote ? 5.6 : 3;
  const likely = mentions.filter(
    ({ score, place, line }) =>
      score - (isRemote && !ownTerms.has(line.place) ? 1.5 : 0) >= least &&
      !denied.has(place.city ?? ""),
  );
  return { lines, home, mentions: [...mentions, ...inside], likely, denied, isRemote };
}

/** Too low for any rule: what stays inside may still tell the town, "shop is in Lakewood, the last guy lived there too". */
const scoreInside = -20;

/** "Do not let Frankfurt put their address on top". */
const forbids = /\b(?:not|never|no longer|n['’]t|dont)\s(?:\p{L}+\s){0,3}$/iu;

function insideOf(line: PlacedLine, home: string | null): Mention[] {
  return mentionsIn({ ...line, place: "unplaced" }, "", home)
    .filter(({ at }) => !forbids.test(line.text.slice(Math.max(0, at - 24), at)))
    .map((one) => ({ ...one, line, score: one.score + scoreInside }));
}

/** What the rules say: the likeliest place of work first, then the others as they are named. */
export function guessPlaces(all: readonly PlacedLine[]): Found<Location>[] {
  return guessAmong(mentionedIn(all));
}

export function guessAmong(mentioned: Mentioned): Found<Location>[] {
  const { lines, home, likely } = mentioned;
  if (home === "SG")
    return lines
      .filter(saysSingapore)
      .slice(0, 1)
      .map((line) => found(singapore, line));
  const best = Math.max(...likely.map(({ score }) => score));
  const first = likely.find(({ score }) => score === best);
  return first ? placesFrom(first, mentioned) : [];
}

/** One place, and the others that are said as plainly. */
export function placesFrom(first: Mention, { likely, mentions }: Mentioned): Found<Location>[] {
  const elsewhere = likely.filter(({ place }) => place.city !== first.place.city);
  const barred = new Set(
    elsewhere.filter((one) => !isSecondPlace(one, first)).map(({ place }) => place.city),
  );
  const others = elsewhere.filter(({ score, place }) => score >= 6 && !barred.has(place.city));
  return unique([first, ...others]).map(({ place, line }) =>
    found(complete(place, mentions), line),
  );
}

/** "Kinvara, Co. Galway" may have been cut after its full stop. */
function joinCounty(line: PlacedLine, before?: PlacedLine, after?: PlacedLine): PlacedLine[] {
  const isCut = (one?: PlacedLine, next?: PlacedLine) =>
    one?.text.endsWith(" Co.") === true &&
    findRegionOrCounty(`Co. ${trimSigns(wordsOf(next?.text ?? "")[0] ?? "")}`) !== null;
  if (isCut(before, line)) return [];
  return isCut(line, after) ? [{ ...line, text: `${line.text} ${after?.text}` }] : [line];
}

/** "Our client is based in San Mateo" says nothing of a remote job. */
const ownTerms = new Set(["terms", "title", "noise"]);

/** The head of a posting names its place, often in a line of its own. */
function topOf({ text, place }: PlacedLine, at: number): number {
  if (at >= 12) return 0;
  if (text.length > 28) return 1;
  return place === "noise" ? 4 : 2;
}

function unique(mentions: readonly Mention[]): Mention[] {
  return mentions.filter(
    ({ place }, at) => mentions.findIndex((one) => isSameCity(one.place, place)) === at,
  );
}

function isSameCity({ city: one }: Location, { city: other }: Location): boolean {
  return (
    one === other ||
    (one !== null &&
      other !== null &&
      findCities(one)[0] !== undefined &&
      findCities(one)[0] === findCities(other)[0])
  );
}

/** A city named without its region takes that of another mention. */
function complete(place: Location, mentions: readonly Mention[]): Location {
  if (place.region !== null) return place;
  const same = mentions.find(
    ({ place: one }) =>
      one.city === place.city &&
      one.region !== null &&
      (place.country ?? one.country) === one.country,
  );
  return same?.place ?? place;
}

function mentionsIn(line: PlacedLine, before: string, home: string | null): Mention[] {
  const text = line.text.slice(0, 600).replaceAll("D.C.", "DC");
  const labelled = labelOf(text, line);
  // A form's label is a cell of its own: "City", "Providence".
  const isAfterLabel = before !== "" && labelOf(before, line) === before;
  const isLabelled = labelled !== "" || isAfterLabel || labelOf(line.heading ?? "", line) !== "";
  const isSecond = [text.slice(0, 40), line.heading ?? "", before].some((one) =>
    secondLabel.test(one),
  );
  const extra = (isLabelled ? 3 : 0) - (isSecond ? 6 : 0);
  const weight = weights[line.place] ?? 0;
  const isOfHead = [text.slice(0, 40), line.heading ?? ""].some(namesHeadOffice);
  const mention = ({ place, at, form, isWorkplace }: Named): Mention => {
    const isAway = isOfHead || away.test(text.slice(Math.max(0, at - 48), at));
    if (isAway) return { place, line, at, score: form + extra + weight - 5 };
    const city = place.city ?? "";
    const isGuess = place.region === null && findCities(city).length === 0 && !isTown(city);
    const doubt = isGuess ? (line.place === "noise" ? 3 : 1.5) : 0;
    const fit = isWorkplace ? Math.max(leastOfWorkplace, weight) + 1 : weight - doubt;
    return { place, line, at, score: form + extra + fit };
  };
  // The label is no part of the name: "City/State Salem, OR".
  const value = `${" ".repeat(labelled.length)}${text.slice(labelled.length)}`;
  const sure = withRegion(value, line.place);
  const named = namedIn(line, text, home, { from: labelled.length, isLabelled }, sure.length === 0);
  // In "Albany, New York" the state is no second city.
  const rest = named.filter(
    ({ place }) => sure.length === 0 || findRegionOrCounty(place.city ?? "") === null,
  );
  return [...sure, ...rest].map((one) => mention(one)).toSorted((a, b) => a.at - b.at);
}

/** A label for where the firm is, not the work: "Head office: Omaha", "LOCATION_HQ US-OR-HILLSBORO". */
export function namesHeadOffice(text: string): boolean {
  const [first = ""] = text.toLowerCase().split(/[:|=]|","|\sus-/u, 1);
  if (first.length === text.length && !first.endsWith(" hq")) return false;
  const said = ` ${first.replaceAll(/[^\p{L}]+/gu, " ").trim()} `;
  return placeWords.headOffices.some((one) => said.includes(` ${one} `));
}

/** "Location: ", "Work site " before a name; not "Site managers". */
function labelOf(text: string, { place }: PlacedLine): string {
  const words =
    place === "duty" || place === "must" || place === "nice" ? "" : (label.exec(text)?.[0] ?? "");
  const next = text[words.length] ?? "";
  const isBare = place !== "noise" && (next === "" || isCapital(next));
  return isBare || hasAny(words, ":\t|") ? words : "";
}

const homeSigns =
  /(?<SG>\bS\$\s?\d|\bSGD\b|\bSingaporeans?\b|\bCPF\b)|(?<GB>£|\b(?:NHS|DBS|Band \d|right to work in the UK)\b)|(?<AU>\bA\$|\bAUD\b|\bsuper(?:annuation)?\b|\bABN\b)|(?<CA>\bCAD\b|\bC\$|\bRRSP\b)|(?<euro>€\d)|(?<US>\b401\(?k\)?|\b(?:EEO|W-?2|PTO|USD)\b|\$\d)/u;

/** A country of one city, whose quarters are no cities: "Joo Chiat", "Islandwide". */
const singapore: Location = { city: "Singapore", region: null, country: "SG" };

function saysSingapore({ text, place }: PlacedLine): boolean {
  return place !== "internal" && (text.includes("Singapore") || homeSigns.test(text));
}

/** By money and the law's words, where no place says it. */
function guessCountry(lines: readonly PlacedLine[]): string | null {
  const text = lines
    .map((line) => line.text)
    .join(" ")
    .slice(0, 20_000);
  const groups = homeSigns.exec(text)?.groups ?? {};
  const country = groupOf({ groups });
  return country === "" || country === "euro" ? null : country;
}
