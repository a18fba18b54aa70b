import context from "#reading/data/employment-context.json" with { type: "json" };
import phrases from "#reading/data/employment-words.json" with { type: "json" };
import { isTitleHead } from "#reading/values/title/title-heads.ts";
import { isDenied, isUnticked } from "#reading/values/value.ts";

export type Kind = keyof typeof phrases;
/** How plainly it is said of the job itself: 3 after a label, 2 on its own or as "a … position", 1 in passing. */
export type Mention = { kind: Kind; strength: 1 | 2 | 3; isOfThis: boolean; isAlone: boolean };
type Token = { word: string; at: number };
type Span = { kind: Kind; at: number; from: number; to: number };

const words = (text: string) => new Set(text.split(" "));
const byFirst = Map.groupBy(
  Object.entries(phrases)
    .flatMap(([kind, all]) => all.map((one) => ({ kind: kind as Kind, words: one.split(" ") })))
    .toSorted((a, b) => b.words.length - a.words.length),
  ({ words: [first = ""] }) => first,
);

/** "Temporary position" is about the job, "temporary housing" is not. */
const jobNouns = new Set(context.jobNouns);
const goesOn = words(
  "to with for until till through thru and or at in on from w is are as then but not only non exempt benefits benefited salaried hourly regular year during while per days nights mornings evenings afternoons weekdays weekends mon monday tue tuesday m sat saturday remote hybrid onsite w2 because after via based because you we no plus incl including starting ongoing then employed",
);
/** "Part time OK" offers it beside the rest. */
const onlyOffered = words("ok okay considered available possible welcome also option");
const labels = new Set(context.labels);
/** What is not so yet: "may convert to full time", "a chance of a perm contract". */
const hopes = new Set(context.hopes);
const hopeful = new Set<Kind>(["fullTime", "permanent"]);
const starts = words("a an the on as our this is are it's w2 regular you're be one");
/** Who works with contracts is not on one. */
const contractTrades = new Set(context.contractTrades);

/** Lower case, one token a word, number or sign; a hyphen inside a word is a blank. */
function tokensOf(text: string): Token[] {
  const plain = text
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(/(?<=[\p{L}\d])[-‐‑](?=[\p{L}\d])/gu, " ");
  const found = plain.matchAll(/\d+(?:\.\d+)?|[\p{L}][\p{L}\d']*|[^\s\p{L}\d]/gu);
  return [...found].map((one) => ({ word: one[0], at: one.index }));
}

/** Every kind of employment that a line says of its job. */
export function mentionsIn(text: string, isTitle: boolean): Mention[] {
  const tokens = tokensOf(text.slice(0, 800)).slice(0, 200);
  const spans = spansOf(tokens);
  const all = tokens.map(({ word }) => word);
  return spans.flatMap((span) => {
    if (isDenied(text, span.at) || isUnticked(text, span.at)) return [];
    const strength = strengthOf(span, all, spans, isTitle);
    const run = ` ${all.slice(Math.max(0, span.from - 6), span.from + 1).join(" ")} `;
    const isOfThis = ofThis.some((one) => run.includes(` ${one} `));
    const isAlone = isAfterSign(span, all, spans) && strength > 1;
    return strength === 0 ? [] : [{ kind: span.kind, strength, isOfThis, isAlone }];
  });
}

const ofThis = [
  "this",
  "you're",
  "you are",
  "as a",
  "as an",
  "is a",
  "is an",
  "position is",
  "role is",
  "job is",
  "hiring",
  "looking for",
  "we need",
];
/** Whole in themselves, whatever follows. */
const closed = words("1099 c2c c2h for hours no pick independent self ir35 corp");
/** A run of words ends here: "temp logs twice a shift". */
const runEnds = words("a an the our your their of by its my");

function spansOf(tokens: readonly Token[]): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const { word = "", at = 0 } = tokens[from] ?? {};
    const phrase = byFirst
      .get(word)
      ?.find((one) => one.words.every((part, step) => tokens[from + step]?.word === part));
    if (phrase === undefined) continue;
    const to = from + phrase.words.length;
    spans.push({ kind: phrase.kind, at, from, to });
    from = to - 1;
  }
  return spans;
}

function strengthOf(
  span: Span,
  all: readonly string[],
  spans: readonly Span[],
  isTitle: boolean,
): 0 | Mention["strength"] {
  const { kind, from } = span;
  let { to } = span;
  // "temporary full-time openings": what follows the last of them counts.
  for (const other of spans) if (other.from === to) ({ to } = other);
  const [before = "", next = "", word = ""] = [all[from - 1], all[to], all[span.from]];
  if (onlyOffered.has(next)) return 0;
  const isAfterLabel =
    labels.has(before) || (":=|–".includes(before) && labels.has(all[from - 2] ?? ""));
  const isFirst = isAfterSign(span, all, spans);
  const clause = all.slice(Math.max(0, from - 7), from);
  const since = clause.slice(clause.findLastIndex((one) => isSign(one)) + 1);
  // "£25,480 pro rata for a 37 hour full time week", "full-time equivalent": not this job's hours.
  if (kind === "fullTime" && (next === "equivalent" || all.includes("rata"))) return 0;
  if (hopeful.has(kind) && !isTitle && since.some((one) => hopes.has(one))) return 0;
  if ((word === "ft" || word === "fte") && isNumber(before)) return 0;
  if (word === "casual" && (before === "business" || before === "smart")) return 0;
  if (spans.some((one) => one.kind === "limited" && one.to === from)) return 0;
  if (word.startsWith("contract") && span.to - from === 1 && !isContract(all, from, isFirst))
    return 0;
  const noun = closed.has(word) ? "none" : nounAfter(all, to);
  const isOfLearners = word.endsWith("ship") || next === "program";
  if (isTitle) return isOfLearners && noun === "job" ? 0 : 3;
  if (noun === "other") return 0;
  if (kind === "perDiem" && word === "per" && (isNumber(next) || isNumber(before) || next === "$"))
    return 0;
  if (isAfterLabel) return 3;
  return isFirst || noun === "job" || kind === "contract" || starts.has(before) ? 2 : 1;
}

function isAfterSign({ from }: Span, all: readonly string[], spans: readonly Span[]): boolean {
  return from === 0 || isSign(all[from - 1] ?? "") || spans.some(({ to }) => to === from);
}

/** What the words after it lead to: a job, nothing, or another thing. */
function nounAfter(all: readonly string[], to: number): "job" | "none" | "other" {
  const next = all[to] ?? "";
  if (next === "" || isSign(next) || isNumber(next) || goesOn.has(next)) return "none";
  const rest = all.slice(to, to + 5);
  const end = rest.findIndex((one) => isSign(one) || goesOn.has(one) || runEnds.has(one));
  const run = end === -1 ? rest : rest.slice(0, end);
  return run.some((one) => jobNouns.has(one) || isTitleHead(one)) ? "job" : "other";
}

/** "6 month contract", "contract, W2", "you are a contractor"; not "a contract", "general contractor", "Contract Manager". */
function isContract(all: readonly string[], from: number, isFirst: boolean): boolean {
  const [before, next] = [all[from - 1] ?? "", all[from + 1] ?? ""];
  if (contractTrades.has(next) || endless.has(before)) return false;
  const isLength =
    lengths.has(before) || ("+.".includes(before) && lengths.has(all[from - 2] ?? ""));
  const isYou = before === "a" && asYou.has(all[from - 2] ?? "");
  const isNamed = all[from] === "contract" && contractJobs.has(next);
  const isAlone = isFirst && (next === "" || ",.(/;|•·-–)".includes(next) || next.startsWith("w2"));
  const isTyped = labels.has(before) && all[from] === "contract" && next !== ":";
  return isLength || isYou || isNamed || isAlone || isTyped;
}

/** "Permanent contract". */
const endless = words("permanent perm indefinite unlimited ended open");
const lengths = words("week weeks month months mo mos mth mths hourly initial");
const asYou = words("you're are as be");
const contractJobs = new Set(context.contractJobs);

function isSign(word: string): boolean {
  return word.length === 1 && word.toLowerCase() === word.toUpperCase() && !isNumber(word);
}

function isNumber(word: string): boolean {
  return word !== "" && !Number.isNaN(Number(word));
}
