import { joined, spelled } from "#reading/occupation/spellings.ts";

/** Left out everywhere: they carry no meaning of their own. */
const glue = new Set(
  "and of the a an for to with in on at by as de la le les et der das und del el los las".split(
    " ",
  ),
);

/** Words that lead a function: "Director of Nursing" is a "Nursing Director". */
const leaders = new Set("manager director vp head chief president dean".split(" "));

/** Words in one spelling: lower case, no accents, singular, short forms written out. */
function splitWords(text: string): string[] {
  const plain = toPlain(text)
    .replaceAll("c++", "cplusplus")
    .replaceAll("c#", "csharp")
    .replaceAll(".net", " dotnet")
    .replaceAll("r&d", "research development")
    .replaceAll("fp&a", "fpa")
    .replaceAll("&", " and ")
    .replaceAll(/['’](?:s\b)?/g, "");
  const found = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return joinWords(found.map(toSingular)).map((word) => spelled.get(word) ?? word);
}

/** The words of a title in the order that all its spellings share, glue left out. */
export function foldTitle(text: string): string[] {
  return turnLeader(splitWords(text));
}

function toPlain(text: string): string {
  const lower = text.toLowerCase();
  return /^[ -~]*$/.test(lower) ? lower : lower.normalize("NFKD").replaceAll(/\p{M}/gu, "");
}

function toSingular(word: string): string {
  if (word.length < 4 || word === "securities" || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

function joinWords(found: readonly string[]): string[] {
  const result: string[] = [];
  for (let at = 0; at < found.length; at += 1) {
    const word = found[at] ?? "";
    const both = joined.get(`${word} ${found[at + 1] ?? ""}`);
    result.push(both ?? word);
    if (both !== undefined) at += 1;
  }
  return result;
}

/** "Head of Growth" becomes "growth head", "VP Sales" becomes "sales vp". */
function turnLeader(found: readonly string[]): string[] {
  const [first = "", second, ...rest] = found;
  const isLed = second === "of" ? leaders.has(first) : first === "director" || first === "vp";
  const kept = (list: readonly string[]) => list.filter((word) => !glue.has(word));
  if (second === undefined || !isLed) return kept(found);
  return [...kept([second, ...rest]), first];
}
