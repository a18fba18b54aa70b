import { urgencyLevels } from "#contract/options.ts";
import type { Urgency } from "#ledger/facts/reading.ts";

/** How much it presses: the form's level, else the words of the posting. */
export function readUrgency(
  choice: string,
  spoken: { level: string; quote: string } | null,
): Urgency | null {
  const levelOf = (words: string | undefined) =>
    urgencyLevels.find((one) => one === words?.trim().toLowerCase());
  const given = levelOf(choice);
  const level = given ?? levelOf(spoken?.level);
  if (level === undefined) return null;
  const quotes = [
    ...(given === undefined ? [] : [{ where: "urgencyLevel" as const, quote: choice.trim() }]),
    ...(spoken?.level === level ? [{ where: "posting" as const, quote: spoken.quote }] : []),
  ];
  return { id: "urgency", label: "Urgency", text: level, quotes, level };
}
