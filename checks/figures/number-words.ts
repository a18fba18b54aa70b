const upToTwenty =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

const values = new Map<string, number>([
  ...upToTwenty.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, at): [string, number] => [word, (at + 2) * 10]),
  ["dozen", 12],
]);

export const numberWordSource = `(?:(?:${tens.join("|")})-(?:${upToTwenty.slice(1, 10).join("|")})|dozen|${[...values.keys()].sort((a, b) => b.length - a.length).join("|")})`;

/** "twelve" or "twenty-four" as a number, or null. */
export function readNumberWord(text: string): number | null {
  const parts = text
    .toLowerCase()
    .split("-")
    .map((word) => values.get(word));
  return parts.reduce<number | null>(
    (sum, part) => (sum === null || part === undefined ? null : sum + part),
    0,
  );
}
