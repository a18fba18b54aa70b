import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { HostileFile } from "#server/test/files/hostile-file.ts";
import { makeDocx, paragraph } from "#server/test/files/make-docx.ts";
import { makeZip } from "#server/test/files/make-zip.ts";

const million = 1_000_000;
const legacyDoc = readFileSync(join(import.meta.dirname, "legacy.doc"));
const magic = legacyDoc.subarray(0, 512);

/** Deep tags that pack badly enough to pass the archive's check. */
function deepButPlain(): Buffer {
  const tags = Array.from({ length: 60_000 }, () => `<w:x${randomBytes(4).toString("hex")}>`);
  const closing = tags.toReversed().map((tag) => tag.replace("<", "</"));
  return makeDocx(tags.join("") + closing.join(""));
}

/** Every sector's successor is the sector itself. */
function loopedDoc(): Buffer {
  const looped = Buffer.from(legacyDoc);
  const table = 512 + looped.readUInt32LE(76) * 512;
  for (let at = 0; at < 128; at += 1) looped.writeUInt32LE(at, table + at * 4);
  return looped;
}

/** Hostile Word documents, with the answers each may get. */
export const hostileDocuments: HostileFile[] = [
  {
    about: "a .docx of a million paragraphs",
    name: "a.docx",
    make: () => makeDocx("<w:p/>".repeat(million * 4)),
    answers: ["fileTooComplex"],
  },
  {
    about: "a .docx with 300 MB of text",
    name: "a.docx",
    make: () => makeDocx(paragraph("a".repeat(300 * million))),
    answers: ["fileTooComplex"],
  },
  {
    about: "a .docx with 100,000 nested tags",
    name: "a.docx",
    make: () => makeDocx("<w:p>".repeat(100_000) + "</w:p>".repeat(100_000)),
    answers: ["fileTooComplex"],
  },
  {
    about: "a .docx with nested tags that pack badly",
    name: "a.docx",
    make: deepButPlain,
    answers: ["fileDamaged", "fileTooComplex", "fileTooSlow", "fileWithoutText"],
  },
  {
    about: "a .docx with 60,000 entries",
    name: "a.docx",
    make: () =>
      makeDocx(
        paragraph("text"),
        Array.from({ length: 60_000 }, (_, at) => ({ name: `word/${at}.xml`, content: "x" })),
      ),
    answers: ["fileTooComplex"],
  },
  {
    about: "a .docx that lies about its size",
    name: "a.docx",
    make: () => makeDocx(paragraph("a".repeat(50 * million)), [], { claimedBytes: 1_000 }),
    answers: ["fileDamaged"],
  },
  {
    about: "a .docx that asks for a file of the machine",
    name: "a.docx",
    make: () =>
      makeDocx(paragraph("start &secret; end"), [], {
        prologue: '<!DOCTYPE d [<!ENTITY secret SYSTEM "file:///etc/passwd">]>',
      }),
    answers: ["fileDamaged", "text"],
    mustNotSay: /root:/u,
  },
  {
    about: "a .docx of a billion laughs",
    name: "a.docx",
    make: () =>
      makeDocx(paragraph("&e9;"), [], {
        prologue: `<!DOCTYPE d [<!ENTITY e0 "laugh">${Array.from(
          { length: 9 },
          (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`,
        ).join("")}]>`,
      }),
    answers: ["fileDamaged", "fileWithoutText", "text"],
    mustNotSay: /laugh/u,
  },
  {
    about: "a .docx with a way out of its folder",
    name: "a.docx",
    make: () => makeDocx(paragraph("text"), [{ name: "../../../tmp/out", content: "x" }]),
    answers: ["fileDamaged"],
  },
  {
    about: "a .docx with a picture that lies on the machine",
    name: "a.docx",
    make: () =>
      makeDocx(
        `${paragraph("Only these words")}<w:p><w:r><w:drawing><a:blip xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" r:link="rId9"/></w:drawing></w:r></w:p>`,
        [
          {
            name: "word/_rels/document.xml.rels",
            content:
              '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="file:///etc/passwd" TargetMode="External"/></Relationships>',
          },
        ],
      ),
    answers: ["text"],
    mustNotSay: /root:/u,
  },
  {
    about: "a .docx with a macro",
    name: "a.docm",
    make: () => makeDocx(paragraph("text"), [{ name: "word/vbaProject.bin", content: "x" }]),
    answers: ["fileWithMacros"],
  },
  {
    about: "another kind of archive",
    name: "a.docx",
    make: () => makeZip([{ name: "readme.txt", content: "hello" }]),
    answers: ["fileUnsupported"],
  },
  {
    about: "half a .docx",
    name: "a.docx",
    make: () => makeDocx(paragraph("text")).subarray(0, 400),
    answers: ["fileDamaged"],
  },
  {
    about: "junk that begins like a .doc",
    name: "a.doc",
    make: () => Buffer.concat([magic, randomBytes(3_584)]),
    answers: ["fileDamaged"],
  },
  {
    about: "a .doc whose table goes round in circles",
    name: "a.doc",
    make: loopedDoc,
    answers: ["fileDamaged", "fileTooSlow", "fileTooComplex", "fileWithoutText"],
  },
  {
    about: "a .doc with a macro project behind its text",
    name: "a.doc",
    make: () => Buffer.concat([legacyDoc, Buffer.from("_VBA_PROJECT", "utf16le")]),
    answers: ["text"],
  },
  {
    about: "a .docx with a password",
    name: "a.docx",
    make: () => Buffer.concat([magic, Buffer.from("EncryptedPackage", "utf16le")]),
    answers: ["fileEncrypted"],
  },
  {
    about: "rich text of a hundred thousand open groups",
    name: "a.doc",
    make: () => Buffer.from(`{\\rtf1 ${"{\\b ".repeat(100_000)}deep`),
    answers: ["text"],
  },
];
