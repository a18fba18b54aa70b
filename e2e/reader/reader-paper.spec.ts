import { expect, type Page } from "@playwright/test";
import { test } from "../journey.ts";
import { openReport, turnTo } from "../recruiter.ts";
import { getDocumentProxy } from "unpdf";
import { toolTypes, type ToolType } from "#contract/output.ts";
import { tools } from "#tools/tools.ts";

/** As people set it in the browser's dialog; background graphics are off unless somebody ticks them. */
const edge = "0.4in";
const margins = { top: edge, right: edge, bottom: edge, left: edge };
const settings = [
  ["portrait", { margin: margins }],
  ["landscape", { margin: margins, landscape: true }],
  ["portrait without margins", {}],
  ["landscape without margins", { landscape: true }],
] as const;

/** A line of text as wide as this stands in no column of 200 pixels. */
const leastWidestPoints = 300;
const leastEdgePoints = 12;

type Line = { str: string; transform: number[]; width: number };

async function readPaper(bytes: Uint8Array) {
  const file = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const words: string[] = [];
  const widths: number[] = [];
  const outside: string[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const { width } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    for (const line of items.filter((item): item is Line & typeof item => "str" in item)) {
      const left = line.transform[4] ?? 0;
      words.push(line.str);
      widths.push(line.width);
      if (
        line.str.trim() !== "" &&
        (left < leastEdgePoints || left + line.width > width - leastEdgePoints)
      )
        outside.push(line.str);
    }
  }
  await file.loadingTask.destroy();
  return { text: squeeze(words.join("")), widest: Math.max(...widths), outside };
}

const squeeze = (text: string) => text.replaceAll(/\s+/gu, "").toLowerCase();

/** Bars, bullets and marks that a browser would leave out on paper. */
async function fadedFills(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".reader article *")].flatMap((element) =>
      ["", "::before"].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const isFilled = style.backgroundColor !== "rgba(0, 0, 0, 0)";
        return isFilled && style.getPropertyValue("print-color-adjust") !== "exact"
          ? [`${element.tagName}${part} ${element.className}`]
          : [];
      }),
    ),
  );
}

const printed: readonly ToolType[] = ["marketPulse", "attractSourceKit"];
for (const toolType of printed) {
  test(`${toolType} on paper is whole and fills the page, upright, wide, and without margins @night`, async ({
    page,
    library: { maya, jobId },
  }) => {
    await openReport(page, maya, jobId, toolType);
    for (const [name, options] of settings) {
      const paper = await readPaper(await page.pdf({ format: "A4", ...options }));
      const missing = tools[toolType].sections
        .map(({ title }) => title)
        .filter((title) => !paper.text.includes(squeeze(title)));
      expect([name, missing]).toEqual([name, []]);
      expect([name, paper.outside]).toEqual([name, []]);
      expect(paper.widest, name).toBeGreaterThan(leastWidestPoints);
      if (toolType === "attractSourceKit")
        expect(paper.text, `${name}: every platform's strings`).toContain("site:linkedin.com/in");
    }
    await page.emulateMedia({ media: "print" });
    expect(await fadedFills(page)).toEqual([]);
  });
}

test("no first screen has a row of chips, and no card cuts what it says @night", async ({
  page,
  library: { maya, jobId },
}) => {
  const reader = await openReport(page, maya, jobId, "marketPulse");
  for (const toolType of toolTypes) {
    await turnTo(page, toolType);
    const rows = await reader
      .locator(
        'section:not(:has(h3 > button)) :has(> [class*="rounded-chip"] ~ [class*="rounded-chip"] ~ [class*="rounded-chip"])',
      )
      .count();
    expect([toolType, rows]).toEqual([toolType, 0]);
  }
  await page.goto(`${maya.home}/jobs/${jobId}`);
  const reports = page.getByRole("region", { name: "Reports" });
  await expect(reports.getByText("Interview stages:")).toHaveCount(1);
  const cut = await reports.evaluate((region) =>
    [...region.querySelectorAll("*:not(.sr-only)")]
      .filter(
        (element) =>
          getComputedStyle(element).overflowX !== "visible" &&
          (element.scrollWidth > element.clientWidth ||
            element.scrollHeight > element.clientHeight),
      )
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});
