import WordExtractor from "word-extractor";
import { ExtractFailure } from "#server/documents/extract/extract-failure.ts";

/** Its published types leave the options out; by default dashes and quotes are replaced by plain ones. */
type WordDocument = Record<
  "getBody" | "getTextboxes",
  (options: { filterUnicode: boolean }) => string
>;

/** In a compound file's directory names are UTF-16. */
const encryptedPackage = Buffer.from("EncryptedPackage", "utf16le");

/** Words of a Word 97-2003 document; a protected .docx lies in the same kind of container. */
export async function readDoc(bytes: Buffer): Promise<string> {
  if (bytes.includes(encryptedPackage)) throw new ExtractFailure("fileEncrypted");
  if (isEncrypted(bytes)) throw new ExtractFailure("fileEncrypted");
  try {
    const document = (await new WordExtractor().extract(bytes)) as unknown as WordDocument;
    const asWritten = { filterUnicode: false };
    return `${splitRows(document.getBody(asWritten))}\n${document.getTextboxes(asWritten)}`;
  } catch {
    throw new ExtractFailure("fileDamaged");
  }
}

/** A row of a table ends with a second cell mark instead of a line end. */
function splitRows(body: string): string {
  return body.replaceAll("\t\t", "\n");
}

/** The document's own header says whether its text is encrypted. */
function isEncrypted(bytes: Buffer): boolean {
  const sectorBytes = 512;
  const wordMagic = 0xa5ec;
  for (let at = sectorBytes; at + 12 <= bytes.length; at += sectorBytes) {
    if (bytes.readUInt16LE(at) === wordMagic) return (bytes.readUInt16LE(at + 10) & 0x0100) !== 0;
  }
  return false;
}
