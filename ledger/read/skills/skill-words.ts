/** One word of a sentence as the dictionary looks it up. */
export type SkillWord = {
  text: string;
  key: string;
  at: number;
  /** What stands between the word before and this one. */
  gap: string;
  /** Only a space, hyphen, slash or ampersand stands before it, so it may continue a name. */
  continues: boolean;
};

/** A sentence with its words, and what stands after the last; only a whole line can be a list. */
export type SkillSentence = { words: readonly SkillWord[]; tail: string; isWholeLine: boolean };

const sentenceEnds = /(?<!\b(?:e\.g|i\.e|vs|etc|incl|approx))[.!?][)"']?\s{1,8}(?=\p{Lu})/gu;

/** Addresses are swallowed whole; "C++", "C#", ".NET" and "Node.js" stay in one piece. */
const pieces =
  /(?:https?:\/\/|www\.|@)\S+|\.[Nn][Ee][Tt]\b|[\p{L}\p{N}]+(?:\.(?:NET|Net|JS|IO|\p{Ll}[\p{Ll}\d]*|\d+))*(?:\+\+|#)?/gu;
const isAddress = /^(?:https?:|www\.|@)/u;

const joints = /^(?:[ \t\u00a0]{1,4}|[-‐‑–]|['’] ?| ?[/&] ?)$/u;

export function* sentencesIn(text: string): Generator<SkillSentence> {
  let lineAt = 0;
  for (const line of text.split("\n")) {
    let from = 0;
    for (const { 0: mark, index } of line.matchAll(sentenceEnds)) {
      yield toSentence(line.slice(from, index + 1), lineAt + from, false);
      from = index + mark.length;
    }
    yield toSentence(line.slice(from), lineAt + from, from === 0);
    lineAt += line.length + 1;
  }
}

function toSentence(text: string, offset: number, isWholeLine: boolean): SkillSentence {
  const words: SkillWord[] = [];
  let end = 0;
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    const gap = text.slice(end, index);
    end = index + piece.length;
    if (isAddress.test(piece) || text[end] === "@") continue;
    words.push({
      text: piece,
      key: piece.toLowerCase(),
      at: offset + index,
      gap,
      continues: words.length > 0 && (gap === " " || joints.test(gap)),
    });
  }
  return { words, tail: text.slice(end), isWholeLine };
}
