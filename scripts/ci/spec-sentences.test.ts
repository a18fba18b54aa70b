import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
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
const specification = join(root, "docs/spec.md");

/** What the journeys of each folder of e2e must see. */
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

/** What a test awaits with `see(page, "…")`, whatever way it takes: not in a branch, and not where a failure is caught. */
function seenByTests(file: string, text: string): { seen: string[]; unread: string[] } {
  const seen: string[] = [];
  const unread: string[] = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === "see") {
      const [, sentence] = node.arguments;
      if (sentence && ts.isStringLiteral(sentence) && isAlwaysAwaited(node))
        seen.push(sentence.text);
      else unread.push(`${file}: ${node.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { seen, unread };
}

function isAlwaysAwaited(see: ts.CallExpression): boolean {
  if (!ts.isAwaitExpression(see.parent) || !ts.isExpressionStatement(see.parent.parent))
    return false;
  const block = see.parent.parent.parent;
  if (!ts.isBlock(block) || !ts.isArrowFunction(block.parent)) return false;
  const call = block.parent.parent;
  return ts.isCallExpression(call) && call.expression.getText() === "test";
}

const journeys = Object.entries(seenIn) as [keyof typeof seenIn, readonly string[]][];

test.each(journeys)(
  "each sentence of the list of %s is seen by one of its journeys [S-234, S-251, S-516, S-812, S-817]",
  (journey, sentences) => {
    const folder = join(root, "e2e", journey);
    const found = readdirSync(folder)
      .filter((file) => file.endsWith(".spec.ts"))
      .map((file) => seenByTests(file, readFileSync(join(folder, file), "utf8")));
    expect(found.flatMap(({ unread }) => unread)).toEqual([]);
    const seen = new Set(found.flatMap((one) => one.seen));
    expect(sentences.filter((sentence) => !seen.has(sentence))).toEqual([]);
  },
);

test("a sentence that is not awaited by a test, on every way through it, is not taken for seen", () => {
  const text = `
    test("a", async () => {
      await see(page, "seen");
      if (isLate) await see(page, "in a branch");
      for (const one of none) { await see(page, "in a loop"); }
      void see(page, "not awaited");
      await see(page, one);
    });
    async function help() { await see(page, "in a helper"); }
    test.skip("b", async () => { await see(page, "skipped"); });`;
  const { seen, unread } = seenByTests("x.spec.ts", text);
  expect(seen).toEqual(["seen"]);
  expect(unread).toHaveLength(6);
});

const quotesIn = (part: string) =>
  [...part.matchAll(/(?<!\w)'((?:[^'\n]|\b'\b)+)'/gu)].map(([, quote]) => quote);

test("the hand-made list is the specification's, quote for quote", () => {
  const sections = readFileSync(specification, "utf8").split(/^## /mu);
  const section = (number: number) => sections.find((part) => part.startsWith(`${number}.`)) ?? "";
  expect(validationQuotes.map(([quote]) => quote)).toEqual(quotesIn(section(5)));
  expect(errorQuotes.map(([quote]) => quote)).toEqual(quotesIn(section(8)));
  const [, toasts = ""] = /\*\*Success toasts\*\*: (.*)\.$/mu.exec(section(8)) ?? [];
  expect(successToasts.map(([toast]) => toast)).toEqual(
    toasts.split("; ").map((toast) => toast.replace(/ \('.*'\)$/u, "")),
  );
});
