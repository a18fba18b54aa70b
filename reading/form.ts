import type { ParsedJobDescription } from "#contract/job.ts";
import { lengths, limits, listBounds } from "#contract/limits.ts";
import { suggestedBackgrounds } from "#contract/options.ts";
import { withoutGuesses } from "#reading/furniture.ts";
import type { Kind } from "#reading/line.ts";
import { placeUnder } from "#reading/place-features.ts";
import { isHarmless } from "#reading/inside/harm.ts";
import { isInner, type PlacedLine } from "#reading/place.ts";
import { readStated, type Stated } from "#reading/read-stated.ts";
import { hasTelltale } from "#reading/telltales.ts";
import type { Location } from "#reading/values/place/location.ts";
import { payWords } from "#reading/typed/pay-words.ts";
import { linesIn, type Found } from "#reading/values/value.ts";
import { nameOfCountry } from "#reading/world/countries.ts";

type Fields = ParsedJobDescription;
type Quotes = Partial<Record<keyof Fields, string>>;

const excluding =
  /\b(?:visa|sponsor\w*|authori[sz]\w+ to work|right to work|citizen\w*|clearance|travel|degree|bachelor|master|licen[cs]e|certificat\w+|must be|no (?!degree)\p{L}+)\b/iu;
/** "Visa sponsorship if needed" is given, and ends nothing. */
const offered =
  /\bsponsor\w*,? (?:if (?:needed|required)|(?:is )?(?:available|offered|provided))\b/iu;
const urgency = {
  critical:
    /\basap\b|(?<!(?:something|anything|it|that) is )\burgent(?:ly)?\b(?! care)|\bimmediately\b|\bimmediate(?= (?:start|hire|hiring|opening|openings|need|vacancy|availability|position)\b)|\byesterday\b|\bstart (?:now|monday)\b|\bab sofort\b/iu,
  active: /\bbackfills?\b|\bactively (?:hiring|interviewing)\b|\bnow hiring\b/iu,
  passive:
    /\bevergreen\b|\bno rush\b|\bpipeline\b|\bongoing basis\b|\balways (?:hiring|looking)\b|\bfuture openings\b/iu,
};
/** What a line that stays inside says of the employer, in the words that the form suggests. */
const flags: readonly [string, RegExp][] = [
  ["recent layoffs", /\blay-?offs?\b|\blaid off\b|\bRIFs?\b|\breduction in force\b/iu],
  [
    "urgent backfill",
    /\bbackfill\b|\bquit\b|\bwalked out\b|\bleft (?:for|to)\b|\bno[- ]showed\b/iu,
  ],
  [
    "unstable team",
    /\bturnover\b|\bburn(?:ed|t)? ?out\b|\bthird (?:one|person)\b|\bkeep leaving\b|\bmorale\b/iu,
  ],
  ["low budget", /\bno budget\b|\bbudget (?:is )?(?:tight|frozen|cut)\b|\bcan't pay\b/iu],
];
const rivals =
  /\bpoach\w*|\bcompetitors?\b|\bgo after\b|\bsteal from\b|\bfrom (?:their|the) team\b|\btarget (?:people|companies)\b|\btargets?:|\bhire from\b|\b(?:any(?:one|body)|some(?:one|body)) (?:out of|from) (?=[\p{L}'’-]+)/iu;
/** "NOT Corvane, non-solicit until Sept": whom nobody may call. */
const offLimits = /\b(?:not|except|but not|off[- ]limits|no[- ]poach|non-solicit)\b.*$/iu;
const name = /\p{Lu}[\p{L}\p{N}&'-]+(?:\s\p{Lu}[\p{L}\p{N}&'-]+){0,2}/gu;
const address = /(?:https?:\/\/|www\.)\S{1,300}(?<![.,;:!?)])/giu;

/** The form's fields as a text alone fills them, and the words each rests on. */
export function readForm(text: string): { fields: Fields; quotes: Quotes } {
  return fillForm(text, readStated(text));
}

/** The same, where the text was read already. */
export function fillForm(text: string, reading: Stated): { fields: Fields; quotes: Quotes } {
  const { title, places, pay, workType } = reading;
  const lines = reading.lines.map((line) => placeByHeading(line, reading.kind));
  const own = withoutGuesses(lines);
  const among = (...kinds: PlacedLine["place"][]) => linesIn(own, ...kinds);
  const [musts, nice, benefits, culture] = [
    among("must"),
    among("nice"),
    among("benefit"),
    among("culture"),
  ];
  const told = toldIn(own, reading.kind);
  const urgent = levelOf(lines.filter(({ place }) => !["must", "duty", "noise"].includes(place)));
  const breakers = [...musts, ...among("legal")].filter(
    (line) =>
      excluding.test(line.text) && !offered.test(line.text) && line.text.length <= lengths.tag,
  );
  const backgrounds = backgroundsIn([...musts, ...nice]);
  const inner = lines.filter(({ place }) => isInner(place));
  const links = among("employer").flatMap((line) => line.text.match(address) ?? []);
  const fields: Fields = {
    title: cut(title?.value ?? "", lengths.line),
    location: cut(locationOf(reading), lengths.line),
    salaryRange: cut(pay === null ? "" : payWords(pay), lengths.line),
    description: cut(printLines(told), lengths.description),
    requirements: cut(requirementsOf(musts, nice), lengths.paragraph),
    benefits: cut(printLines(benefits), lengths.paragraph),
    culture: cut(printLines(culture), lengths.paragraph),
    workType: workType?.value ?? "",
    urgencyLevel: urgent?.level ?? "",
    dealBreakers: unique(breakers.map((line) => line.text)).slice(0, limits.dealBreakers),
    preferredBackgrounds: backgrounds.slice(0, listBounds.preferredBackgrounds),
    redFlags: flagsIn(inner).slice(0, limits.redFlagsOnCreate),
    competitorCompanies: rivalsIn(inner).slice(0, limits.competitorCompanies),
    companyAssets: cut(links.join("\n"), lengths.paragraph),
  };
  const lineOf = (found: Found<unknown> | null | undefined) => found && lines[found.line];
  const witnesses: Partial<Record<keyof Fields, PlacedLine | null | undefined>> = {
    title: lineOf(title),
    location: lineOf(places[0] ?? (fields.location === "" ? null : workType)),
    salaryRange: lineOf(pay),
    description: told[0],
    requirements: musts[0] ?? nice[0],
    benefits: benefits[0],
    culture: culture[0],
    workType: lineOf(workType),
    urgencyLevel: urgent?.line,
    dealBreakers: breakers[0],
    preferredBackgrounds: [...musts, ...nice].find((line) => backgroundsIn([line]).length > 0),
    redFlags: inner.find((line) => flagsIn([line]).length > 0),
    competitorCompanies: inner.find((line) => rivalsIn([line]).length > 0),
    companyAssets: among("employer").find((line) => line.text.match(address)),
  };
  const said = Object.entries(witnesses).flatMap(([field, line]) =>
    line ? [[field, text.slice(line.start, line.end)]] : [],
  );
  return { fields, quotes: Object.fromEntries(said) as Quotes };
}

/** A line that the reader left to the person stands in the form where the heading over it puts it: they see it there. */
export function placeByHeading(line: PlacedLine, kind: Kind): PlacedLine {
  if (line.place !== "unplaced" || line.heading === null || mayBeInner(line, kind)) return line;
  const under = placeUnder(line.heading);
  return under === undefined ? line : { ...line, place: under };
}

/** More than this, and no heading speaks for a line: "Budget approved for Q1" among the requirements. */
const mostDoubt = 0.15;
/** The same for remarks in notes: "turnover at 41 is 71%". */
const mostDoubtOfRemarks = 0.06;

function mayBeInner({ text, internalChance, likely: [best] }: PlacedLine, kind: Kind): boolean {
  const most = kind === "posting" || isHarmless(text) ? mostDoubt : mostDoubtOfRemarks;
  return hasTelltale(text) || best === "internal" || internalChance > most;
}

/** What belongs in the description. What has no place does too, but in notes: there it may be what must stay inside. */
function toldIn(lines: readonly PlacedLine[], kind: Kind): PlacedLine[] {
  return lines.filter((line) =>
    line.place === "unplaced"
      ? kind === "posting" && !mayBeInner(line, kind)
      : !isInner(line.place),
  );
}

/** Several joined: "Charlotte, NC or Greenville, SC", "Berlin, Germany"; "Remote" where the work has no place. */
function locationOf({ places, workType }: Stated): string {
  const names = places.map(({ value }) => nameOfPlace(value));
  if (names.length > 0) return unique(names).slice(0, 4).join(" or ");
  return workType?.value === "remote" ? "Remote" : "";
}

export function nameOfPlace({ city, region, country }: Location): string {
  const land = region === null && country !== null && country !== "US";
  return [city, region, land ? nameOfCountry(country) : null].filter(Boolean).join(", ");
}

function requirementsOf(musts: readonly PlacedLine[], nice: readonly PlacedLine[]): string {
  const helpful = nice.length === 0 ? "" : `Nice to have:\n${printLines(nice)}`;
  return [printLines(musts), helpful].filter(Boolean).join("\n\n");
}

function printLines(lines: readonly PlacedLine[]): string {
  return lines.map(({ text, layout }) => (layout === "bullet" ? `- ${text}` : text)).join("\n");
}

export function levelOf(lines: readonly PlacedLine[]) {
  for (const level of ["critical", "active", "passive"] as const) {
    const line = lines.find(({ text }) => urgency[level].test(text));
    if (line) return { level, line };
  }
  return null;
}

function backgroundsIn(lines: readonly PlacedLine[]): string[] {
  const text = lines.map((line) => line.text.toLowerCase()).join("\n");
  return suggestedBackgrounds.filter((one) =>
    new RegExp(String.raw`\b${one.toLowerCase().replaceAll(/[^a-z]+/gu, ".{1,3}")}\b`, "u").test(
      text,
    ),
  );
}

/** "Targets: Ledgerwell, they just had layoffs" is no flag of ours. */
function flagsIn(lines: readonly PlacedLine[]): string[] {
  const ours = lines.filter(({ text }) => !(rivals.test(text) && /\bthey\b/iu.test(text)));
  return flags
    .filter(([, pattern]) => ours.some(({ text }) => pattern.test(text)))
    .map(([flag]) => flag);
}

function rivalsIn(lines: readonly PlacedLine[]): string[] {
  return unique(
    lines
      .filter(({ text }) => rivals.test(text))
      .flatMap(({ text }) => afterRivals(text).replace(offLimits, "").match(name) ?? [])
      .filter(
        (one) =>
          one.length <= lengths.tag && !/^(?:Competitors?|Poach|CS|The|And|No|We)\b/u.test(one),
      ),
  );
}

/** "Target companies: Corvane" names Corvane, and no shop called Target. */
function afterRivals(text: string): string {
  const found = rivals.exec(text);
  return found === null ? "" : text.slice(found.index + found[0].length);
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)];
}

/** Within bounds, and never half of a character. */
function cut(text: string, most: number): string {
  return text.slice(0, most).toWellFormed().trim();
}
