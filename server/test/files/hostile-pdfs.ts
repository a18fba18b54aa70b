import { deflateSync } from "node:zlib";
import type { HostileFile } from "#server/test/files/hostile-file.ts";
import { makeDocx, paragraph } from "#server/test/files/make-docx.ts";
import { drawnPdf, makePdf, stream, textPdf } from "#server/test/files/make-pdf.ts";

const million = 1_000_000;
const hello = textPdf([[{ x: 60, y: 700, text: "Only these words" }]]);
const catalog = "<< /Type /Catalog /Pages 2 0 R >>";

/** Packs a run of one byte without ever holding it: the packed form of a long run is itself a run. */
function twiceFlated(bytes: number): Buffer {
  const chunk = Buffer.alloc(10 * million, 0x20);
  const pieces = Array.from({ length: Math.ceil(bytes / chunk.length) }, () => chunk);
  return deflateSync(deflateSync(Buffer.concat(pieces), { level: 9 }), { level: 9 });
}

/** The same page again and again. */
function manyPages(count: number): Buffer {
  const kids = "3 0 R ".repeat(count);
  return makePdf([
    catalog,
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>",
  ]);
}

/** Hostile PDF files, with the answers each may get. */
export const hostilePdfs: HostileFile[] = [
  {
    about: "a PDF of two layers around a gigabyte of spaces",
    name: "a.pdf",
    make: () => drawnPdf(twiceFlated(1_000 * million), "/Filter [/FlateDecode /FlateDecode]"),
    answers: ["fileTooComplex", "fileTooSlow", "fileDamaged"],
  },
  {
    about: "a PDF with 90 MB of operators",
    name: "a.pdf",
    make: () =>
      drawnPdf(deflateSync(Buffer.from("0 0 m ".repeat(15 * million))), "/Filter /FlateDecode"),
    answers: ["fileTooComplex", "fileTooSlow", "fileDamaged", "fileWithoutText"],
  },
  {
    about: "a PDF of 200,000 pages",
    name: "a.pdf",
    make: () => manyPages(200_000),
    answers: ["fileTooManyPages"],
  },
  {
    about: "a PDF that claims one page and has a tree of itself",
    name: "a.pdf",
    make: () => makePdf([catalog, "<< /Type /Pages /Kids [2 0 R] /Count 1 >>"]),
    answers: ["fileDamaged", "fileWithoutText"],
  },
  {
    about: "a PDF whose form draws itself",
    name: "a.pdf",
    make: () =>
      makePdf([
        catalog,
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 5 0 R /Resources << /XObject << /X 4 0 R >> >> >>",
        stream(
          "/X Do",
          "/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /XObject << /X 4 0 R >> >>",
        ),
        stream("/X Do"),
      ]),
    answers: ["fileDamaged", "fileWithoutText", "fileTooSlow", "fileTooComplex"],
  },
  {
    about: "a PDF that is a web page too",
    name: "a.pdf",
    make: () => Buffer.concat([Buffer.from("<html><script>alert(1)</script>\n"), hello]),
    answers: ["text"],
    mustNotSay: /alert/u,
  },
  {
    about: "a PDF with a script and a file inside",
    name: "a.pdf",
    make: () =>
      textPdf([[{ x: 60, y: 700, text: "Only these words" }]], "", [
        "/OpenAction << /S /JavaScript /JS (app.alert(1)) >> /Names << /EmbeddedFiles << /Names [(x.exe) << /Type /Filespec /F (x.exe) >>] >> >>",
      ]),
    answers: ["text"],
    mustNotSay: /alert|exe/u,
  },
  {
    about: "a PDF with a password",
    name: "a.pdf",
    make: () =>
      textPdf(
        [[{ x: 60, y: 700, text: "secret" }]],
        `/ID [<00><00>] /Encrypt << /Filter /Standard /V 1 /R 2 /O <${"41".repeat(32)}> /U <${"42".repeat(32)}> /P -4 >>`,
      ),
    answers: ["fileEncrypted"],
  },
  {
    about: "a web page called .pdf",
    name: "a.pdf",
    type: "application/pdf",
    make: () => Buffer.from("<html><body>hello</body></html>"),
    answers: ["fileUnsupported"],
  },
  {
    about: "a Word document called .pdf",
    name: "a.pdf",
    type: "application/pdf",
    make: () => makeDocx(paragraph("Only these words")),
    answers: ["text"],
  },
  {
    about: "half a PDF",
    name: "a.pdf",
    make: () => hello.subarray(0, 400),
    answers: ["fileDamaged"],
  },
  {
    about: "no byte at all",
    name: "a.pdf",
    make: () => Buffer.alloc(0),
    answers: ["fileWithoutText"],
  },
  {
    about: "a program called .txt",
    name: "a.txt",
    make: () => Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1]),
    answers: ["fileUnsupported"],
  },
  {
    about: "a text of one line of ten million letters",
    name: "a.txt",
    make: () => Buffer.alloc(10 * million, "ab \t"),
    answers: ["text"],
  },
];
