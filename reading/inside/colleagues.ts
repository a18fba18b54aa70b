import type { Kind } from "#reading/line.ts";
import { isInner, type PlacedLine } from "#reading/place.ts";
import type { Place } from "#reading/places.ts";
import { isEverydayWord } from "#reading/values/place/place-names.ts";

const name = String.raw`\p{Lu}[\p{Ll}’'-]{2,20}`;
/** What people do and things do not: "Sjaak would go to 3.800", "Signe called me back". */
const deeds = new RegExp(
  String.raw`(?<![\p{L}.])(${name})(?: ${name})? (?:said|says|thinks|wants|wanted|would|told|asked|knows|likes|hates|called|calls|resigned|retires|left|signed|approved|insists|prefers|promised|gets|runs it|is leaving|was|(?:wo|do|does|did|would|has|is|ca)n['’]?t|is (?:at|on) \d)(?![\p{L}])`,
  "gu",
);
/** "Signe Maartens (COO, in Omaha)": a name with what they are. */
const withRole = new RegExp(
  String.raw`(?<![\p{L}])(${name}) (?:${name})? ?\((?:(?:our|the|client|hiring|line|area|team|plant|site|dept|general) )?(?:[A-Z]{2,4}|VP|Dir|[Hh]ead|Chair|[Mm]gr|[Mm]anager|[Oo]wner|[Bb]oss|Plant|HR)\b`,
  "gu",
);

/** "Marcus: 18 days leave", "Declan Prout: Small.", "Head (Benedikta): Toddler." */
const speaker = new RegExp(
  String.raw`^(?:(${name})(?: (${name}))?(?: \([^)]{2,20}\))?|\p{L}+ \((${name})\)): `,
  "u",
);
const leastTurns = 3;

/** Who talks in notes: whoever begins three lines or more. */
function speakersIn(lines: readonly PlacedLine[]): string[] {
  const turns = Map.groupBy(lines, ({ text }) => speaker.exec(text)?.[0] ?? "");
  return [...turns]
    .flatMap(([label, said]) =>
      label !== "" && said.length >= leastTurns ? (speaker.exec(label) ?? []).slice(1) : [],
    )
    .filter((one) => one !== undefined);
}

/** Whom lines that stay inside speak of, by first name, and who talks; a firm or a town that other lines name as such is nobody. */
function colleaguesIn(lines: readonly PlacedLine[], kind: Kind): ReadonlySet<string> {
  const inside = lines.filter(({ place }) => place === "internal" || place === "contact");
  const named = inside.flatMap(({ text }) =>
    [...text.matchAll(deeds), ...text.matchAll(withRole)].map(([, first = ""]) => first),
  );
  if (kind === "notes") named.push(...speakersIn(lines));
  const known = lines.filter(({ place }) => place === "employer" || place === "title");
  const own = new Set(known.flatMap(({ text }) => wordsOf(withoutSpeaker(text))));
  return new Set(named.filter((one) => !own.has(one) && !isEverydayWord(one)));
}

/** Lines for candidates in which a colleague is named are left to the person: "plant walk w/ Signe". */
export function askAboutColleagues(lines: readonly PlacedLine[], kind: Kind): PlacedLine[] {
  const colleagues = colleaguesIn(lines, kind);
  if (colleagues.size === 0) return [...lines];
  return lines.map((line): PlacedLine => {
    const isTold = !isInner(line.place) && line.place !== "employer" && line.place !== "title";
    return isTold && wordsOf(withoutSpeaker(line.text)).some((word) => colleagues.has(word))
      ? { ...line, place: "unplaced", likely: ["internal", line.place as Place] }
      : line;
  });
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}’'-]+/gu)?.map((word) => word.replace(/['’]s$/u, "")) ?? [];
}

function withoutSpeaker(text: string): string {
  return text.slice(speaker.exec(text)?.[0].length ?? 0);
}
