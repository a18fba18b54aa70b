import { makeZip, type ZipEntry } from "#server/test/files/make-zip.ts";

const wordNamespace =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const mainType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

/** The least a Word document needs; `body` is WordprocessingML, `more` are further entries. */
export function makeDocx(
  body: string,
  more: ZipEntry[] = [],
  { prologue = "", claimedBytes, type = mainType }: DocxOddities = {},
): Buffer {
  return makeZip([
    {
      name: "[Content_Types].xml",
      content: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    },
    {
      name: "_rels/.rels",
      content: `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: "word/document.xml",
      content: `<?xml version="1.0"?>${prologue}<w:document ${wordNamespace}><w:body>${body}</w:body></w:document>`,
      ...(claimedBytes === undefined ? {} : { claimedBytes }),
    },
    ...more,
  ]);
}

type DocxOddities = { prologue?: string; claimedBytes?: number; type?: string };

export function paragraph(text: string): string {
  return `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}
