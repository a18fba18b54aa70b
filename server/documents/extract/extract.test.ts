import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow } from "docx";
import { describe, expect, test } from "vitest";
import { lengths } from "#contract/limits.ts";
import { ExtractFailure } from "#server/documents/extract/extract-failure.ts";
import { extractText } from "#server/documents/extract/extract.ts";
import { checkZip } from "#server/documents/extract/zip-check.ts";
import { makeDocx, paragraph } from "#server/test/files/make-docx.ts";
import { drawnPdf, textPdf } from "#server/test/files/make-pdf.ts";

const legacyDoc = readFileSync(join(import.meta.dirname, "../../test/files/legacy.doc"));
const read = async (bytes: Buffer, name = "file") => (await extractText(bytes, name)).text;
const failureOf = async (bytes: Buffer, name = "file") => {
  const fault: unknown = await extractText(bytes, name).catch((thrown: unknown) => thrown);
  return fault instanceof ExtractFailure ? fault.code : fault;
};

describe("Word documents", () => {
  test("a .docx keeps headings, list entries and tables", async () => {
    const cells = (texts: string[]) =>
      new TableRow({
        children: texts.map((text) => new TableCell({ children: [new Paragraph(text)] })),
      });
    const document = new Document({
      sections: [
        {
          children: [
            new Paragraph({ text: "Nurse in Łódź", heading: HeadingLevel.HEADING_1 }),
            new Paragraph({ text: "Two patients a night", bullet: { level: 0 } }),
            new Paragraph({ text: "Never three", bullet: { level: 1 } }),
            new Paragraph("Pay: 92 000 – 118 000 PLN"),
            new Table({ rows: [cells(["Stage", "Minutes"]), cells(["Call", "20"])] }),
            new Paragraph("São Paulo, 東京"),
          ],
        },
      ],
    });
    expect(await read(await Packer.toBuffer(document))).toBe(
      [
        "Nurse in Łódź",
        "",
        "- Two patients a night",
        "- Never three",
        "Pay: 92 000 – 118 000 PLN",
        "",
        "Stage\tMinutes",
        "Call\t20",
        "",
        "São Paulo, 東京",
      ].join("\n"),
    );
  });

  test("a Word 97 .doc keeps every line and the rows of its table", async () => {
    expect(await read(legacyDoc)).toBe(
      [
        "Night Nurse, Intensive Care",
        "Place: Łódź, with a partner ward in São Paulo and one in 東京",
        "Pay: 92 000 – 118 000 PLN a year",
        "What you will do",
        "Care for two patients a night, never three",
        "Hand over in writing at seven",
        "Stage\tWho\tMinutes",
        "Call\tRecruiter\t20",
        "Ward visit\tHead nurse\t90",
        "Apply before the first of December.",
      ].join("\n"),
    );
  });

  test("rich text is read whatever its name says", async () => {
    const rtf = String.raw`{\rtf1\ansi\ansicpg1250\uc1{\fonttbl{\f0 Arial;}}{\info{\author Nobody}}
\pard Praca: \'a3\'f3d\'9f, S\u227?o Paulo, \u26481?\u20140?\par
{\listtext\'b7\tab}Tune {\b Postgres}\par{\*\generator Secret;}
\trowd Stage\cell Minutes\cell\row Call\cell 20\cell\row
A brace \{ and a backslash \\\par}`;
    expect(await read(Buffer.from(rtf, "latin1"), "job.doc")).toBe(
      [
        "Praca: Łódź, São Paulo, 東京",
        "- Tune Postgres",
        "Stage\tMinutes",
        "Call\t20",
        "A brace { and a backslash \\",
      ].join("\n"),
    );
  });
});

test.each([
  ["UTF-8", Buffer.from("Łódź\r\n東京")],
  ["UTF-8 with a mark", Buffer.from("\ufeffŁódź\r\n東京")],
  ["UTF-16", Buffer.from("\ufeffŁódź\n東京", "utf16le")],
])("plain text in %s is text", async (_name, bytes) => {
  expect(await read(bytes, "job.txt")).toBe("Łódź\n東京");
});

test("text of an old Windows program is text too", async () => {
  expect(await read(Buffer.from("S\u00e3o Paulo \u0096 now", "latin1"), "job.txt")).toBe(
    "São Paulo – now",
  );
});

describe("what cannot be read says why", () => {
  const scan = drawnPdf("q 500 0 0 700 40 60 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q");
  const locked = textPdf(
    [[{ x: 60, y: 700, text: "secret" }]],
    `/ID [<00><00>] /Encrypt << /Filter /Standard /V 1 /R 2 /O <${"41".repeat(32)}> /U <${"42".repeat(32)}> /P -4 >>`,
  );
  const lockedDoc = Buffer.from(legacyDoc);
  const header = lockedDoc.indexOf(Buffer.from([0xec, 0xa5]));
  lockedDoc.writeUInt16LE(lockedDoc.readUInt16LE(header + 10) | 0x0100, header + 10);
  const macro = { name: "word/vbaProject.bin", content: "macro" };
  const macroType = "application/vnd.ms-word.document.macroEnabled.main+xml";

  test.each([
    ["a scan without text", scan, "fileWithoutText"],
    ["a PDF with a password", locked, "fileEncrypted"],
    ["a .doc with a password", lockedDoc, "fileEncrypted"],
    [
      "a .docx with a password",
      Buffer.concat([legacyDoc, Buffer.from("EncryptedPackage", "utf16le")]),
      "fileEncrypted",
    ],
    ["a .docx with a macro", makeDocx(paragraph("text"), [macro]), "fileWithMacros"],
    ["a .docm", makeDocx(paragraph("text"), [], { type: macroType }), "fileWithMacros"],
    ["half a PDF", textPdf([[{ x: 1, y: 1, text: "some text" }]]).subarray(0, 300), "fileDamaged"],
    ["half a .docx", makeDocx(paragraph("text")).subarray(0, 300), "fileDamaged"],
    ["a web page", Buffer.from("<html><body>text</body></html>"), "fileUnsupported"],
    ["an empty file", Buffer.alloc(0), "fileWithoutText"],
    ["a document without words", makeDocx(paragraph(" - ")), "fileWithoutText"],
    [
      "201 pages",
      textPdf(Array.from({ length: 201 }, () => [{ x: 60, y: 700, text: "page" }])),
      "fileTooManyPages",
    ],
  ])("%s", async (_name, bytes, code) => {
    expect(await failureOf(bytes, "job.pdf")).toBe(code);
  });

  test("L8: an archive that counts fewer entries than it has", async () => {
    const archive = makeDocx(paragraph("text"));
    archive.writeUInt16LE(2, archive.length - 12);
    const fault = () => checkZip(archive);
    expect(fault).toThrow(ExtractFailure);
    expect(checkZip(makeDocx(paragraph("text")))).toHaveLength(3);
  });

  test("a program is not text, whatever its name", async () => {
    expect(await failureOf(Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 1]), "job.txt")).toBe(
      "fileUnsupported",
    );
  });
});

test("a text too long for the form is cut, and says so", async () => {
  const long = "A sentence of some words.\n".repeat(6_000);
  const { text, isShortened } = await extractText(Buffer.from(long), "job.txt");
  expect(isShortened).toBe(true);
  expect(text.length).toBeLessThanOrEqual(lengths.rawJobDescription);
  expect(text.endsWith("words.")).toBe(true);
});

test("control characters, half letters and direction marks do not come through", async () => {
  expect(await read(makeDocx(paragraph("ab\ud800c\u202ede \u200bf")))).toBe("ab\ufffdcde f");
  expect(await read(Buffer.from("ab\u202ec \u0007d"), "job.txt")).toBe("abc d");
});
