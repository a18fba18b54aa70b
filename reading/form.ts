import type { ParsedJobDescription } from "#contract/job.ts";
import { lengths, limits, listBounds } from "#contract/limits.ts";
import { suggestedBackgrounds } from "#contract/options.ts";
import { isInner, type PlacedLine } from "#reading/place.ts";
import { readText, type Reading } from "#reading/read.ts";
import { linesIn } from "#reading/values/value.ts";

type Fields = ParsedJobDescription;
type Quotes = Partial<Record<keyof Fields, string>>;

const excluding =
  /\b(?:visa|sponsor\w*|authori[sz]\w+ to work|right to work|citizen\w*|clearance|travel|degree|bachelor|master|licen[cs]e|certificat\w+|must be|no (?!degree)\p{L}+)\b/iu;
const urgency = {
  critical:
    /\basap\b|\burgent\w*|\bimmediate\w*|\byesterday\b|\bstart (?:now|monday)\b|\bab sofort\b/iu,
  active: /\bbackfill\b|\bactively (?:hiring|interviewing)\b|\bnow hiring\b/iu,
  passive:
    /\bevergreen\b|\bpipeline\b|\bongoing basis\b|\balways (?:hiring|looking)\b|\bfuture openings\b/iu,
};
/** What an internal line says of the employer, in the words that the form suggests. */
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
  /\bpoach\w*|\bcompetitors?\b|\bgo after\b|\bsteal from\b|\bfrom (?:their|the) team\b|\btarget (?:people|companies)\b/iu;
const name = /\p{Lu}[\p{L}\p{N}&'-]+(?:\s\p{Lu}[\p{L}\p{N}&'-]+){0,2}/gu;
const address = /https?:\/\/\S{1,300}|www\.\S{1,200}/giu;

/** The form's fields as a text alone fills them, and the words each rests on. */
export function readForm(text: string): { fields: Fields; quotes: Quotes } {
  return toForm(readText(text));
}

function toForm(reading: Reading): { fields: Fields; quotes: Quotes } {
  const { lines, title, places, pay, workType } = reading;
  const among = (...kinds: PlacedLine["place"][]) => linesIn(lines, ...kinds);
  const [musts, nice, benefits, culture] = [
    among("must"),
    among("nice"),
    among("benefit"),
    among("culture"),
  ];
  const told = lines.filter(({ place }) => !isInner(place));
  const urgent = levelOf(among("terms", "title", "internal", "employer", "unplaced"));
  const breakers = [...musts, ...among("legal")].filter(
    ({ text }) => excluding.test(text) && text.length <= lengths.tag,
  );
  const backgrounds = backgroundsIn([...musts, ...nice]);
  const internal = among("internal");
  const links = among("employer").flatMap(({ text }) => text.match(address) ?? []);
  const named = workType?.isImplied === false ? workType : null;
  const fields: Fields = {
    title: cut(title?.value ?? "", lengths.line),
    location: cut(locationOf(reading), lengths.line),
    salaryRange: cut(pay?.words ?? "", lengths.line),
    description: cut(printLines(told), lengths.description),
    requirements: cut(requirementsOf(musts, nice), lengths.paragraph),
    benefits: cut(printLines(benefits), lengths.paragraph),
    culture: cut(printLines(culture), lengths.paragraph),
    workType: named?.value ?? "",
    urgencyLevel: urgent?.level ?? "",
    dealBreakers: unique(breakers.map(({ text }) => text)).slice(0, limits.dealBreakers),
    preferredBackgrounds: backgrounds.slice(0, listBounds.preferredBackgrounds),
    redFlags: flagsIn(internal).slice(0, limits.redFlagsOnCreate),
    competitorCompanies: rivalsIn(internal).slice(0, limits.competitorCompanies),
    companyAssets: cut(links.join("\n"), lengths.paragraph),
  };
  const quotes: Quotes = {
    title: title?.words,
    location: places[0]?.words,
    salaryRange: pay?.words,
    description: told[0]?.text,
    requirements: (musts[0] ?? nice[0])?.text,
    benefits: benefits[0]?.text,
    culture: culture[0]?.text,
    workType: named?.words,
    urgencyLevel: urgent?.line.text,
    dealBreakers: breakers[0]?.text,
    preferredBackgrounds: [...musts, ...nice].find((line) => backgroundsIn([line]).length > 0)
      ?.text,
    redFlags: internal.find((line) => flagsIn([line]).length > 0)?.text,
    competitorCompanies: internal.find((line) => rivalsIn([line]).length > 0)?.text,
    companyAssets: links[0],
  };
  const said = Object.entries(quotes).filter(([, quote]) => quote !== undefined && quote !== "");
  return { fields, quotes: Object.fromEntries(said) };
}

/** As written, several joined: "Charlotte, NC or Greenville, SC"; "Remote" where the work has no place. */
function locationOf({ places, workType }: Reading): string {
  const names = places.map(({ value }) => [value.city, value.region].filter(Boolean).join(", "));
  if (names.length > 0) return unique(names).slice(0, 4).join(" or ");
  return workType?.value === "remote" ? "Remote" : "";
}

function requirementsOf(musts: readonly PlacedLine[], nice: readonly PlacedLine[]): string {
  const helpful = nice.length === 0 ? "" : `Nice to have:\n${printLines(nice)}`;
  return [printLines(musts), helpful].filter(Boolean).join("\n\n");
}

function printLines(lines: readonly PlacedLine[]): string {
  return lines.map(({ text, layout }) => (layout === "bullet" ? `- ${text}` : text)).join("\n");
}

function levelOf(lines: readonly PlacedLine[]) {
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

function flagsIn(lines: readonly PlacedLine[]): string[] {
  return flags
    .filter(([, pattern]) => lines.some(({ text }) => pattern.test(text)))
    .map(([flag]) => flag);
}

function rivalsIn(lines: readonly PlacedLine[]): string[] {
  return unique(
    lines
      .filter(({ text }) => rivals.test(text))
      .flatMap(({ text }) => text.slice(text.search(rivals)).match(name) ?? [])
      .filter(
        (one) =>
          one.length <= lengths.tag && !/^(?:Competitors?|Poach|CS|The|And|No|We)\b/u.test(one),
      ),
  );
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)];
}

/** Within bounds, and never half of a character. */
function cut(text: string, most: number): string {
  return text.slice(0, most).toWellFormed().trim();
}
