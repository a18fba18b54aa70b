import { numberGiven, type Said } from "#ledger/read/said.ts";
import type { ToldLine, ToldPlace } from "#ledger/reading.ts";

/** The lines that candidates may read, as they were written. */
export function readTold(said: readonly Said[]): ToldLine[] {
  const told = said.flatMap(({ text, quotes, place, heading, isBullet }) => {
    const words = withoutNotes(text);
    return isTold(place) && words !== "" ? [{ text: words, quotes, place, heading, isBullet }] : [];
  });
  return numberGiven("line", "The posting's line", told);
}

const inside: ReadonlySet<Said["place"]> = new Set(["internal", "contact", "noise", "unplaced"]);

function isTold(place: Said["place"]): place is ToldPlace {
  return !inside.has(place);
}

/** Notes to each other in a draft: "[R: check the number]", "[x]". */
function withoutNotes(text: string): string {
  return text.replaceAll(/\s*\[[^\]]{0,80}\](?!\()/gu, "").trim();
}
