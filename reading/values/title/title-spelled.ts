import cutWords from "#reading/data/cut-words.json" with { type: "json" };
import { capitalise, trimSigns, wordsOf } from "#reading/values/signs.ts";

const long = new Map(Object.entries(cutWords));

/** "Commercial Refrig Tech" is a Commercial Refrigeration Technician; "Vet Tech" stays as people say it. */
export function spellOut(title: string): string {
  const words = wordsOf(title);
  const isCut = words.some((word) => long.has(plain(word)));
  if (!isCut) return title;
  return words
    .map((word) => {
      const full = plain(word) === "tech" ? "technician" : long.get(plain(word));
      return full === undefined ? word : capitalise(full);
    })
    .join(" ");
}

function plain(word: string): string {
  return trimSigns(word.toLowerCase());
}
