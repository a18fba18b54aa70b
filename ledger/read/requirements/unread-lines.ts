import type { Reading, ToldLine } from "#ledger/facts/reading.ts";
import { keyOfText } from "#ledger/read/text/said.ts";

/** "Bring the numbers.", "No exceptions.": said of the must-have before it, and none of its own. */
const isAside = (text: string) => text.endsWith(".") && text.split(" ").length <= 3;

/** Must-haves of What we read that no requirement was read out of: nothing searches, asks or rates them. */
export function unreadMusts({
  lines,
  requirements,
  dealBreakers,
}: Pick<Reading, "lines" | "requirements" | "dealBreakers">): ToldLine[] {
  const read = [...requirements, ...dealBreakers]
    .flatMap(({ text, quotes, ...one }) => [
      text,
      ...quotes.map(({ quote }) => quote),
      ...("accepts" in one ? one.accepts : []),
    ])
    .map(keyOfText);
  return lines.filter(({ place, text, quotes }) => {
    const keys = [text, ...quotes.map(({ quote }) => quote)].map(keyOfText);
    const isRead = read.some((one) => keys.some((key) => key.includes(one) || one.includes(key)));
    return place === "must" && !isRead && !isAside(text);
  });
}
