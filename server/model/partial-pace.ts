const perSecond = 4;
/** Between finished sections, so that a section that ends is rarely held back by the limit. */
const progressEveryMs = 400;

export type PartialPace = {
  /** Whether this text, the whole answer so far, is worth showing now. */
  isDue: (text: string) => boolean;
  finishedCount: () => number;
};

/** At most four partials in any second: a finished section at once, words in between now and then. */
export function createPartialPace(
  maxChars: number,
  now: () => number = () => performance.now(),
): PartialPace {
  const countFinished = createSectionCounter();
  const shownAt: number[] = [];
  let shownCount = 0;
  let finished = 0;

  return {
    finishedCount: () => finished,
    isDue(text) {
      finished = countFinished(text);
      if (text.length > maxChars) return false;
      const at = now();
      const isFull = at - (shownAt.at(-perSecond) ?? -Infinity) < 1_000;
      const isEarly = at - (shownAt.at(-1) ?? -Infinity) < progressEveryMs;
      if (isFull || (isEarly && finished === shownCount)) return false;
      shownAt.push(at);
      if (shownAt.length > perSecond) shownAt.shift();
      shownCount = finished;
      return true;
    },
  };
}

/** Counts the complete top-level values of one JSON object, reading each character once. */
function createSectionCounter(): (text: string) => number {
  let at = 0;
  let depth = 0;
  let isInText = false;
  let finished = 0;
  return (text) => {
    for (; at < text.length; at += 1) {
      const char = text[at];
      if (isInText) {
        if (char === "\\") at += 1;
        else if (char === '"') isInText = false;
      } else if (char === '"') isInText = true;
      else if (char === "{" || char === "[") depth += 1;
      else if (char === "}" || char === "]") {
        depth -= 1;
        if (depth === 0) finished += 1;
      } else if (char === "," && depth === 1) finished += 1;
    }
    return finished;
  };
}
