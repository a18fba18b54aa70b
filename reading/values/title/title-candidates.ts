import type { Kind } from "#reading/line.ts";
import { isInner, type PlacedLine } from "#reading/place.ts";
import { hasDigit } from "#reading/values/signs.ts";
import { isKnownTitle, isTitleHead } from "#reading/values/title/title-heads.ts";
import {
  endsOf,
  isSmall,
  mostWords,
  ofLine,
  ofRun,
  ofWords,
  plainWord,
  runsTo,
  toKey,
  type Seat,
  type Source,
  type Text,
} from "#reading/values/title/title-signs.ts";
import { cleanTitle, hasHead, tidy } from "#reading/values/title/title-words.ts";
import type { Found } from "#reading/values/value.ts";

/** Words that may be the job's title, and what speaks for or against them. */
export type Candidate = { words: string; key: string; line: PlacedLine; signs: readonly string[] };

const cuts = /\s+|(?<=[:|,;"“(/[=_\]])|(?=[)"”\],])/u;
const mostSigns = 600;
const mostCandidates = 400;
/** An echo is looked for in so much of a text. */
const mostHeard = 20_000;

/** Every run of words that ends in a doer's name, every early line cleaned, and what the rules say. */
export function titleCandidates(
  lines: readonly PlacedLine[],
  kind: Kind,
  byRule: Found<string> | null,
): Candidate[] {
  const told = lines.filter(({ place }) => place !== "internal");
  const heard = ` ${toKey(told.map(({ text, heading }) => `${text} ${heading ?? ""}`).join(" ")).slice(0, mostHeard)} `;
  const text: Text = {
    kind,
    countOf: (key) => (key === "" ? 0 : heard.split(` ${key} `).length - 1),
  };
  const all: Candidate[] = [];
  let said = 0;
  let heading: string | null = null;
  for (const [row, line] of lines.entries()) {
    if (all.length >= mostCandidates) break;
    const seat = { line, row, at: said };
    if (!isInner(line.place) || line.place === "unplaced") said += 1;
    all.push(...inWords(line.text.slice(0, mostSigns), "line", seat, text));
    if (line.heading !== null && line.heading !== heading)
      all.push(...inWords(line.heading.slice(0, mostSigns), "heading", seat, text));
    ({ heading } = line);
  }
  return byRule === null ? all : withRule(all, byRule, lines, text);
}

function inWords(told: string, source: Source, seat: Seat, text: Text): Candidate[] {
  const said = told.replaceAll("*", "");
  const words = said.split(cuts).filter((word) => word !== "");
  const common = ofLine(said, words.length, source, seat, text.kind);
  const row = { words, plain: words.map(plainWord), heads: words.map(isTitleHead) };
  const runs = row.heads.flatMap((isHead, end) =>
    isHead
      ? runsTo(row, end).flatMap((start) =>
          [end, ...endsOf(row, end)].map((to) => ({ start, end, to })),
        )
      : [],
  );
  const found = runs.map(({ start, end, to }) => {
    const written = tidy(words.slice(start, to + 1).join(" "));
    const key = toKey(written);
    const field = to === end ? [] : ["with its field", `with its field ${to - end}`];
    return {
      words: written,
      key,
      line: seat.line,
      signs: [...common, ...ofRun(row, start, to, key, text), ...field],
    };
  });
  const cleaned = cleanTitle(said);
  const size = cleaned.split(" ").length;
  const isWhole =
    (seat.line.place === "title" && seat.line.confidence > 0.6) ||
    (seat.row < 8 && hasHead(cleaned));
  const isOdd =
    hasDigit(cleaned.charAt(0)) || cleaned.split("").some((sign) => '"“],'.includes(sign));
  if (cleaned === "" || !isWhole || isOdd || size > mostWords || cleaned.split(" ").some(isSmall))
    return found.filter(({ key }) => key !== "");
  const key = toKey(cleaned);
  const share = cleaned.length > said.length * 0.7 ? "most" : "part";
  const signs = [
    ...common,
    ...ofWords(cleaned, key, text),
    "cleaned",
    `cleaned ${seat.line.place} ${hasHead(cleaned)}`,
    `cleaned ${share}`,
  ];
  return [...found, { words: cleaned, key, line: seat.line, signs }].filter(
    (one) => one.key !== "",
  );
}

/** The rules' own answer is one more candidate, and a point for those of the same words. */
function withRule(
  all: readonly Candidate[],
  { value, line: id }: Found<string>,
  lines: readonly PlacedLine[],
  text: Text,
): Candidate[] {
  const key = toKey(value);
  const line = lines.find((one) => one.id === id);
  const named = all.map((one) =>
    one.key === key ? { ...one, signs: [...one.signs, "as the rules"] } : one,
  );
  if (line === undefined || key === "") return named;
  const signs = [
    "rules",
    `rules ${line.place}`,
    `rules ${text.kind}`,
    `rules ${value.split(" ").some(isSmall)} ${hasHead(value)} ${isKnownTitle(value)}`,
    "as the rules",
    ...ofWords(value, key, text),
  ];
  return [...named, { words: value, key, line, signs }];
}
