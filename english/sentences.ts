/** Short forms whose full stop ends no sentence where a small letter or a figure follows: "e.g. Kafka", "approx. 40". */
const shortForms = new Set(
  (
    "etc inc ltd co corp llc dept ext est min max avg hrs hr yrs yr mo mos wk wks no nr st ave rd blvd ste exp eff req reqs pref cert certs lic ins int'l " +
    "jan feb mar apr jun jul aug sept sep oct nov dec mon tue tues wed thu thur thurs fri sat sun a.m p.m u.s u.k ph.d b.s m.s " +
    "ca lb lbs oz kg std inkl ggf usw mind evtl bijv incl.p art núm sr.a"
  ).split(" "),
);

/** Short forms that stand before a name or a figure: "Dr. Owens", "St. Paul", "No. 4". */
const titles = new Set([
  "dr",
  "mr",
  "mrs",
  "ms",
  "st",
  "no",
  "nr",
  "jr",
  "prof",
  "ft",
  "mt",
  "sr",
  "hr",
  "fr",
  "str",
]);

/** Short forms that end no sentence at all: "e.g. Postgres". */
const inside = new Set([
  "e.g",
  "i.e",
  "eg",
  "ie",
  "vs",
  "approx",
  "incl",
  "esp",
  "sq",
  "z.b",
  "bzw",
]);

/** "1 yr. RN experience" is one demand; a number and its unit are no sentence. */
const onlyUnit =
  /^[\s(]*\d{1,3}\s?\+?\s?(?:-|–|to)?\s?\d{0,3}\+?\s?(?:yrs?|mos?|hrs?|wks?|lbs?|mi|min)$/iu;
/** "U.S. GAAP", "U.S. citizen": the country stands before what it is the country of. */
const ofCountry =
  /^\s+(?:\p{Lu}{2}|(?:Citizen|Person|Army|Navy|Air|Marine|Coast|Department|Government|Bank|Treasury|Customs|Federal)\p{L}*\b)/u;

const goesOnSmall = /^\s+(?:is|are|was|or|of)\s/u;

const ends = /(?<![.!?…])[.!?…]+["'”’)\]]{0,3}(?=\s)|(?<=\p{Ll}{2}[.!?])(?=\p{Lu}\p{Ll}|\d+%)/gu;
const lastWord = /(?<![\p{L}\p{N}'’&])[\p{L}.]+$/u;

/** "1. A call 2. A visit 3. An offer": where the numbers of a list in one line begin, by where their full stops stand. */
function listNumbersIn(text: string): ReadonlyMap<number, number> {
  const found = [...text.matchAll(/(?<=\S\s)(\d)\.(?=\s+\S)/gu)];
  const isList = found.length > 1 && found.every(([, number], at) => Number(number) === at + 2);
  return new Map(isList ? found.map(({ index }) => [index + 1, index]) : []);
}

/** Where the sentences of one paragraph begin and end. */
export function sentenceSpans(text: string): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  let start = 0;
  const isInBracket = bracketsIn(text);
  const numbers = listNumbersIn(text);
  for (const match of text.matchAll(ends)) {
    const end = match.index + match[0].length;
    const number = numbers.get(match.index);
    if (number !== undefined) {
      spans.push({ start, end: number });
      start = end;
      continue;
    }
    if (isInBracket(end) || text[match.index - 1] === "(") continue;
    if (isShortForm(text, match.index, end) || isOnlyUnit(text.slice(start, match.index))) continue;
    spans.push({ start, end });
    start = end;
  }
  spans.push({ start, end: text.length });
  return spans.flatMap((span) => trimSpan(text, span));
}

/** The span without white space at its ends; nothing where only white space is left. */
export function trimSpan(
  text: string,
  { start, end }: { start: number; end: number },
): { start: number; end: number }[] {
  const words = text.slice(start, end);
  const left = words.length - words.trimStart().length;
  const right = words.trimEnd().length;
  return left >= right ? [] : [{ start: start + left, end: start + right }];
}

function isShortForm(text: string, stop: number, end: number): boolean {
  if (text[stop] !== "." || text[stop + 1] === ".") return false;
  const word = lastWord.exec(text.slice(Math.max(0, stop - 12), stop))?.[0].toLowerCase() ?? "";
  const next = text.slice(end, end + 4).trimStart()[0] ?? "";
  if (titles.has(word)) return word !== "no" || isDigit(next);
  if (inside.has(word)) return true;
  // "adv. is a plus", "adj. or better": no sentence begins with such a word in small letters.
  if (word.length <= 5 && goesOnSmall.test(text.slice(end, end + 12))) return true;
  if (word === "u.s" && !/\bthe u\.s$/iu.test(text.slice(Math.max(0, stop - 8), stop)))
    return next === next.toLowerCase() || ofCountry.test(text.slice(end, end + 20));
  if (word.length === 1)
    return next !== "" && next === next.toUpperCase() && !isDigit(next) && word !== "i";
  return shortForms.has(word) && next === next.toLowerCase();
}

function isOnlyUnit(words: string): boolean {
  return words.length < 20 && onlyUnit.test(words);
}

/** Whether a place stands between a bracket and the one that closes it; asked from left to right. */
function bracketsIn(text: string): (at: number) => boolean {
  const pairs = [...text.matchAll(/\([^()]{1,300}\)/gu)];
  let next = 0;
  return (at) => {
    while (next < pairs.length && (pairs[next]?.index ?? 0) + (pairs[next]?.[0].length ?? 0) <= at)
      next += 1;
    return (pairs[next]?.index ?? at) < at;
  };
}

function isDigit(sign: string): boolean {
  return sign >= "0" && sign <= "9";
}

/** The sentences of a text of any paragraphs. */
export function splitSentences(text: string): string[] {
  return text
    .split(/[\r\n]+/u)
    .flatMap((row) => sentenceSpans(row).map(({ start, end }) => row.slice(start, end)));
}

export type Sentence = { text: string; start: number; end: number };

const bullet = /^[\s\-–—*•·▪◦]+/u;

/** Sentences with their places; a line break ends one too, so a list is a sentence for each of its lines. */
export function findSentences(text: string): Sentence[] {
  return [...text.matchAll(/[^\n]+/gu)].flatMap(({ 0: row, index }) =>
    sentenceSpans(row).flatMap(({ start, end }) => {
      const lead = bullet.exec(row.slice(start, end))?.[0].length ?? 0;
      const words = row.slice(start + lead, end);
      return words === "" ? [] : [{ text: words, start: index + start + lead, end: index + end }];
    }),
  );
}
