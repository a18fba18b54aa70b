import type { PlacedLine } from "#reading/place.ts";

const waste: readonly RegExp[] = [
  /^click (?:here )?(?:to|for|on)\b|^take a look at\b/iu,
  /^(?:posted )?(?:\d+|an?|one)\+? (?:minutes?|hours?|days?|weeks?|months?) ago[.]?$/iu,
  /^via \p{Lu}\S*[.]?$/u,
  /^\d+(?:[.,]\d+)? ?[KM]B[.]?$/u,
  /^\p{L}[^.!?]{1,60}\.(?:pdf|docx?)$/iu,
];
/** A system's own number: "PI117458983", and among what is no list of skills "PM20". */
const longCode = /^[\p{Lu}#_-]{0,4}\d{6,}[.]?$/u;
const shortCode = /^\p{Lu}{2}\d{2,}[.]?$/u;

/** What a copied page leaves behind: "1 month ago", "Click to go to the following section", "6.18MB". */
export function isWaste({ text, place }: Pick<PlacedLine, "text" | "place">): boolean {
  const isOfSkills = place === "must" || place === "nice";
  return [...waste, longCode, ...(isOfSkills ? [] : [shortCode])].some((one) => one.test(text));
}
