/** Text at a place; `y` counts from the page's lower edge. */
export type PdfText = { x: number; y: number; text: string; size?: number };

const page = "/Type /Page /MediaBox [0 0 595 842]";

/** A file of numbered objects; the first is the catalog. */
export function makePdf(objects: (string | Buffer)[], trailer = ""): Buffer {
  const pieces: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  let offset = pieces[0]?.length ?? 0;
  const offsets = objects.map((object, at) => {
    const start = offset;
    const body = typeof object === "string" ? Buffer.from(object, "latin1") : object;
    const piece = Buffer.concat([
      Buffer.from(`${at + 1} 0 obj\n`),
      body,
      Buffer.from("\nendobj\n"),
    ]);
    pieces.push(piece);
    offset += piece.length;
    return `${String(start).padStart(10, "0")} 00000 n \n`;
  });
  const count = objects.length + 1;
  pieces.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join("")}trailer\n<< /Size ${count} /Root 1 0 R ${trailer} >>\nstartxref\n${offset}\n%%EOF`,
    ),
  );
  return Buffer.concat(pieces);
}

export function stream(content: string | Buffer, entries = ""): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`),
    bytes,
    Buffer.from("\nendstream"),
  ]);
}

/** Pages of placed text, any script: every character gets a code and says what it means. */
export function textPdf(pages: PdfText[][], trailer = "", extra: string[] = []): Buffer {
  const letters = [...new Set(pages.flat().flatMap(({ text }) => Array.from(text)))];
  const codeOf = (letter: string) => (letters.indexOf(letter) + 1).toString(16).padStart(4, "0");
  const draw = ({ x, y, text, size = 11 }: PdfText) =>
    `BT /F1 ${size} Tf ${x} ${y} Td <${Array.from(text).map(codeOf).join("")}> Tj ET`;
  const first = 7;
  const kids = pages.map((_, at) => `${first + at * 2} 0 R`).join(" ");
  return makePdf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${extra.join(" ")} >>`,
      `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
      "<< /Type /Font /Subtype /Type0 /BaseFont /Test /Encoding /Identity-H /DescendantFonts [4 0 R] /ToUnicode 6 0 R >>",
      "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Test /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 5 0 R /DW 500 >>",
      "<< /Type /FontDescriptor /FontName /Test /Flags 4 /FontBBox [0 0 500 700] /ItalicAngle 0 /Ascent 700 /Descent -200 /CapHeight 700 /StemV 80 >>",
      stream(meanings(letters)),
      ...pages.flatMap((texts, at) => [
        `<< ${page} /Parent 2 0 R /Contents ${first + at * 2 + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        stream(texts.map(draw).join("\n")),
      ]),
    ],
    trailer,
  );
}

function meanings(letters: string[]): string {
  const utf16 = (letter: string) => Buffer.from(letter, "utf16le").swap16().toString("hex");
  const lines = letters.map(
    (letter, at) => `<${(at + 1).toString(16).padStart(4, "0")}> <${utf16(letter)}>`,
  );
  const groups = Array.from({ length: Math.ceil(lines.length / 100) }, (_, at) => {
    const group = lines.slice(at * 100, at * 100 + 100);
    return `${group.length} beginbfchar\n${group.join("\n")}\nendbfchar`;
  });
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def
1 begincodespacerange <0000> <FFFF> endcodespacerange
${groups.join("\n")}
endcmap CMapName currentdict /CMap defineresource pop end end`;
}

/** One page of one drawing, with the given entries for its stream. */
export function drawnPdf(drawing: string | Buffer, entries = "", resources = ""): Buffer {
  return makePdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< ${page} /Parent 2 0 R /Contents 4 0 R /Resources << ${resources} >> >>`,
    stream(drawing, entries),
  ]);
}
