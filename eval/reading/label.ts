import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { LabelledLine, Labels } from "#eval/reading/corpus.ts";
import type { Place } from "#reading/places.ts";
import { segment } from "#reading/segment.ts";
import { shippedWeights } from "#reading/weights.ts";

/**
 * `npm run label -- lines FILE…`: each text's numbered lines as FILE.lines.json, for two readers who see neither code nor each other.
 * `npm run label -- join FILE FIRST SECOND [SETTLED]`: their answers, and a third look where they differ, as labels by span.
 */
type Answer = { place: Place | "heading"; also?: (Place | "heading")[] };
type LineAnswer = { id: number } & (Answer | { parts: (Answer & { words: string })[] });
type Answers = Omit<Labels, "lines"> & { lines: LineAnswer[] };
type Span = { id: number; start: number; end: number; text: string };

const folder = import.meta.dirname;
const [verb, ...rest] = process.argv.slice(2);
if (verb === "lines") for (const file of rest) writeLines(file);
else if (verb === "join" && rest.length >= 3) joinAnswers(rest);
else throw new Error("npm run label -- lines FILE… | join FILE FIRST SECOND [SETTLED]");

function writeLines(file: string): void {
  const lines = segment(readFileSync(file, "utf8"), shippedWeights.headings);
  const spans = lines.map(({ id, start, end, text, layout }) => ({ id, start, end, text, layout }));
  writeFileSync(`${file}.lines.json`, JSON.stringify(spans, null, 1));
}

function joinAnswers([file, first, second, settled]: string[]): void {
  const name = basename(file!, ".txt");
  const text = readFileSync(file!, "utf8");
  const spans = readJson(`${file}.lines.json`) as Span[];
  const [one, two] = [readJson(first!) as Answers, readJson(second!) as Answers];
  const third = settled === undefined ? {} : (readJson(settled) as Partial<Answers>);
  const settledLines = new Map(third.lines?.map((line) => [line.id, line]));
  const lines = spans.flatMap((span) => {
    const [a, b] = [one, two].map(({ lines: all }) => all.find(({ id }) => id === span.id)!);
    return labelLine(text, span, settledLines.get(span.id) ?? a!, b!);
  });
  const { lines: _, ...values } = { ...one, ...third };
  writeFileSync(join(folder, "texts", `${name}.txt`), text);
  writeFileSync(join(folder, "labels", `${name}.json`), printLabels({ ...values, lines }));
}

/** The line's labels by span; what the second reader said stands beside each. */
function labelLine(
  text: string,
  span: Span,
  chosen: LineAnswer,
  other: LineAnswer,
): LabelledLine[] {
  const second = "parts" in other ? other.parts.map(({ place }) => place) : [other.place];
  const parts = "parts" in chosen ? chosen.parts : [{ ...chosen, words: "" }];
  let from = span.start;
  return parts.flatMap((part, at) => {
    const [start, end] =
      part.words === "" ? [span.start, span.end] : findWords(text, part.words, from, span.end);
    from = end;
    if (part.place === "heading") return [];
    const beside = (second[at] ?? second[0])!;
    const others = part.also?.filter((one) => one !== "heading") ?? [];
    const also = others.length > 0 ? { also: others } : {};
    return [{ start, end, place: part.place, ...also, second: beside as Place }];
  });
}

/** One label a line, so that a change is one line of a diff. */
export function printLabels({ lines, ...values }: Labels): string {
  const head = JSON.stringify(values, null, 1).slice(0, -2);
  return `${head},\n "lines": [\n${lines.map((line) => `  ${JSON.stringify(line)}`).join(",\n")}\n ]\n}\n`;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Where the words stand, whatever white space lies between them. */
function findWords(text: string, words: string, from: number, before: number): [number, number] {
  const letters = words.replaceAll(/\s+/gu, "");
  for (let start = from; start < before; start += 1) {
    let at = start;
    let found = 0;
    for (; at < before && found < letters.length; at += 1) {
      if (text[at] === letters[found]) found += 1;
      else if (found === 0 || !/\s/u.test(text.charAt(at))) break;
    }
    if (found === letters.length) return [start, at];
  }
  throw new Error(`not in the line: ${words}`);
}
