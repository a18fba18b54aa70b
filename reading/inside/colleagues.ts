import { isInner, type PlacedLine } from "#reading/place.ts";
import type { Place } from "#reading/places.ts";
import { isEverydayWord } from "#reading/values/place/place-names.ts";

const name = String.raw`\p{Lu}[\p{Ll}’'-]{2,20}`;
/** What people do and things do not: "Sjaak would go to 3.800", "Signe called me back". */
const deeds = new RegExp(
  String.raw`(?<![\p{L}.])(${name})(?: ${name})? (?:said|says|thinks|wants|wanted|would|told|asked|knows|likes|hates|called|calls|resigned|retires|left|signed|approved|insists|prefers|promised|gets|runs it|is leaving|was)(?![\p{L}])`,
  "gu",
);
/** "Signe Maartens (COO, in Omaha)": a name with what they are. */
const withRole = new RegExp(
  String.raw`(?<![\p{L}])(${name}) (?:${name})? ?\((?:[A-Z]{2,4}|VP|Dir|Head|Chair|Mgr|Manager|Owner|Plant|HR)\b`,
  "gu",
);

/** Whom lines that stay inside speak of, by first name; a firm or a town that other lines name as such is nobody. */
function colleaguesIn(lines: readonly PlacedLine[]): ReadonlySet<string> {
  const inside = lines.filter(({ place }) => place === "internal" || place === "contact");
  const named = inside.flatMap(({ text }) =>
    [...text.matchAll(deeds), ...text.matchAll(withRole)].map(([, first = ""]) => first),
  );
  const known = lines.filter(({ place }) => place === "employer" || place === "title");
  const own = new Set(known.flatMap(({ text }) => wordsOf(text)));
  return new Set(named.filter((one) => !own.has(one) && !isEverydayWord(one)));
}

/** Lines for candidates in which a colleague is named are left to the person: "plant walk w/ Signe". */
export function askAboutColleagues(lines: readonly PlacedLine[]): PlacedLine[] {
  const colleagues = colleaguesIn(lines);
  if (colleagues.size === 0) return [...lines];
  return lines.map((line): PlacedLine => {
    const isTold = !isInner(line.place) && line.place !== "employer" && line.place !== "title";
    return isTold && wordsOf(line.text).some((word) => colleagues.has(word))
      ? { ...line, place: "unplaced", likely: ["internal", line.place as Place] }
      : line;
  });
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}’'-]+/gu)?.map((word) => word.replace(/['’]s$/u, "")) ?? [];
}
