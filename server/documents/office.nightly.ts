import { beforeAll, describe, expect, test } from "vitest";
import { readForm } from "#reading/form.ts";
import { writeDocx } from "#server/documents/docx/write-docx.ts";
import { extractText } from "#server/documents/extract/extract.ts";
import { typstData } from "#server/documents/pdf/typst-data.ts";
import { openTypstThreads } from "#server/documents/pdf/typst-threads.ts";
import {
  absentFrom,
  documentWords,
  firstWords,
  missingIn,
} from "#server/test/files/document-words.ts";
import { convert, popplerReading } from "#server/test/files/office.ts";
import { readPdfFile } from "#server/test/files/read-pdf-file.ts";
import { samplePackage } from "#server/test/files/sample-package.ts";
import { toDocument } from "#tools/document/document.ts";

const description = `<html><head><meta charset="utf-8"></head><body>
<h1>Night Nurse, Intensive Care</h1>
<p>Place: Łódź, with a partner ward in São Paulo</p><p>Pay: 92 000 – 118 000 PLN a year</p>
<h2>What you will do</h2>
<ul><li>Care for two patients a night, never for three of them, whoever asks and however politely they do it on the telephone</li><li>Hand over in writing at seven</li></ul>
<h2>How we decide</h2>
<table border="1" width="100%"><tr><th>Stage</th><th>Who</th><th>Minutes</th></tr><tr><td>Call</td><td>Recruiter</td><td>20</td></tr>
<tr><td>Ward visit</td><td>Head nurse</td><td>90</td></tr></table><p>Apply before the first of December.</p></body></html>`;

const lines = [
  "Night Nurse, Intensive Care",
  "Place: Łódź, with a partner ward in São Paulo",
  "Pay: 92 000 – 118 000 PLN a year",
  "What you will do",
  "Care for two patients a night, never for three of them, whoever asks and however politely they do it on the telephone",
  "Hand over in writing at seven",
  "How we decide",
  "Stage\tWho\tMinutes",
  "Call\tRecruiter\t20",
  "Ward visit\tHead nurse\t90",
  "Apply before the first of December.",
];

describe("a description that an office program saved is read line by line", () => {
  let docx: Buffer;
  beforeAll(async () => {
    docx = await convert(Buffer.from(description), "html", "docx:MS Word 2007 XML");
  });
  const read = async (bytes: Buffer, name: string) => {
    const { text } = await extractText(bytes, name);
    return text.split("\n").flatMap((line) => (line === "" ? [] : [line.replace(/^- /u, "")]));
  };

  test("as .docx", async () => expect(await read(docx, "job.docx")).toEqual(lines));
  test.each([
    [".doc", "doc:MS Word 97", "job.doc"],
    ["rich text called .doc", "rtf:Rich Text Format", "job.doc"],
    [".pdf", "pdf:writer_pdf_Export", "job.pdf"],
  ])("as %s", async (_name, format, name) => {
    const bytes = await convert(docx, "docx", format);
    expect(await read(bytes, name)).toEqual(lines);
    const { fields } = readForm((await extractText(bytes, name)).text);
    expect(fields.title).toMatch(/^Night Nurse/u);
    expect(fields.salaryRange).toMatch(/92.000 .*118.000/u);
    expect(fields.description).toContain("Hand over in writing at seven");
  });
});

describe("the package of one of our own jobs", () => {
  const document = toDocument(samplePackage());
  const words = documentWords(document).filter((word) => word !== "Summary");

  test("as PDF is read alike by two readers, nothing lost and in order", async () => {
    const typst = await openTypstThreads();
    const pdf = await typst.compile(typstData(document));
    const { pages, roles } = await readPdfFile(pdf);
    expect(missingIn(pages.join(" "), words)).toEqual([]);
    expect(roles.has("Table")).toBe(true);
    const { text, info } = await popplerReading(pdf);
    expect(info).toMatch(/^Title: +Night Nurse, Intensive Care – Complete recruiting package$/mu);
    expect(info).toMatch(/^Tagged: +yes$/mu);
    const lost = absentFrom(text, words);
    expect(lost.length / words.length).toBeLessThan(0.02);
  });

  test("as a Word file is opened by an office program, nothing lost and in order", async () => {
    const pdf = await convert(await writeDocx(document), "docx", "pdf:writer_pdf_Export");
    const { pages } = await readPdfFile(pdf);
    const body = pages.slice(2).join(" ");
    expect(
      missingIn(body, words.slice(firstWords(document).length)).length / words.length,
    ).toBeLessThan(0.02);
    expect(pages.length).toBeGreaterThan(document.parts.length);
  });
});
