import type { Row } from "#reading/rows.ts";

const endsOpen =
  /(?:[,&/+–—-]|\b(?:and|or|of|the|to|a|an|in|with|for|on|at|by|from|as|und|oder|et|de|y|en))$/iu;
const endsClosed = /[.!?:;]["'”’)\]]*$/u;
const startsLow = /^[\p{Ll}(&]/u;
/** "trans-" before "ports", "2:35 p.m.–" before "5:00". */
const endsTorn = /\p{L}[-\u00AD]$|\S[–—]$/u;
const startsTorn = /^[\p{Ll}\d]/u;

/** Rows that one sentence runs through, as where a file's lines were torn: where each begins, and its rows. */
export function joinRows(rows: readonly Row[]): [number, Row[]][] {
  const width = tornWidth(rows);
  const isCareful = beginsLarge(rows);
  const wrapped = wrappedRows(rows);
  const blocks: [number, Row[]][] = [];
  let open: Row[] | undefined;
  for (const [at, row] of rows.entries()) {
    const last = open?.at(-1);
    if (row.isBlank) open = undefined;
    else if (open && last && (wrapped.has(at) || goesOn(last, row, width, isCareful)))
      open.push(row);
    else blocks.push([at, (open = [row])]);
  }
  return blocks;
}

/** Whether a row's last sentence goes on in the next: its next word would not have fitted, or it stops in the middle. */
function goesOn(last: Row, row: Row, width: number, isCareful: boolean): boolean {
  if (row.bullet || row.text.includes("\t") || endsClosed.test(last.text.slice(-6))) return false;
  if (endsTorn.test(last.text.slice(-4)) && startsTorn.test(row.text)) return true;
  if (width > 0) {
    const next = row.text.indexOf(" ") === -1 ? row.text.length : row.text.indexOf(" ");
    const isShort = widthOf(last) < width * 0.7;
    const isLow = startsLow.test(row.text);
    if (widthOf(last) + 1 + next > width || (!isShort && isLow)) return true;
    const isOpen = endsOpen.test(last.text.slice(-8)) && startsTorn.test(row.text);
    return !isShort && (isOpen || /(?:^|\s)"[^"]*$/u.test(last.text));
  }
  if (last.text.length <= 45 || !startsLow.test(row.text)) return false;
  return isCareful || endsOpen.test(last.text.slice(-8));
}

/** Whether lines begin with a capital as a rule, so that one that does not goes on with the one before. */
function beginsLarge(rows: readonly Row[]): boolean {
  const said = rows.filter(({ isBlank }) => !isBlank);
  return said.filter(({ text }) => startsLow.test(text)).length < said.length * 0.3;
}

const widestTorn = 160;

/** How wide a torn text is: many of its rows end just before the margin. 0 where rows end where sentences do. */
function tornWidth(rows: readonly Row[]): number {
  const said = rows.filter(({ isBlank }) => !isBlank);
  const long = said
    .filter(({ text }) => text.length > 40)
    .map(widthOf)
    .toSorted((a, b) => a - b);
  const width = long[Math.floor(long.length * 0.9)] ?? 0;
  // Short notes end their rows early, and a few long ones among them make no margin.
  if (long.length < said.length * 0.4) return 0;
  if (width < 40 || width > widestTorn || (long.at(-1) ?? 0) > width * 2) return 0;
  const full = long.filter((one) => one > width - 13);
  return full.length >= 4 && full.length >= long.length / 3 ? width - 3 : 0;
}

function widthOf({ indent, text }: Row): number {
  return indent + text.length;
}

/** A mail program wraps at 72 signs or so, people by hand near it. */
const [narrowest, widest] = [45, 90];
const fewestTorn = 2;
const label = /^[\p{L}][\p{L} -]{1,20}:(?:\s|$)/u;
const endsOnSmallWord =
  /\b(?:and|or|of|the|to|a|an|in|with|for|on|at|by|from|as|that|how|is|are)$/iu;
const startsOnSmallWord = /^(?:and|or|of|to|with|that|which|who|from|by|than)\s/u;

/**
 * Rows that go on with the one above where only a part of a text was wrapped, as the mail that another mail quotes: "401(k) with
 * 3% safe" and "harbor, 20 days off". Such a part tears some rows where nobody ends one: after "and", before "of".
 */
function wrappedRows(rows: readonly Row[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { from, to } of narrowParts(rows)) {
    const part = rows.slice(from, to);
    const margin = Math.max(...part.map(({ text }) => text.length));
    const torn = part.filter((row, at) => isTorn(part[at - 1], row));
    if (margin < narrowest || torn.length < fewestTorn) continue;
    for (const [at, row] of part.entries())
      if (isWrapped(part[at - 1], row, margin, found.has(from + at - 1))) found.add(from + at);
  }
  return found;
}

/** Stretches of rows of which none is wider than people wrap. */
function narrowParts(rows: readonly Row[]): { from: number; to: number }[] {
  const ends = rows.flatMap(({ text }, at) => (text.length > widest ? [at] : []));
  return [-1, ...ends].map((end, index) => ({ from: end + 1, to: ends[index] ?? rows.length }));
}

function isTorn(last: Row | undefined, row: Row): boolean {
  return (
    mayGoOn(last, row) &&
    last.text.length >= narrowest &&
    (endsOnSmallWord.test(last.text.slice(-8)) || startsOnSmallWord.test(row.text))
  );
}

function isWrapped(last: Row | undefined, row: Row, margin: number, isOpen: boolean): boolean {
  if (!mayGoOn(last, row) || (last.text.length < narrowest && !isOpen)) return false;
  const [next = ""] = row.text.split(" ", 1);
  return isOpen || last.text.length + 1 + next.length > margin || isTorn(last, row);
}

/** No new label, item or sentence begins in it. */
function mayGoOn(last: Row | undefined, row: Row): last is Row {
  if (last === undefined || last.isBlank || row.isBlank || row.bullet) return false;
  if (label.test(row.text) || row.text.includes("\t")) return false;
  return startsLow.test(row.text) && !endsClosed.test(last.text.slice(-6));
}
