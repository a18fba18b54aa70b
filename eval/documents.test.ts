import { describe, expect, test } from "vitest";
import { isRecord } from "#contract/walk.ts";
import { toolTypes, type ToolType } from "#contract/output.ts";
import { evalCases } from "#eval/cases.ts";
import { writePackage } from "#eval/measure-reports.ts";
import { leavesOf } from "#tools/document/leaves.ts";
import { documentAsMarkdown, documentAsText } from "#tools/document/as-text.ts";
import { toDocument } from "#tools/document/document.ts";
import { builtInStamp } from "#tools/writing/finish.ts";
import { signMessages } from "#tools/report/sign.ts";
import type { Draft } from "#tools/tool.ts";
import { tools } from "#tools/tools.ts";

/** For programs: ids and the reasons behind them, flags that are shown as words, and what stands there already in words. */
const notForPeople =
  /(?:^|\.)(?:facts|covers|basis|id|dialect|limits|dropped|mustVerify|sameAs|filters|operators|tokens|limit|isDefault|spec|terms|unit|currency|period|range|offer|percentile|min|max)(?:\.|$)/u;

const programWords =
  /\b(?:must|nice|listed|deal|duty|benefit|competitor|flag|background|company)\.\d|\b(?:move|unknown|pay|law|supply)\.[a-z]|\b[cs]\d\b|\b(?:Facts|Covers|Id|Is default|Spec)\b\W{0,4}:|undefined|\bnull\b|NaN|\[object/u;

const packages = evalCases.map((one) => {
  const { reports } = writePackage(one);
  const signed = (toolType: ToolType) => signMessages(reports[toolType], one.sender) as Draft;
  const outputs = toolTypes.map((toolType) => ({
    toolType,
    status: "completed" as const,
    content: { ...signed(toolType), metadata: builtInStamp },
  }));
  const document = toDocument({
    job: { ...one.job, id: 1 },
    organization: one.organization.name,
    date: new Date("2026-11-14T12:00:00Z"),
    outputs,
  });
  return { key: one.key, document, outputs };
});

/** What a section says to people: every text and figure but those of programs. */
function saidIn(value: unknown): string[] {
  return [...leavesOf(value)].flatMap(({ names, value: leaf }) => {
    if (leaf === null || leaf === undefined || notForPeople.test(names.join("."))) return [];
    return typeof leaf === "number" ? [leaf.toLocaleString("en-US")] : String(leaf).split("\n");
  });
}

const squeeze = (words: string) => words.replaceAll(/[\s,]+/gu, "").toLowerCase();

/** How to use a platform is not said where it has no strings; a question's stage is said by its name, a message's working day by its date. */
function withoutSkipped(key: string, value: unknown): unknown {
  if (key === "workingDay") return null;
  if (key === "stage" && /^s\d$/u.test(String(value))) return null;
  return isRecord(value) && typeof value["skipped"] === "string" ? null : value;
}

describe.each(packages)("$key", ({ document, outputs }) => {
  test("every section says everything its report says, in the reports' order", () => {
    for (const [at, { toolType, content }] of outputs.entries()) {
      const sections = document.parts[at]?.sections ?? [];
      expect(sections.map(({ title }) => title)).toEqual(
        tools[toolType].sections.map(({ title }) => title),
      );
      for (const [place, { key, title }] of tools[toolType].sections.entries()) {
        const words = squeeze(JSON.stringify(sections[place]).replaceAll(/\\[n"]/gu, ""));
        const value: unknown = content[key as keyof typeof content];
        const lost = saidIn(JSON.parse(JSON.stringify(value, withoutSkipped))).filter(
          (text) => !words.includes(squeeze(text.replaceAll('"', ""))),
        );
        expect([title, lost]).toEqual([title, []]);
      }
    }
  });

  test("nobody reads an id, a key or a word that only programs use", () => {
    for (const text of [documentAsText(document), documentAsMarkdown(document)]) {
      const lines = text.split("\n").filter((line) => !line.includes("https://"));
      const leaked = lines.filter((line) => programWords.test(line));
      expect(leaked).toEqual([]);
    }
  });

  test("every source a figure names stands in the list, and every chip is explained", () => {
    // "US Bureau of Labor Statistics, …" beside a figure; where the occupation is a guess there is none.
    const named = JSON.stringify(outputs).match(/(?<="source":")US [^"]+/gu) ?? [];
    const listed = document.sources.join("\n");
    expect(named.filter((source) => !listed.includes(source))).toEqual([]);
    const chips = document.parts.flatMap((part) => part.sections.flatMap((one) => one.chips));
    expect(document.legend.map(({ name }) => name).toSorted()).toEqual(
      [...new Set(chips)].toSorted(),
    );
    expect(document.madeBy).toBe("Written by the built-in writer; a person decides.");
  });
});

test("a text file and a Markdown file hold the sections in the same order", () => {
  const words = (text: string) =>
    text.replaceAll(/\\|<br>|[^\p{Letter}\p{Number}]+/gu, " ").toLowerCase();
  for (const { document } of packages) {
    for (const text of [documentAsText(document), documentAsMarkdown(document)].map(words)) {
      let at = 0;
      for (const { title } of document.parts.flatMap((part) => part.sections)) {
        const found = text.indexOf(words(title).trim(), at);
        expect([title, found >= at]).toEqual([title, true]);
        at = found;
      }
    }
  }
});
