import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { jobSentences } from "../../e2e/job/job-sentences.ts";
import { jobsSentences } from "../../e2e/jobs/jobs-sentences.ts";
import { peopleSentences } from "../../e2e/people/people-sentences.ts";
import { readerSentences } from "../../e2e/reader/reader-sentences.ts";
import {
  errorQuotes,
  namesInBraces,
  successToasts,
  validationQuotes,
  type Proof,
} from "../../e2e/spec-sentences.ts";

const root = join(import.meta.dirname, "../..");
const specification = join(process.env["CORPUS_DIR"] ?? join(root, "..", "shared"), "spec.md");

/** What each journey must have seen when it ends; its last test fails for whatever it has not. */
const seenIn: Partial<Record<Proof, readonly string[]>> = {
  people: peopleSentences,
  jobs: jobsSentences,
  job: jobSentences,
  reader: readerSentences,
};

/** Title and description of a toast are seen apart, and names stand in the place of braces. */
function sentencesOf(quote: string): string[] {
  return quote.split(" - ").flatMap((sentence) => {
    const brace = Object.keys(namesInBraces).find((name) => sentence.includes(name));
    if (brace === undefined) return [sentence];
    return (namesInBraces[brace] ?? []).map((name) => sentence.replace(brace, name));
  });
}

function isProven(sentence: string, proof: Proof): boolean {
  const seen = seenIn[proof];
  return seen
    ? seen.includes(sentence)
    : readFileSync(join(root, proof), "utf8").includes(`"${sentence}"`);
}

test.each([
  ["§5", validationQuotes, 16],
  ["§8", errorQuotes, 62],
  ["success toasts", successToasts, 15],
] as const)(
  "each quoted sentence of %s is one that a journey or a server test must see [S-516, S-812, S-817]",
  (_, quotes, count) => {
    expect(quotes).toHaveLength(count);
    const unproven = quotes.flatMap(([quote, proof]) =>
      sentencesOf(quote).filter((sentence) => !isProven(sentence, proof)),
    );
    expect(unproven).toEqual([]);
  },
);

test.each(Object.keys(seenIn))(
  "the journey %s ends by asking for every sentence of its list [S-516, S-817]",
  (journey) => {
    const spec = readFileSync(join(root, "e2e", `${journey}.spec.ts`), "utf8");
    expect(spec).toContain(
      `${journey}Sentences.filter((sentence) => !seen.has(sentence))).toEqual([])`,
    );
  },
);

const quotesIn = (part: string) =>
  [...part.matchAll(/(?<!\w)'((?:[^'\n]|\b'\b)+)'/gu)].map(([, quote]) => quote);

test.skipIf(!existsSync(specification))(
  "the hand-made list is the specification's, quote for quote",
  () => {
    const sections = readFileSync(specification, "utf8").split(/^## /mu);
    const section = (number: number) =>
      sections.find((part) => part.startsWith(`${number}.`)) ?? "";
    expect(validationQuotes.map(([quote]) => quote)).toEqual(quotesIn(section(5)));
    expect(errorQuotes.map(([quote]) => quote)).toEqual(quotesIn(section(8)));
    const [, toasts = ""] = /\*\*Success toasts\*\*: (.*)\.$/mu.exec(section(8)) ?? [];
    expect(successToasts.map(([toast]) => toast)).toEqual(
      toasts.split("; ").map((toast) => toast.replace(/ \('.*'\)$/u, "")),
    );
  },
);
