import { atomKey, canonicalKey, type Query } from "#boolean/query.ts";

const maxNodes = 200_000;
const no = 0;
const yes = 1;

/** Whether two searches find the same people, whatever is written in their profiles. */
export function hasSameMeaning(a: Query, b: Query): boolean {
  if (canonicalKey(a) === canonicalKey(b)) return true;
  const diagram = decisionDiagram();
  return diagram.add(a) === diagram.add(b);
}

/** Whether everybody the first search finds is found by the second one too. */
export function isNarrowerOrSame(a: Query, b: Query): boolean {
  return decisionDiagram().add({ kind: "and", of: [a, { kind: "not", of: b }] }) === no;
}

/**
 * A reduced ordered binary decision diagram: one number per distinct meaning, about as large as the
 * search itself because questions are ordered as they first appear.
 */
function decisionDiagram() {
  const nodes: { level: number; low: number; high: number }[] = [];
  const known = new Map<string, number>();
  const joined = new Map<string, number>();
  const levels = new Map<string, number>();

  function node(level: number, low: number, high: number): number {
    if (low === high) return low;
    const key = `${level},${low},${high}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    if (nodes.length >= maxNodes) throw new RangeError("The search is too entangled to compare");
    const id = nodes.push({ level, low, high }) + yes;
    known.set(key, id);
    return id;
  }

  function branches(id: number, level: number): [number, number] {
    const found = nodes[id - yes - 1];
    return found?.level === level ? [found.low, found.high] : [id, id];
  }

  function levelOf(id: number): number {
    return nodes[id - yes - 1]?.level ?? Infinity;
  }

  function both(a: number, b: number): number {
    if (a === no || b === no) return no;
    if (a === yes || a === b) return b;
    if (b === yes) return a;
    const key = a < b ? `${a},${b}` : `${b},${a}`;
    const found = joined.get(key);
    if (found !== undefined) return found;
    const level = Math.min(levelOf(a), levelOf(b));
    const [aLow, aHigh] = branches(a, level);
    const [bLow, bHigh] = branches(b, level);
    const id = node(level, both(aLow, bLow), both(aHigh, bHigh));
    joined.set(key, id);
    return id;
  }

  const opposites = new Map<number, number>();
  function opposite(id: number): number {
    if (id <= yes) return yes - id;
    const found = opposites.get(id);
    if (found !== undefined) return found;
    const level = levelOf(id);
    const [low, high] = branches(id, level);
    const made = node(level, opposite(low), opposite(high));
    opposites.set(id, made).set(made, id);
    return made;
  }

  function atom(key: string): number {
    const level = levels.get(key) ?? levels.size;
    levels.set(key, level);
    return node(level, no, yes);
  }

  function add(query: Query, field: string | null = null): number {
    if ("text" in query) return atom(atomKey(field, query));
    if (query.kind === "field") return add(query.of, query.name);
    if (query.kind === "not") return opposite(add(query.of, field));
    const members = query.of.map((member) => add(member, field));
    if (query.kind === "and") return members.reduceRight(both, yes);
    return opposite(members.map(opposite).reduceRight(both, yes));
  }

  return { add };
}
