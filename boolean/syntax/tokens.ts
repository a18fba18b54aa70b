import { Malformed } from "#boolean/syntax/malformed.ts";

/** `isGlued` when no space stands before it, as in location:"Round Rock". */
export type Token = {
  kind: "word" | "quoted" | "open" | "close";
  text: string;
  at: number;
  isGlued: boolean;
};

const curlyQuotes = /[\u2018-\u201F\u00AB\u00BB\u2039\u203A\u2032\u2033\u301D-\u301F\uFF02\uFF07]/u;
const unreadable = /[\\\p{Cc}\p{Zl}\p{Zp}]|[^\S ]/u;
const wordEnd = /[ "()]/gu;

/** Splits a string in one pass; whatever no platform reads is refused here. */
export function tokenise(string: string, offset = 0): Token[] {
  refuse(string, offset, curlyQuotes, "Only straight quotes are read");
  refuse(string, offset, unreadable, "Only plain characters and spaces are read");
  const tokens: Token[] = [];
  let at = 0;
  while (at < string.length) {
    const character = string[at] ?? "";
    if (character === " ") {
      at++;
      continue;
    }
    const isGlued = at > 0 && string[at - 1] !== " ";
    const place = { at: at + offset, isGlued };
    if (character === '"') {
      const end = string.indexOf('"', at + 1);
      if (end < 0) throw new Malformed(at + offset, "This quote is never closed");
      tokens.push({ kind: "quoted", text: string.slice(at + 1, end), ...place });
      at = end + 1;
    } else if (character === "(" || character === ")") {
      tokens.push({ kind: character === "(" ? "open" : "close", text: character, ...place });
      at++;
    } else {
      wordEnd.lastIndex = at;
      const end = wordEnd.exec(string)?.index ?? string.length;
      tokens.push({ kind: "word", text: string.slice(at, end), ...place });
      at = end;
    }
  }
  return tokens;
}

function refuse(string: string, offset: number, characters: RegExp, reason: string): void {
  const at = string.search(characters);
  if (at >= 0) throw new Malformed(at + offset, reason);
}
