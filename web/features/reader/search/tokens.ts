/** A stretch of a search string; brackets know their partner. */
export type SearchToken = {
  text: string;
  kind: "operator" | "bracket" | "quoted" | "text";
  pair?: number;
};

const parts = /"[^"]*"|[()]|\s+|[^\s()"]+|"/gu;
const operators = new Set(["AND", "OR", "NOT"]);

function kindOf(text: string): SearchToken["kind"] {
  if (operators.has(text)) return "operator";
  if (text === "(" || text === ")") return "bracket";
  return text.startsWith('"') ? "quoted" : "text";
}

/** A search string in tokens that join to the very same string. */
export function splitSearch(string: string): SearchToken[] {
  const open: number[] = [];
  let bracketCount = 0;
  return [...string.matchAll(parts)].map(([text]) => {
    const kind = kindOf(text);
    if (kind !== "bracket") return { text, kind };
    if (text === "(") open.push(bracketCount++);
    const pair = text === "(" ? open.at(-1) : open.pop();
    return pair === undefined ? { text, kind } : { text, kind, pair };
  });
}

type Counted = { characters: number; words: number; operators: number };
type Limits = { characters: number; words: number | null; operators: number | null };

/** How much of a platform's limits a string uses: the limit that is nearest, in words. */
export function countAgainst(length: Counted, limits: Limits): { words: string; isOver: boolean } {
  const counts = (["words", "operators", "characters"] as const).flatMap((unit) => {
    const limit = limits[unit];
    return limit === null ? [] : [{ unit, used: length[unit], limit }];
  });
  const [nearest] = counts.toSorted(
    (left, right) => right.used / right.limit - left.used / left.limit,
  );
  if (!nearest) return { words: `${length.characters} characters`, isOver: false };
  const { unit, used, limit } = nearest;
  return { words: `${used} of ${limit} ${unit}`, isOver: used > limit };
}
