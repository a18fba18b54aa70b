import { getDocumentProxy } from "unpdf";
import { toolTypes } from "#contract/output.ts";
import { isRecord } from "#contract/walk.ts";
import type { WrittenPackage } from "#eval/writing/measure.ts";
import { briefOf, type Brief } from "#tools/briefs.ts";
import { toDocument, type Document } from "#tools/document/document.ts";
import { builtInStamp } from "#tools/writing/finish.ts";
import { findingOf } from "#tools/report/opening.ts";
import { sampleSender } from "#tools/fixtures/sample-briefing.ts";
import { signMessages } from "#tools/report/sign.ts";
import { tools } from "#tools/tools.ts";

export const mostWords = 260;
const mostPages = 16;

/** What a reader meets first of one package. */
export type FirstImpression = { name: string; words: number[]; cutLines: string[]; pages: number };

const wordsIn = (text: string) => text.match(/\S+/gu)?.length ?? 0;

/** Verdict, findings and actions: all that stands above the rows. */
export function wordsOnFirstScreen({ verdict, findings, actions }: Brief): number {
  const texts = [
    verdict,
    ...findings.flatMap(({ claim, figure, reason }) => [
      claim,
      figure?.figure ?? "",
      figure?.unit ?? "",
      reason.text,
    ]),
    ...(actions?.items ?? []).flatMap((one) => [one.action, one.reason, one.due, one.owner]),
  ];
  return texts.reduce((sum, text) => sum + wordsIn(text), 0);
}

/** The line on a report's card is a whole sentence: "Raise the pay.", neither "Raise the…" nor "Raise the". */
export function isCut(line: string | undefined): boolean {
  return line === undefined || /…|\.\.\./u.test(line) || !/[.!?]["”')]?$/u.test(line);
}

/** As many of a list as are asked for, spread evenly over it. */
export function spread<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length < count) throw new Error(`${count} texts are needed, ${items.length} are there`);
  return items.filter(
    (_, at) =>
      Math.floor((at * count) / items.length) !== Math.floor(((at - 1) * count) / items.length),
  );
}

export function documentOf({ job, reports }: WrittenPackage): Document {
  const outputs = toolTypes.map((toolType) => {
    const signed = signMessages(reports[toolType], sampleSender);
    const content = { ...(isRecord(signed) ? signed : {}), metadata: builtInStamp };
    return { toolType, status: "completed" as const, content };
  });
  const date = new Date("2026-11-14T12:00:00Z");
  return toDocument({ job: { ...job, id: 1 }, organization: "Northwind Talent", date, outputs });
}

export async function countPages(pdf: Uint8Array): Promise<number> {
  const file = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
  const { numPages } = file;
  await file.loadingTask.destroy();
  return numPages;
}

export function measure({ name, reports }: WrittenPackage, pages: number): FirstImpression {
  const lines = toolTypes.map((tool) => ({ tool, line: findingOf(tools[tool], reports[tool]) }));
  return {
    name,
    words: toolTypes.map((tool) => wordsOnFirstScreen(briefOf(tools[tool], reports[tool]))),
    cutLines: lines
      .filter(({ line }) => isCut(line))
      .map(({ tool, line }) => `${tool}: ${line ?? "no line"}`),
    pages,
  };
}

/** What misses a goal, each in one line. */
export function missesOf(measured: readonly FirstImpression[]): string[] {
  return measured.flatMap(({ name, words, cutLines, pages }) => [
    ...words.flatMap((count, at) =>
      count > mostWords ? [`${name}: ${toolTypes[at]} opens with ${count} words`] : [],
    ),
    ...cutLines.map((line) => `${name}: a card's line is cut: ${line}`),
    ...(pages > mostPages ? [`${name}: ${pages} pages`] : []),
  ]);
}

export function printTable(measured: readonly FirstImpression[]): string {
  const row = (what: string, goal: string, values: readonly number[], missed: number) => {
    const sorted = values.toSorted((left, right) => left - right);
    return `| ${what} | ${goal} | ${sorted[Math.floor(sorted.length / 2)]} | ${sorted.at(-1)} | ${missed} of ${values.length} |`;
  };
  const words = measured.map((one) => one.words);
  const byTool = toolTypes.map((tool, at) => {
    const counts = words.map((one) => one[at] ?? 0);
    const missed = counts.filter((count) => count > mostWords).length;
    return row(
      `words of the first screen, ${tools[tool].cardName}`,
      `≤ ${mostWords}`,
      counts,
      missed,
    );
  });
  const cut = measured.map(({ cutLines }) => cutLines.length);
  const pages = measured.map((one) => one.pages);
  return [
    `| ${measured.length} packages | goal | median | most | missed |`,
    "| --- | --- | --- | --- | --- |",
    ...byTool,
    row("lines of the six cards that are cut", "0", cut, cut.filter((count) => count > 0).length),
    row(
      "pages of the PDF",
      `≤ ${mostPages}`,
      pages,
      pages.filter((count) => count > mostPages).length,
    ),
  ].join("\n");
}
