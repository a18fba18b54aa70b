import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { typstData } from "#server/documents/pdf/typst-data.ts";
import { openTypstThreads } from "#server/documents/pdf/typst-threads.ts";
import { missingIn } from "#server/test/files/document-words.ts";
import { readPdfFile } from "#server/test/files/read-pdf-file.ts";
import { samplePackage } from "#server/test/files/sample-package.ts";
import { toDocument } from "#tools/document/document.ts";

// The first page waits for the compiler's machine code.
vi.setConfig({ testTimeout: 300_000 });

const root = join(import.meta.dirname, "../../..");
const fonts = join(root, "node_modules/@expo-google-fonts");
const { optionalDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  optionalDependencies: Record<string, string>;
};

type Typst = Awaited<ReturnType<typeof openTypstThreads>>;
const withoutPack = mkdtempSync(join(tmpdir(), "fonts-"));
let whole: Typst;
let bare: Typst;
beforeAll(async () => {
  for (const name of readdirSync(fonts))
    if (!Object.hasOwn(optionalDependencies, `@expo-google-fonts/${name}`))
      symlinkSync(join(fonts, name), join(withoutPack, name));
  whole = await openTypstThreads();
  bare = await openTypstThreads(withoutPack);
}, 300_000);
afterAll(() => rmSync(withoutPack, { recursive: true }));

const european = ["Łódź São Paulo", "Ελλάδα Київ"];
const everywhere = [...european, "東京 北京简体 ひらがな", "서울 대한민국", "दिल्ली", "😀"];

async function readPages(typst: Typst, talentSupply: string[], isPackage = false) {
  const single = [
    { toolType: "marketPulse", status: "completed", content: { talentSupply } },
  ] as const;
  const outputs = isPackage ? [...samplePackage().outputs.slice(1), ...single] : single;
  const document = toDocument(samplePackage({ outputs, organization: "Klinika Zielona" }));
  return (await readPdfFile(await typst.compile(typstData(document)))).pages;
}

test("letters of every script are drawn by a font that has them", async () => {
  const pages = await readPages(whole, everywhere);
  expect(missingIn(pages.join(" "), everywhere)).toEqual([]);
  expect(pages.join(" ")).not.toContain("no fonts for");
});

test.each([
  ["a report", false],
  ["a package", true],
])(
  "without the optional fonts %s is made, and names the scripts it lacks at its head",
  async (_, isPackage) => {
    const pages = await readPages(bare, everywhere, isPackage);
    expect(pages[0]).toContain("has no fonts for Japanese, Chinese, Korean.");
    expect(missingIn(pages.join(" "), european)).toEqual([]);
  },
);

test("without the optional fonts a document that needs none of them is as ever", async () => {
  expect(await readPages(bare, european)).toEqual(await readPages(whole, european));
});
