import { bucketOf } from "#reading/hash.ts";
import type { Line } from "#reading/line.ts";
import { wordsOf } from "#reading/place-features.ts";
import { hasTelltale } from "#reading/telltales.ts";

/** A posting is meant for candidates; notes of a call, a mail, a chat or a form are not. */
export type Kind = "posting" | "notes";

/** One weight a bucket: how much a text's signs speak for notes. */
export type KindModel = { size: number; bias: number; weights: Float64Array };

const speech =
  /\b(?:i|i'm|im|me|my|we'll|lol|thx|pls|btw|asap|hm|req|fyi|ok|ya|yep|gonna|dont|cant|wants|said)\b/giu;
const toReader = /\b(?:you|your|you'll|we offer|apply)\b/iu;
const stamp = /\b\d{1,2}:\d{2}\b/u;

/** Taking notes for a posting is the worse mistake. */
const leastForNotes = -1.5;

/** Over a half they are notes. `internalShare`: how much of the text must stay inside, by the places of its lines. */
export function chanceOfNotes(
  lines: readonly Line[],
  internalShare: number,
  model: KindModel,
): number {
  const buckets = new Set(
    kindFeatures(lines, internalShare).map((one) => bucketOf(one, model.size)),
  );
  let sum = model.bias;
  for (const bucket of buckets) sum += model.weights[bucket]!;
  return 1 / (1 + Math.exp(leastForNotes - sum));
}

export function kindFeatures(lines: readonly Line[], internalShare: number): string[] {
  const said = lines.filter(({ layout }) => layout !== "heading");
  const all = Math.max(1, said.length);
  const share = (test: (line: Line) => boolean, steps = 5) =>
    Math.round((steps * said.filter(test).length) / all);
  const spoken = said.reduce((sum, { text }) => sum + (text.match(speech)?.length ?? 0), 0);
  const shape = [
    `internal ${Math.min(6, Math.floor(internalShare * 20))}`,
    `telltales ${Math.min(3, said.filter(({ text }) => hasTelltale(text)).length)}`,
    `to the reader ${share(({ text }) => toReader.test(text), 6)}`,
    `low ${share(({ text }) => text[0] === text[0]!.toLowerCase())}`,
    `bullets ${share(({ layout }) => layout === "bullet")}`,
    `cells ${share(({ layout }) => layout === "cell")}`,
    `labels ${share(({ layout }) => layout === "labelled")}`,
    `stamps ${share(({ text, layout }) => layout === "cell" && stamp.test(text))}`,
    `full stops ${share(({ text }) => text.endsWith("."))}`,
    `headings ${Math.min(6, lines.length - said.length)}`,
    `spoken ${Math.min(9, Math.round((20 * spoken) / all))}`,
    `lines ${Math.floor(Math.log2(said.length + 1))}`,
  ];
  const words = new Set(said.flatMap(({ text }) => wordsOf(text)));
  return [
    // The shape counts three times: it stands against hundreds of words.
    ...shape.flatMap((one) => [one, `${one} 2`, `${one} 3`]),
    ...said.slice(0, 3).flatMap(({ text }) =>
      wordsOf(text)
        .slice(0, 8)
        .map((one) => `opens ${one}`),
    ),
    ...[...words].map((one) => `word ${one}`),
  ];
}
