import type { TextReading } from "#contract/reading.ts";

/** Whether a person should look at the occupation: the reader is not sure, and nobody chose. */
export function isMatchOpen({ comparedWith, lines }: TextReading): boolean {
  const { certainty, chosenBy } = comparedWith;
  return lines.length > 0 && certainty !== "sure" && chosenBy === null;
}

/** On the job's page: "3 lines undecided". */
export function undecidedWords({ lines }: Pick<TextReading, "lines">): string | undefined {
  const open = lines.filter(({ place }) => place === "unplaced").length;
  if (open === 0) return undefined;
  return open === 1 ? "1 line undecided" : `${open} lines undecided`;
}
