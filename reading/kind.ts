import kindWords from "#reading/data/kind-words.json" with { type: "json" };
import { bucketOf } from "#reading/hash.ts";
import type { Line } from "#reading/line.ts";
import type { PlacedLine } from "#reading/place.ts";
import { wordsOf } from "#reading/place-features.ts";
import { hasTelltale } from "#reading/telltales.ts";

/** One weight a bucket: how much a text's signs speak for notes. */
export type KindModel = { size: number; bias: number; weights: Float64Array };

const stamp = /\b\d{1,2}:\d{2}\b/u;

/** Notes count three times in training, and taking them for a posting is the worse mistake. */
const leastForNotes = 0.5;
/** "Need Java dev ASAP, contract, 6 months": nobody posts that, unless it is a list. */
const fewestWords = 15;

/** Over a half they are notes. `inside`: how much of the text must stay inside, by the places of its lines. */
export function chanceOfNotes(lines: readonly Line[], inside: number, model: KindModel): number {
  const count = lines.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  const isList = lines.some(({ layout }) => layout === "heading" || layout === "bullet");
  if (count > 0 && count < fewestWords) return isList ? 0 : 0.6;
  const buckets = new Set(kindFeatures(lines, inside).map((one) => bucketOf(one, model.size)));
  let sum = model.bias;
  for (const bucket of buckets) sum += model.weights[bucket]!;
  return 1 / (1 + Math.exp(leastForNotes - sum));
}

/** How much of a text must stay inside. */
export function internalShare(lines: readonly PlacedLine[]): number {
  return lines.reduce((sum, line) => sum + line.internalChance, 0) / Math.max(1, lines.length);
}

export function kindFeatures(lines: readonly Line[], inside: number): string[] {
  const said = lines.filter(({ layout }) => layout !== "heading");
  const words = said.map(({ text }) => wordsOf(text));
  const shape = [
    ...shapeOf(lines, said),
    ...talkOf(words.flat()),
    ...marksOf(lines),
    ...over("internal", inside * 25, 8),
  ];
  const opening = words.slice(0, 3).flatMap((row) => row.slice(0, 8).map((one) => `opens ${one}`));
  return [...shape, ...new Set(words.flat().map((one) => `says ${one}`)), ...opening];
}

/** How the text is laid out. */
function shapeOf(lines: readonly Line[], said: readonly Line[]): string[] {
  const share = (test: (line: Line) => boolean, steps = 5) =>
    Math.round((steps * said.filter(test).length) / Math.max(1, said.length));
  const labels = said
    .filter(({ text }) => text.indexOf(": ") < 25)
    .map(({ text }) => text.split(": ")[0] ?? "");
  const speakers = Map.groupBy(labels, (one) => one);
  return [
    `telltales ${Math.min(3, said.filter(({ text }) => hasTelltale(text)).length)}`,
    `low ${share(({ text }) => text[0] === text[0]!.toLowerCase())}`,
    `bullets ${share(({ layout }) => layout === "bullet")}`,
    `cells ${share(({ layout }) => layout === "cell")}`,
    `labels ${share(({ layout }) => layout === "labelled")}`,
    `stamps ${share(({ text, layout }) => layout === "cell" && stamp.test(text))}`,
    `full stops ${share(({ text }) => text.endsWith("."))}`,
    `questions ${share(({ text }) => text.includes("?"), 10)}`,
    `headings ${Math.min(6, lines.length - said.length)}`,
    `lines ${Math.floor(Math.log2(said.length + 1))}`,
    `speaker ${Math.min(3, Math.max(0, ...[...speakers.values()].map((one) => one.length)))}`,
    `mail ${labels.some((one) => ["from", "subject", "to", "cc", "sent", "re"].includes(one.toLowerCase()))}`,
  ];
}

/** How people write to each other: "[Jen: ok?]", "third one?? <- ask", small first letters, "don't". */
const marks = {
  "remark in brackets": /\[[^\]]{12,400}\]/gu,
  "long aside": /\([^)]{25,400}\)/gu,
  "loud mark": /\?\?|!!|<-|->|\b(?:fyi|tbd|asap)\b/giu,
  "small start": /(?:^|[.!?] )\p{Ll}/gmu,
  "short form":
    /\b(?:i'd|i'll|i've|i'm|don't|can't|won't|didn't|doesn't|isn't|he's|she's|that's|it's|let's|we'd)\b/giu,
};

function marksOf(lines: readonly Line[]): string[] {
  const text = lines.map((line) => line.text).join("\n");
  return Object.entries(marks).flatMap(([name, mark]) =>
    over(name, text.match(mark)?.length ?? 0, 8),
  );
}

/** Who speaks, of whom and to whom. */
function talkOf(words: readonly string[]): string[] {
  const text = ` ${words.join(" ")} `;
  const opening = ` ${words.slice(0, 40).join(" ")} `;
  const counts = new Map<string, number>();
  const found = Object.entries(kindWords).flatMap(([name, phrases]) => {
    const count = phrases.reduce((sum, one) => sum + text.split(` ${one} `).length - 1, 0);
    counts.set(name, count);
    const isRare = phrases === kindWords.applying || phrases === kindWords["a form"];
    const rate = isRare ? count : Math.ceil((100 * count) / Math.max(20, words.length));
    const isFirst = phrases.some((one) => opening.includes(` ${one} `));
    return [...over(name, rate, 8), ...(isFirst ? [`opens with ${name}`] : [])];
  });
  const ofUs = (counts.get("I") ?? 0) + (counts.get("he or she") ?? 0);
  const toYou = Math.round(2 * Math.log2(((counts.get("you") ?? 0) + 1) / (ofUs + 1)));
  return [...found, `to you ${Math.max(-4, Math.min(4, toYou))}`];
}

/** A step for every one that an amount is over, so that more of it speaks more: "over 1", "over 2". */
function over(name: string, amount: number, most: number): string[] {
  const steps = Math.min(most, Math.floor(amount));
  return [
    `${name} ${steps}`,
    ...Array.from({ length: steps }, (_, at) => `${name} over ${at + 1}`),
  ];
}
