import { getDocumentProxy } from "unpdf";
import { ExtractFailure } from "#server/documents/extract/extract-failure.ts";
import { extractLimits } from "#server/documents/extract/extract-limits.ts";
import { layOutPage } from "#server/documents/extract/pdf-layout/lay-out-page.ts";
import type { Piece } from "#server/documents/extract/pdf-layout/piece.ts";

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<PdfDocument["getPage"]>>;

/** Text of a PDF in reading order; pages are counted before any of them is read. */
export async function readPdf(bytes: Buffer): Promise<string> {
  const document = await open(bytes);
  if (document.numPages > extractLimits.pages) throw new ExtractFailure("fileTooManyPages");
  const pages: string[] = [];
  let characters = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const text = await readPage(await document.getPage(number));
    pages.push(text);
    characters += text.length;
    if (characters > extractLimits.characters) break;
  }
  await document.loadingTask.destroy();
  return pages.join("\n");
}

async function open(bytes: Buffer): Promise<PdfDocument> {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), {
      disableFontFace: true,
      useSystemFonts: false,
      verbosity: 0,
    });
  } catch (fault) {
    const isLocked = (fault as Error).name === "PasswordException";
    throw new ExtractFailure(isLocked ? "fileEncrypted" : "fileDamaged");
  }
}

async function readPage(page: PdfPage): Promise<string> {
  const { items } = await page.getTextContent({ disableNormalization: false });
  const [a, b, c, d, e, f] = page.getViewport({ scale: 1 }).transform as Matrix;
  const pieces = items.flatMap((item): Piece[] => {
    if (!("str" in item) || item.str.trim() === "") return [];
    const [, , sx, sy, x, y] = item.transform as Matrix;
    return [
      {
        text: item.str,
        x: a * x + c * y + e,
        y: b * x + d * y + f,
        width: item.width,
        size: Math.hypot(sx, sy) || item.height,
        font: item.fontName,
      },
    ];
  });
  page.cleanup();
  return layOutPage(pieces);
}

type Matrix = [number, number, number, number, number, number];
