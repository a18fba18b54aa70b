import mammoth from "mammoth";
import { ExtractFailure } from "#server/documents/extract/extract-failure.ts";

/** The parts of mammoth's document that carry words. */
type Node = {
  type: string;
  value?: string;
  children?: Node[];
  body?: Node[];
  checked?: boolean;
  styleName?: string | null;
  numbering?: { level: string; isOrdered: boolean } | null;
};

/** Paragraphs as lines, list entries with a dash, headings after an empty line, tables with a tab between cells. */
export async function readDocx(bytes: Buffer): Promise<string> {
  const lines: string[] = [];
  try {
    // The document is caught on its way to HTML, which nobody needs: nothing outside the file is ever opened.
    const transformDocument = (document: Node): Node => {
      for (const node of document.children ?? []) lines.push(...linesOf(node));
      return { ...document, children: [] };
    };
    await mammoth.convertToHtml({ buffer: bytes }, { transformDocument });
  } catch {
    throw new ExtractFailure("fileDamaged");
  }
  return lines.join("\n");
}

function linesOf(node: Node): string[] {
  if (node.type === "table") return ["", ...(node.children ?? []).flatMap(rowLines), ""];
  if (node.type !== "paragraph") return (node.children ?? []).flatMap(linesOf);
  const text = inlineText(node);
  if (/^(heading|title|subtitle)/iu.test(node.styleName ?? "")) return ["", text, ""];
  if (!node.numbering) return [text];
  return [`- ${text.replaceAll("\n", " ")}`];
}

/** Cells that hold one line each make one line; a cell with a list of its own is a layout and is read cell by cell. */
function rowLines(row: Node): string[] {
  const cells = (row.children ?? []).map((cell) =>
    (cell.children ?? []).flatMap(linesOf).filter((line) => line !== ""),
  );
  if (cells.every((lines) => lines.length <= 1))
    return [cells.map(([line = ""]) => line).join("\t")];
  return cells.flat();
}

function inlineText(node: Node): string {
  switch (node.type) {
    case "text":
      return node.value ?? "";
    case "tab":
      return "\t";
    case "break":
      return "\n";
    case "checkbox":
      return node.checked ? "☑ " : "☐ ";
    case "noteReference":
      return "";
    default:
      return (node.children ?? []).map(inlineText).join("");
  }
}
