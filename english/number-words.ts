const units: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
      .split(" ")
      .map((word, value) => [word, value]),
  ),
  ...Object.fromEntries(
    "twenty thirty forty fifty sixty seventy eighty ninety"
      .split(" ")
      .map((word, index) => [word, (index + 2) * 10]),
  ),
};

const word = `(?:${Object.keys(units).join("|")}|hundred)`;

/** A number written out, up to its hundreds; "thousand" and the like are read apart. */
export const numberInWords = `${word}(?:[\\s-](?:and\\s)?${word}){0,5}`;

/** "one hundred twenty" as 120; null where a word is no number. */
export function readNumberWords(text: string): number | null {
  let sum = 0;
  for (const part of text.toLowerCase().split(/[\s-]+/)) {
    if (part === "and") continue;
    const value = units[part];
    if (part === "hundred") sum = Math.max(1, sum) * 100;
    else if (value === undefined) return null;
    else sum += value;
  }
  return sum;
}
