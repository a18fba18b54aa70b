import { groupOf } from "#reading/values/signs.ts";
import type { PlacedLine } from "#reading/place.ts";
import { found, isDenied, isUnticked, linesIn, type Found } from "#reading/values/value.ts";

const employments = [
  "full-time",
  "part-time",
  "contract",
  "temporary",
  "apprenticeship",
  "internship",
  "per-diem",
] as const;
export type Employment = (typeof employments)[number];

/** Every way to say it, by what is said. */
const words =
  /(?<internship>\bintern(?:ship)?s?\b|\bpraktikum\b|\bstage\b(?=.{0,40}\bmois\b))|(?<apprenticeship>\bapprentice(?:ship)?s?\b|\bausbildung\b)|(?<perDiem>(?<!\d )\bper[- ]diem\b(?!\s?(?:of|at|is|paid|for|:|=|\+)?\s?\$?\d)(?! (?:paid|rate|on|when|and hotel|travel))|\bprn\b|\bon[- ]call,? (?:list|basis|position|pool|as needed)|\bzero[- ]hours?\b|\bcasual (?:position|basis|role)\b|(?:^|: )casual\b(?=$|,)|\bas[- ]needed (?:basis|position)\b)|(?<temporary>\btemp\b(?! (?:logs?|checks?|control|records?|readings?|probes?|sensors?|range|ranges|staff|period|agency|workers))|\btemporary\b|\bseasonal\b|\binterim\b|\bholiday (?:\w+ ){0,2}(?:associates?|help|workers?)\b|\bzeitarbeit\b|\bintérim\b|\bsomministrazione\b|\bday labou?r)|(?<contract>(?:^|[:(/,•|]\s?|\b(?:type|status|duration|term|employment)\W{1,3})contract(?:or)?\b(?=\s*(?:$|[(),.;/•|·-]|w-?2|to))(?!\s?[:)]?\s?permanent)|\bcontract(?:or)?(?=[- ](?:position|role|to[- ]hire|assignment|length|duration|basis|job|opportunity|engagement|only)\b)|\b(?:weeks?|months?|mos?)\+? contract\b|\bcontract,? (?:for )?\d{1,2}\+? (?:months?|weeks?)|\bindependent contractor\b|\blocum\b|\b13[- ]weeks?\b|\bc2c\b|\bcorp[- ]to[- ]corp\b|\b1099\b|\bfreelanc\w+|\bw-?2 (?:only|contract)\b|\btravel (?:rn|nurse|assignment|contract)\b|\b\d{1,2}\+? months?\b(?=.{0,24}\b(?:extension|extend|renew)))|(?<partTime>\bpart[- ]?time\b(?! (?:ok|okay|available|considered|possible|welcome|also|option))|\bteilzeit\b|\btemps partiel\b|\bmedia jornada\b|\b(?:1\d|2\d|thirty|twenty(?:-\w+)?)(?:\s?(?:-|–|to)\s?\d\d)?\s?(?:1\/2 )?(?:hours|hrs|h)\b(?:\s?(?:\/|a|per)\s?w(?:ee)?k|\.$)|\b(?:about|weekly hours:?) (?:1\d|2\d)\b(?= hours|$)|\(PT\)|\b0\.[1-7]\d? FTE\b|\bFTE:? 0\.[1-7]\b)|(?<fullTime>\bfull[- ]?time\b|\bFT\b)|(?<permanent>\bvollzeit\b|\btemps plein\b|\btiempo completo\b|\bjornada completa\b|\btempo pieno\b|\bpermanent\b|\bperm\b|\bfestanstellung\b|\bunbefristet\w*\b|\bcdi\b|\bdirect[- ]hire\b|\b1\.0+ FTE\b|\bFTE\b.{0,14}\b1\.0+\b|\b(?:counts as|regular,?) full)|(?<limited>\bmaternity (?:leave )?cover\b|\bfixed[- ]term\b|\bFTC\b)/giu;
/** In the order in which one wins over another; `limited` is said of full-time and part-time jobs alike. */
const kinds = {
  internship: "internship",
  apprenticeship: "apprenticeship",
  perDiem: "per-diem",
  temporary: "temporary",
  contract: "contract",
  partTime: "part-time",
  fullTime: "full-time",
  permanent: "full-time",
  limited: "temporary",
} as const satisfies Readonly<Record<string, Employment>>;
type Kind = keyof typeof kinds;
type Said = { kind: Kind; line: PlacedLine };
const ranked = Object.keys(kinds) as Kind[];
/** What a line outside of the terms may say about the job itself. */
const ofTheJob =
  /\b(?:position|role|job|opportunity|post|basis|appointment|schedule|employee|hours|w-?2)\b/iu;

export function readEmployment(lines: readonly PlacedLine[]): Found<Employment> | null {
  const titles = linesIn(lines, "title").flatMap(saidIn);
  const terms = linesIn(lines, "terms", "unplaced", "noise").flatMap(saidIn);
  const others = linesIn(lines, "employer", "benefit", "process", "legal", "pay", "duty");
  const rest = others.filter(({ text }) => ofTheJob.test(text.slice(0, 800))).flatMap(saidIn);
  const isFull = terms.some(({ kind }) => kind === "fullTime");
  const isNot =
    (...not: Kind[]) =>
    ({ kind }: Said) =>
      !not.includes(kind);
  return (
    best(titles.filter(isNot("limited"))) ??
    best(terms.filter(isFull ? isNot("limited", "partTime") : isNot("limited"))) ??
    best(rest.filter(isNot("limited", "internship", "apprenticeship", "perDiem"))) ??
    best([...titles, ...terms])
  );
}

function best(said: readonly Said[]): Found<Employment> | null {
  const first = said.toSorted((a, b) => ranked.indexOf(a.kind) - ranked.indexOf(b.kind))[0];
  return first ? found(kinds[first.kind], first.line) : null;
}

function saidIn(line: PlacedLine): Said[] {
  const text = line.text.slice(0, 800);
  return [...text.matchAll(words)]
    .filter((match) => !isDenied(text, match.index) && !isUnticked(text, match.index))
    .map((match) => ({ kind: groupOf(match) as Kind, line }))
    .filter(({ kind }) => canSay(kind, line.place));
}

/** Page furniture and lines without a place say only what is plain. */
function canSay(kind: Kind, place: string): boolean {
  if (place === "terms" || place === "title") return true;
  const isStudy = kind === "internship" || kind === "apprenticeship";
  return !isStudy && (place === "unplaced" || kind !== "perDiem");
}

const fortyHours =
  /\b(?:3[5-9](?:\.5)?|4[0-9]|forty)(?:\s?(?:-|–|to)\s?\d\d)?[\s-]?(?:hours?|hrs|h|stunden|heures|horas)\b|\bfour (?:10|ten)|\b4\s?x\s?10|\b3\s?x\s?12|\bthree 12|\bmon(?:day)?\s?(?:-|–|to|through|thru)\s?(?:thu|fri|sat)|\bm\s?-\s?f\b|\bsalar(?:y|ied)\b|\b(?:7|8|eight)(?::\d\d)?\s?(?:am)?\s?(?:-|–|to)\s?(?:4|5|five)|\b(?:tue|wed)(?:s|sday|nesday)?\s?(?:-|–|to|through|thru)\s?(?:sat|sun|fri)|\bsun(?:day)?\s?(?:-|–|to|through|thru)\s?thu|\bfive (?:days|nights|shifts)/iu;
const benefits =
  /\b(?:401|medical|health|dental|insurance|pto|paid (?:time|vacation|holidays)|vacation|pension|retirement|holidays?)\b/iu;

/** Forty hours, or a yearly salary, with benefits: full-time. */
export function implyEmployment(
  lines: readonly PlacedLine[],
  hasYearlyPay: boolean,
): Found<Employment> | null {
  const short = (line: PlacedLine) => line.text.slice(0, 800);
  const hours = linesIn(lines, "terms", "pay", "benefit", "unplaced").find((line) =>
    fortyHours.test(short(line)),
  );
  const benefit = linesIn(lines, "benefit", "pay").find((line) => benefits.test(short(line)));
  const [paid] = hasYearlyPay ? linesIn(lines, "pay", "terms", "unplaced") : [];
  const witness = hours ?? benefit ?? paid;
  return witness ? found("full-time", witness, witness.text, true) : null;
}
