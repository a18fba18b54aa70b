import type { Length, Limits } from "#contract/compiled-searches.ts";

const operators = new Set(["AND", "OR", "NOT"]);

/** Where each word starts, as a person counts them: split at white space only. */
function wordStarts(string: string): number[] {
  const starts: number[] = [];
  let isInside = false;
  for (let at = 0; at < string.length; at++) {
    const isSpace = string.charCodeAt(at) <= 32;
    if (!isSpace && !isInside) starts.push(at);
    isInside = !isSpace;
  }
  return starts;
}

/** Where each bare operator word starts; every second piece between quotes is quoted. */
function operatorStarts(string: string): number[] {
  let start = 0;
  return string.split('"').flatMap((piece, place) => {
    const from = start;
    start += piece.length + 1;
    if (place % 2 === 1) return [];
    return [...piece.matchAll(/[^\s()]+/gu)]
      .filter(({ 0: text }) => operators.has(text))
      .map(({ index }) => from + index);
  });
}

export function measure(string: string): Length {
  return {
    characters: string.length,
    words: wordStarts(string).length,
    operators: operatorStarts(string).length,
  };
}

/** Where a string first passes a limit, or null. */
export function passedLimit(string: string, limits: Limits): { at: number; reason: string } | null {
  if (string.length > limits.characters) {
    return { at: limits.characters, reason: `Longer than ${limits.characters} characters` };
  }
  const word = limits.words === null ? undefined : wordStarts(string)[limits.words];
  if (word !== undefined) return { at: word, reason: `More than ${limits.words} words` };
  const operator = limits.operators === null ? undefined : operatorStarts(string)[limits.operators];
  if (operator !== undefined) {
    return { at: operator, reason: `More than ${limits.operators} operators` };
  }
  return null;
}
