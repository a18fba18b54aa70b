import { diffArrays } from "diff";

/** A run of words that stayed, went or came, and the blank after it, which is not marked. */
export type WordChange = { kind: "same" | "removed" | "added"; words: string; blank: string };

/** A word or a figure with the blank after it: "$176,000 ", "well-paid ", "3.5 % ". A dot at its end is a piece of its own. */
const pieces =
  /[\p{Sc}+±-]?[\p{L}\p{M}\p{N}]+(?:[.,'’:/&-][\p{L}\p{M}\p{N}]+)*%?\s*|[^\s\p{L}\p{N}]\s*|\s+/gu;

/** Beyond so many changed words nobody follows them: the old text is shown gone, the new one come. */
const mostEdits = 600;

/** How one text becomes another, word by word; figures are never cut. */
export function listWordChanges(before: string, after: string): WordChange[] {
  const changes = diffArrays(piecesOf(before), piecesOf(after), {
    comparator: (left, right) => left.trimEnd() === right.trimEnd(),
    maxEditLength: mostEdits,
  }) ?? [
    { removed: true, added: false, value: [before] },
    { removed: false, added: true, value: [after] },
  ];
  return changes
    .map(({ removed, added, value }) => {
      const text = value.join("");
      const words = text.trimEnd();
      const kind = removed ? "removed" : added ? "added" : "same";
      return { kind, words, blank: text.slice(words.length) } as const;
    })
    .filter(({ words, blank }) => words !== "" || blank !== "");
}

function piecesOf(text: string): string[] {
  return text.match(pieces) ?? [];
}
