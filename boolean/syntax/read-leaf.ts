import type { Query } from "#boolean/query.ts";
import { foldText } from "#boolean/term.ts";
import { Malformed } from "#boolean/syntax/malformed.ts";
import type { Token } from "#boolean/syntax/tokens.ts";

/** What a platform reads as a word or phrase. */
export type LeafRules = {
  /** Signs besides letters and digits that a word may hold without quotes. */
  bareSigns: string;
  /** Whether a word may end in an asterisk that stands for any ending. */
  hasWildcard: boolean;
  /** Whether an asterisk inside quotes stands for a word. */
  hasWordWildcard: boolean;
};

const letterOrDigit = /[\p{L}\p{N}]/u;
const plain = /^[\p{L}\p{M}\p{N}\p{Join_Control}]$/u;
const operatorWords = new Set(["and", "or", "not"]);

export function readQuoted(token: Token, rules: LeafRules): Query {
  const star = token.text.indexOf("*");
  if (star >= 0 && !rules.hasWordWildcard) {
    throw new Malformed(token.at + 1 + star, "An asterisk is not read inside quotes");
  }
  if (!letterOrDigit.test(token.text)) {
    throw new Malformed(token.at, "These quotes hold nothing to search for");
  }
  return { kind: "phrase", text: token.text };
}

export function readWord(token: Token, rules: LeafRules): Query {
  const { text, at } = token;
  if (operatorWords.has(foldText(text))) {
    throw new Malformed(at, `"${text}" is read as a word here: use capitals, or put it in quotes`);
  }
  const hasWildcard = rules.hasWildcard && text.length > 1 && text.endsWith("*");
  const body = hasWildcard ? text.slice(0, -1) : text;
  if (body.startsWith("+") || body.startsWith("-")) {
    throw new Malformed(at, `A leading ${body.charAt(0)} is not read here`);
  }
  let index = at;
  for (const character of body) {
    if (!plain.test(character) && !rules.bareSigns.includes(character)) {
      throw new Malformed(index, `${character} is not read outside quotes`);
    }
    index += character.length;
  }
  if (!letterOrDigit.test(body))
    throw new Malformed(at, "There is no letter or digit in this word");
  return { kind: "term", text };
}
