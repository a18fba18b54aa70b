import { fileTypeFromBuffer } from "file-type";
import { ExtractFailure } from "#server/documents/extract/extract-failure.ts";
import { checkZip } from "#server/documents/extract/zip-check.ts";

export type FileKind = "pdf" | "docx" | "doc" | "rtf" | "txt";

/** Our name for what the bytes are; a template is a document. */
const kinds: Record<string, FileKind> = {
  pdf: "pdf",
  docx: "docx",
  dotx: "docx",
  cfb: "doc",
  rtf: "rtf",
};
const withMacros = new Set(["docm", "dotm"]);
const zipMagic = "PK\u0003\u0004";
const pdfMagic = "%PDF-";
/** Readers of PDF accept other bytes in front of the document. */
const pdfStartsWithin = 1024;

/** What a file really is, by its content; its name only lets plain text pass. */
export async function detectKind(bytes: Buffer, name: string): Promise<FileKind> {
  if (bytes.length === 0) throw new ExtractFailure("fileWithoutText");
  const isZip = bytes.toString("latin1", 0, 4) === zipMagic;
  const names = isZip ? checkZip(bytes) : [];
  const extension = (await fileTypeFromBuffer(bytes))?.ext ?? "";
  if (withMacros.has(extension) || names.some((entry) => /vbaProject\.bin$/iu.test(entry)))
    throw new ExtractFailure("fileWithMacros");
  const kind = kinds[extension];
  if (kind) return kind;
  if (bytes.subarray(0, pdfStartsWithin).includes(pdfMagic)) return "pdf";
  if (extension === "" && /\.txt$/iu.test(name) && isText(bytes)) return "txt";
  throw new ExtractFailure("fileUnsupported");
}

function isText(bytes: Buffer): boolean {
  const isUtf16 = bytes.length > 1 && [0xfeff, 0xfffe].includes(bytes.readUInt16BE(0));
  return isUtf16 || !bytes.includes(0);
}
