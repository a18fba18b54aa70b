import { lengths } from "#contract/limits.ts";

type DescriptionWords = { description: string; rawExtractedJd?: string };

/** What a job keeps of a text: the parsed description, else the text itself; without a text what it had (readings.md 19, 20). */
export function descriptionWords(
  read: { text: string; parsedText: string },
  description: string,
): DescriptionWords {
  const text = read.text.trim();
  if (text === "") return { description };
  const isParsed = read.parsedText.trim() === text && description !== "";
  return {
    description: isParsed ? description : text.slice(0, lengths.description),
    rawExtractedJd: text,
  };
}
