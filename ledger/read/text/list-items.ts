/** Cuts a sentence at its commas and conjunctions and joins again the neighbours that belong to one kind. */
export function groupItems<T>(
  sentence: string,
  kindOf: (item: string) => T,
  joins: (kind: T) => boolean = () => true,
): { text: string; kind: T }[] {
  const groups: { start: number; end: number; kind: T }[] = [];
  for (const { start, end } of cutItems(sentence)) {
    const kind = kindOf(sentence.slice(start, end));
    const last = groups.at(-1);
    if (last !== undefined && last.kind === kind && joins(kind)) last.end = end;
    else groups.push({ start, end, kind });
  }
  return groups.map(({ start, end, kind }) => ({ text: sentence.slice(start, end), kind }));
}

const joints =
  /(?:\s?[,;]|(?<!\bw)\s?\/)\s+(?:and\s|or\s|plus\s)?|\s(?:and|plus|as well as|\+|&)\s/gi;

function cutItems(sentence: string): { start: number; end: number }[] {
  const items: { start: number; end: number }[] = [];
  const isInBracket = bracketsOf(sentence);
  let start = 0;
  for (const { 0: joint, index } of sentence.matchAll(joints)) {
    if (isInBracket(index)) continue;
    if (index > start) items.push({ start, end: index });
    start = index + joint.length;
  }
  const end = sentence.length - (/[\s.;:,!]{1,5}$/.exec(sentence.slice(-5))?.[0].length ?? 0);
  if (end > start) items.push({ start, end });
  return items;
}

/** Whether a place stands within a pair of brackets; asked from left to right. */
function bracketsOf(sentence: string): (at: number) => boolean {
  const pairs = [...sentence.matchAll(/\([^()]{1,200}\)/g)];
  let next = 0;
  return (at) => {
    while (next < pairs.length && endOf(pairs[next]) <= at) next += 1;
    return next < pairs.length && (pairs[next]?.index ?? at) < at;
  };
}

function endOf(match: RegExpExecArray | undefined): number {
  return match === undefined ? 0 : match.index + match[0].length;
}

/** The items of a list such as "Acme, Globex and Initech". */
export function splitItems(list: string): string[] {
  return cutItems(list)
    .map(({ start, end }) => list.slice(start, end).trim())
    .filter(Boolean);
}
