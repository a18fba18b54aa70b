import { beforeAll, describe, expect, test, vi } from "vitest";
import { typstData } from "#server/documents/pdf/typst-data.ts";
import { openTypstThreads } from "#server/documents/pdf/typst-threads.ts";
import { documentWords, firstWords, missingIn } from "#server/test/files/document-words.ts";
import { readPdfFile } from "#server/test/files/read-pdf-file.ts";
import { samplePackage, sampleReports } from "#server/test/files/sample-package.ts";
import { toolTypes, type ReportContent, type ToolType } from "#contract/output.ts";
import { toDocument, type Document } from "#tools/document/document.ts";
import { briefTitle } from "#tools/document/manager-brief.ts";

// A package has some fifteen pages, and the first of them wait for the compiler's machine code.
vi.setConfig({ testTimeout: 300_000 });

let typst: Awaited<ReturnType<typeof openTypstThreads>>;
beforeAll(async () => {
  typst = await openTypstThreads();
}, 300_000);
const write = (document: Document) => typst.compile(typstData(document));
const whole = toDocument(samplePackage());

test("the package holds every word of its six reports, in order", async () => {
  const { pages } = await readPdfFile(await write(whole));
  const words = documentWords(whole).filter((word) => word !== "Summary");
  expect(missingIn(pages.join(" "), words)).toEqual([]);
});

test("it opens with the page for the hiring manager, and is no longer than sixteen", async () => {
  const { pages } = await readPdfFile(await write(whole));
  expect(pages[0]).toContain(briefTitle);
  expect(missingIn(pages[0] ?? "", firstWords(whole))).toEqual([]);
  expect(pages.length).toBeLessThanOrEqual(16);
});

test("it tells programs its title and language, its parts as bookmarks, and its structure", async () => {
  const file = await readPdfFile(await write({ ...whole, language: "pl" }));
  expect(file).toMatchObject({
    title: "Night Nurse, Intensive Care – Complete recruiting package",
    language: "pl",
  });
  expect(file.bookmarks.map(({ title }) => title)).toEqual(whole.parts.map(({ title }) => title));
  expect(file.bookmarks[0]?.items).toEqual(
    whole.parts[0]?.sections.map(({ title }) => title).filter((title) => title !== "Summary"),
  );
  for (const role of [
    "Document",
    "H1",
    "H2",
    "H3",
    "P",
    "L",
    "LI",
    "Table",
    "TR",
    "TH",
    "TD",
    "TOC",
    "Link",
  ])
    expect([role, file.roles.has(role)]).toEqual([role, true]);
});

test("contents lead to their pages, and addresses only to the web", async () => {
  const { links } = await readPdfFile(await write(whole));
  expect(links.filter(({ dest }) => dest).length).toBeGreaterThanOrEqual(6);
  const urls = links.flatMap(({ url }) => (url ? [url] : []));
  expect(urls).toContainEqual(
    expect.stringMatching(/^https:\/\/www\.linkedin\.com\/search\/results\/people\/\?keywords=/u),
  );
  expect(urls.filter((url) => !url.startsWith("https://"))).toEqual([]);
});

describe("a single report", () => {
  const single = (toolType: ToolType, content: ReportContent) =>
    toDocument(samplePackage({ outputs: [{ toolType, status: "completed", content }] }));

  test("has no contents when it is short", async () => {
    const { pages } = await readPdfFile(await write(single("intakeSync", "Ask. Then listen.")));
    expect(pages).toHaveLength(2);
    expect(pages[1]).toContain("Intake Sync Blueprint");
  });

  test.each(toolTypes)("%s holds every word of its sections, in order", async (toolType) => {
    const document = single(toolType, sampleReports[toolType]);
    const { pages, outside } = await readPdfFile(await write(document));
    const words = documentWords(document).filter((word) => word !== "Summary");
    const body = pages.filter((page) => !page.trimStart().startsWith("Contents"));
    expect(missingIn(body.join(" "), words)).toEqual([]);
    expect(outside).toEqual([]);
  });

  test("of three thousand words without any form is set whole", async () => {
    const text = Array.from(
      { length: 300 },
      (_, at) => `Sentence ${at} says ten words about one thing only.`,
    );
    const document = single("marketPulse", text.join(" "));
    const { pages } = await readPdfFile(await write(document));
    expect(missingIn(pages.join(" "), text)).toEqual([]);
  });

  test("has contents when it is long, and its table repeats its head on every page", async () => {
    const rows = Array.from({ length: 250 }, (_, at) => ({
      employer: `Clinic ${at}`,
      pay: `${at} PLN`,
    }));
    const content = { summary: "Many clinics.", competitiveLandscape: rows };
    const long = single("marketPulse", content);
    const { pages, pagesWithFurniture } = await readPdfFile(await write(long));
    expect(pages[1]).toContain("Competitive Landscape");
    const heads = pagesWithFurniture.filter((page) => /Employer\s+Pay/u.test(page));
    expect(heads.length).toBeGreaterThan(3);
    expect(
      missingIn(
        pages.join(" "),
        rows.flatMap(({ employer, pay }) => [employer, pay]),
      ),
    ).toEqual([]);
  });
});

test("a search string and a word without end stay inside the page", async () => {
  const string = `("${"a".repeat(300)}" OR ${Array.from({ length: 80 }, (_, at) => `"title ${at}"`).join(" OR ")})`;
  const document = toDocument(
    samplePackage({
      outputs: [
        {
          toolType: "attractSourceKit",
          status: "completed",
          content: { booleanStrings: [{ platform: "X", string }] },
        },
      ],
    }),
  );
  const { pages, outside } = await readPdfFile(await write(document));
  expect(missingIn(pages.join(" "), [string])).toEqual([]);
  expect(outside).toEqual([]);
  expect(pages.join("")).not.toMatch(/[\u00ad\u200b\u2060]/u);
});

test("the same document is the same file", async () => {
  expect(await write(whole)).toEqual(await write(whole));
});
