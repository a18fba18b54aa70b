const perSecond = 4;

/** Gives what has been finished of an answer since it was asked last; undefined when there is nothing, or it is too early. */
export type SectionReader = (answerSoFar: string) => unknown;

/**
 * Reads an answer while it grows, each character once, and gives the top-level values of its JSON object as they finish:
 * at most four times in any second, and none of an answer past `maxChars`.
 */
export function createSectionReader(
  maxChars: number,
  now: () => number = () => performance.now(),
): SectionReader {
  const scan = createScan();
  const givenAt: number[] = [];
  let givenUntil = 0;

  return (text) => {
    const { start, end } = scan(text);
    const from = Math.max(start, givenUntil);
    const isEarly = now() - (givenAt.at(-perSecond) ?? -Infinity) < 1_000;
    if (end <= from || isEarly || text.length > maxChars) return undefined;
    givenAt.push(now());
    if (givenAt.length > perSecond) givenAt.shift();
    givenUntil = end + 1;
    return parse(`{${text.slice(from, end)}}`);
  };
}

/** Where the object's first value starts and its last finished one ends; of anything but an object, nowhere. */
function createScan(): (text: string) => { start: number; end: number } {
  let at = 0;
  let depth = 0;
  let isInText = false;
  let start = -1;
  let end = -1;

  function read(char: string): void {
    if (isInText) {
      if (char === "\\") at += 1;
      else if (char === '"') isInText = false;
    } else if (char === '"') isInText = true;
    else if (char === "{" || char === "[") depth += 1;
    else if (char === "}" || char === "]") depth -= 1;
    if ((char === "," && depth === 1 && !isInText) || depth === 0) end = at;
  }

  return (text) => {
    const opening = start < 0 ? /^\s*\{/u.exec(text)?.[0] : undefined;
    if (opening) {
      start = opening.length;
      end = start;
      at = start;
      depth = 1;
    }
    for (; depth > 0 && at < text.length; at += 1) read(text[at] ?? "");
    return { start, end };
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
