import { allOf, type Query } from "#boolean/query.ts";
import { type LeafRules, readQuoted, readWord } from "#boolean/syntax/read-leaf.ts";
import { Malformed } from "#boolean/syntax/malformed.ts";
import { type Token, tokenise } from "#boolean/syntax/tokens.ts";

/** How a platform reads a line of AND, OR, NOT, quotes and brackets. */
export type BooleanRules = LeafRules & {
  operators: readonly Operator[];
  /** Whether two terms side by side mean AND. */
  impliesAnd: boolean;
  hasBrackets: boolean;
  /** Whether OR may join terms outside brackets when it is the only operator. */
  hasBareOr: boolean;
  /** Whether NOT may stand inside brackets; at the top it always comes last. */
  hasInnerNot: boolean;
  /** Whether a line may hold exclusions and nothing else. */
  mayOnlyExclude: boolean;
  /** Reads operands of the platform's own, such as site:example.com or -word, and says how many tokens they took. */
  readOwn?: (tokens: readonly Token[]) => { query: Query; length: number } | null;
};
export type Operator = "AND" | "OR" | "NOT";

const operatorNames = new Set(["AND", "OR", "NOT"]);
const maxDepth = 8;

/** Reads one line; `offset` is where it stands in a longer string. */
export function readBoolean(string: string, rules: BooleanRules, offset = 0): Query {
  const reader = booleanReader(tokenise(string, offset), rules, string.length + offset);
  const query = reader.search(0);
  reader.end();
  return query;
}

function booleanReader(tokens: readonly Token[], rules: BooleanRules, endAt: number) {
  let next = 0;
  const mixed = rules.hasBrackets
    ? "AND and OR side by side: put brackets round the OR group"
    : "OR cannot stand beside other terms here: run one search for each";

  function search(depth: number): Query {
    const wanted: Query[] = [];
    const unwanted: Query[] = [];
    let joiner: Operator | null = null;
    let hasNot = false;
    for (let isFirst = true; isFirst || !isAtEnd(); isFirst = false) {
      const at = position();
      const operator = readJoiner(isFirst, depth);
      const token = tokens[next];
      if (operator === "NOT") {
        if (joiner === "OR") throw new Malformed(at, "Put brackets round the OR group before NOT");
        if (depth > 0 && !rules.hasInnerNot) throw new Malformed(at, "NOT stands outside brackets");
        hasNot = true;
        unwanted.push(operand(depth));
        continue;
      }
      if (hasNot) throw new Malformed(at, "NOT comes last");
      if (operator !== null && joiner !== null && operator !== joiner) {
        throw new Malformed(at, mixed);
      }
      if (operator === "OR" && depth === 0 && !rules.hasBareOr) {
        throw new Malformed(at, "Put brackets round the OR group");
      }
      joiner = operator ?? joiner;
      const query = operand(depth);
      if (query.kind !== "not") wanted.push(query);
      else if (operator === "OR" || depth > 0) {
        throw new Malformed(token?.at ?? at, "An exclusion cannot be part of a group");
      } else unwanted.push(query.of);
    }
    if (wanted.length === 0 && !(rules.mayOnlyExclude && depth === 0)) {
      throw new Malformed(position(), "There is nothing to search for, only exclusions");
    }
    return together(joiner, wanted, unwanted);
  }

  /** The operator before the next operand: null at the start, AND where a platform implies it. */
  function readJoiner(isFirst: boolean, depth: number): Operator | null {
    const at = position();
    const first = takeOperator();
    if (first === null) {
      if (isFirst) return null;
      if (rules.impliesAnd) return "AND";
      refuseForItsOwnReason(tokens[next]);
      throw new Malformed(at, "Write AND or OR between two terms, or quote them as a phrase");
    }
    if (first === "NOT") {
      if (isFirst && !(rules.mayOnlyExclude && depth === 0)) {
        throw new Malformed(at, "NOT cannot come first: say what to find before what to leave out");
      }
      return "NOT";
    }
    if (isFirst) throw new Malformed(at, `${first} has nothing before it`);
    return first === "AND" && takeOperator("NOT") !== null ? "NOT" : first;
  }

  /** A term that would be refused anywhere says more than a missing operator does. */
  function refuseForItsOwnReason(token: Token | undefined): void {
    if (token !== undefined) requireSpace(token);
    if (token?.kind === "word") readWord(token, rules);
  }

  function takeOperator(only?: Operator): Operator | null {
    const token = tokens[next];
    if (token?.kind !== "word" || !isOperator(token.text)) return null;
    if (only !== undefined && token.text !== only) return null;
    if (!rules.operators.includes(token.text)) {
      throw new Malformed(
        token.at,
        `${token.text} is not an operator here: leave it out or quote it`,
      );
    }
    requireSpace(token);
    next++;
    return token.text;
  }

  function requireSpace(token: Token): void {
    if (token.isGlued && tokens[next - 1]?.kind !== "open") {
      throw new Malformed(token.at, "Put a space before this");
    }
  }

  function operand(depth: number): Query {
    const token = tokens[next];
    if (tokens.length === 0) throw new Malformed(endAt, "There is nothing to search for");
    if (token === undefined)
      throw new Malformed(endAt, "The string ends where a term should follow");
    requireSpace(token);
    const own = rules.readOwn?.(tokens.slice(next, next + 3)) ?? null;
    if (own !== null) {
      next += own.length;
      return own.query;
    }
    next++;
    if (token.kind === "quoted") return readQuoted(token, rules);
    if (token.kind === "close")
      throw new Malformed(token.at, "A term should stand before this bracket");
    if (token.kind === "open") return bracketed(token, depth + 1);
    if (isOperator(token.text)) throw new Malformed(token.at, "Two operators side by side");
    return readWord(token, rules);
  }

  function bracketed(open: Token, depth: number): Query {
    if (!rules.hasBrackets) throw new Malformed(open.at, "Brackets are not read here");
    if (depth > maxDepth) throw new Malformed(open.at, `Brackets more than ${maxDepth} deep`);
    const inner = search(depth);
    if (tokens[next]?.kind !== "close")
      throw new Malformed(open.at, "This bracket is never closed");
    next++;
    return inner;
  }

  function isAtEnd(): boolean {
    const token = tokens[next];
    return token === undefined || token.kind === "close";
  }

  function position(): number {
    return tokens[next]?.at ?? endAt;
  }

  function end(): void {
    const rest = tokens[next];
    if (rest) throw new Malformed(rest.at, "This bracket was never opened");
  }

  return { search, end };
}

function isOperator(text: string): text is Operator {
  return operatorNames.has(text);
}

function together(joiner: Operator | null, wanted: Query[], unwanted: Query[]): Query {
  const nots = unwanted.map((query): Query => ({ kind: "not", of: query }));
  if (joiner !== "OR") return allOf([...wanted, ...nots]);
  return allOf([{ kind: "or", of: wanted }, ...nots]);
}
