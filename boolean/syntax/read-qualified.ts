import { inField, type Leaf, type Query } from "#boolean/query.ts";
import { type LeafRules, readQuoted, readWord } from "#boolean/syntax/read-leaf.ts";
import { Malformed } from "#boolean/syntax/malformed.ts";
import { printLeaf } from "#boolean/syntax/print-boolean.ts";
import { isOperatorWord } from "#boolean/term.ts";
import type { Token } from "#boolean/syntax/tokens.ts";

/** Name of a qualifier → the values it takes without quotes, and whether it takes quoted ones. */
export type Qualifiers = ReadonlyMap<string, { bare: RegExp; mayQuote: boolean }>;

/** `name:value`, quoted where the qualifier does not take the value bare. */
export function printQualified(name: string, value: Leaf, qualifiers: Qualifiers): string {
  const isBare = qualifiers.get(name)?.bare.test(value.text) && !isOperatorWord(value.text);
  return `${name}:${isBare ? value.text : printLeaf({ kind: "phrase", text: value.text })}`;
}

/** A reader of `name:value`, and of a minus before it that means NOT; `excludesWords` when a minus works on plain words too. */
export function qualifiedReader(qualifiers: Qualifiers, rules: LeafRules, excludesWords: boolean) {
  return (tokens: readonly Token[]): { query: Query; length: number } | null => {
    const [token, follower] = tokens;
    if (token?.kind !== "word") return null;
    const isExcluded = token.text.startsWith("-");
    const body = isExcluded ? token.text.slice(1) : token.text;
    const start = token.at + token.text.length - body.length;
    const value = follower?.isGlued && follower.kind === "quoted" ? follower : undefined;
    const colon = body.indexOf(":");
    if (colon < 0 && !isExcluded) return null;
    if (colon < 0 && !excludesWords) {
      throw new Malformed(token.at, "A minus works on qualifiers only: write NOT before a word");
    }
    const inner = colon < 0 ? excludedLeaf() : qualified(body.slice(0, colon));
    return {
      query: isExcluded ? { kind: "not", of: inner } : inner,
      length: value === undefined ? 1 : 2,
    };

    function excludedLeaf(): Query {
      if (body.length > 0) return readWord({ ...token, ...at(start, body) }, rules);
      if (value !== undefined) return readQuoted(value, rules);
      throw new Malformed(start, "A minus needs one word or phrase right after it");
    }

    function qualified(name: string): Query {
      const takes = qualifiers.get(name);
      if (takes === undefined) throw new Malformed(start, `${name}: is not known here: quote it`);
      const text = body.slice(colon + 1);
      if (text.length === 0 && takes.mayQuote && value !== undefined) {
        return inField(name, readQuoted(value, rules));
      }
      if (value !== undefined || !takes.bare.test(text)) {
        throw new Malformed(start + colon + 1, `${name}: does not take this value`);
      }
      return inField(name, { kind: "term", text });
    }
  };
}

function at(position: number, text: string): Pick<Token, "kind" | "at" | "text" | "isGlued"> {
  return { kind: "word", at: position, text, isGlued: false };
}
