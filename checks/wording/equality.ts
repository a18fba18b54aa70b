import retextEnglish from "retext-english";
import retextEquality from "retext-equality";
import { type Plugin, unified } from "unified";
import { equalityRulesOff, mayBeUnequal } from "#checks/wording/equality-rules.ts";

export type EqualityHit = {
  ruleId: string;
  word: string;
  expected: readonly string[];
  start: number;
  end: number;
};

/** We read messages only; nothing is printed. */
const printNothing: Plugin = function () {
  this.compiler = () => "";
};

const processor = unified().use(retextEnglish).use(retextEquality).use(printNothing).freeze();

/** A posting has a few hundred lines at most; what is beyond that is no posting. */
const mostCharacters = 8_000;

/** What retext-equality says of a text; only lines with a telling word are parsed, for parsing is slow. */
export function findUnequal(text: string): EqualityHit[] {
  const lines = tellingLines(text);
  const joined = lines.map(({ line }) => line).join("\n\n");
  if (joined === "") return [];
  return processor.processSync(joined).messages.flatMap((message) => {
    const { ruleId = "", actual = "", expected = [], place } = message;
    if (ruleId === null || equalityRulesOff.has(ruleId)) return [];
    const offset = place !== undefined && "start" in place ? (place.start.offset ?? 0) : 0;
    const start = placeIn(lines, offset);
    return [{ ruleId, word: actual ?? "", expected, start, end: start + (actual ?? "").length }];
  });
}

type Line = { line: string; start: number };

function tellingLines(text: string): Line[] {
  const lines: Line[] = [];
  const seen = new Set<string>();
  let start = 0;
  let total = 0;
  for (const line of text.split("\n")) {
    if (total < mostCharacters && !seen.has(line) && mayBeUnequal.test(line)) {
      seen.add(line);
      const part = line.slice(0, mostCharacters - total);
      lines.push({ line: part, start });
      total += part.length;
    }
    start += line.length + 1;
  }
  return lines;
}

/** The place in the whole text of a place in the joined lines. */
function placeIn(lines: readonly Line[], offset: number): number {
  let joinedAt = 0;
  for (const { line, start } of lines) {
    if (offset <= joinedAt + line.length) return start + offset - joinedAt;
    joinedAt += line.length + 2;
  }
  return offset;
}
