import {
  BorderStyle,
  CheckBox,
  HeadingLevel,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  type IParagraphOptions,
} from "docx";
import { columnWidths } from "#server/documents/column-widths.ts";
import type { Block, Item } from "#tools/document-blocks.ts";
import { bullets, colours, mono, nameWidth, textWidth } from "#server/documents/docx/styles.ts";

type Element = Paragraph | Table;
type RunLook = { bold?: boolean; color?: string; size?: number; font?: string; italics?: boolean };

const quiet: RunLook = { color: colours.quiet, size: 18 };
const none = { style: BorderStyle.NONE, size: 0, color: "auto" };
const line = (color: string, size = 4) => ({ style: BorderStyle.SINGLE, size, color });

/** Text with its line ends. */
export function runs(text: string, look: RunLook = {}): TextRun[] {
  return text
    .split("\n")
    .map((words, at) => new TextRun({ text: words, ...look, ...(at > 0 ? { break: 1 } : {}) }));
}

/** A block as Word's own elements: headings, lists, tables and boxes to tick. */
export function elementsOf(block: Block): Element[] {
  switch (block.kind) {
    case "finding":
      return [bordered(block.text, colours.marker, { bold: true, size: 26 })];
    case "paragraph":
      return [new Paragraph({ children: runs(block.text) })];
    case "note":
      return [new Paragraph({ children: runs(block.text, { ...quiet, italics: true }) })];
    case "heading":
      return [
        new Paragraph({
          heading: HeadingLevel.HEADING_3,
          children: [...runs(block.text), ...markRuns(block.mark)],
        }),
      ];
    case "list":
      return block.items.map((item) =>
        entry(item, { numbering: { reference: bullets, level: 0 } }),
      );
    case "checklist":
      return block.items.map((item) =>
        entry(item, { indent: { left: 360, hanging: 360 } }, [
          new CheckBox({ checked: false }),
          new TextRun(" "),
        ]),
      );
    case "table":
      return [tableOf(block.head, block.rows), new Paragraph({ spacing: { after: 60 } })];
    case "keyValues":
      return block.pairs.map(pairOf);
    case "message":
      return [label(block.title), bordered(block.text, colours.rule)];
    case "code":
      return [
        label(block.title),
        bordered(block.text, colours.blue, { font: mono, size: 18 }, colours.tint),
      ];
    default:
      return [
        ...(block.title === "" && block.mark === "" ? [] : [cardTitle(block.title, block.mark)]),
        ...block.blocks.flatMap(elementsOf),
      ];
  }
}

function entry(
  item: Item,
  options: IParagraphOptions,
  before: (CheckBox | TextRun)[] = [],
): Paragraph {
  const detail =
    item.detail === "" ? [] : [new TextRun({ text: "", break: 1 }), ...runs(item.detail, quiet)];
  return new Paragraph({
    ...options,
    children: [...before, ...runs(item.text), ...markRuns(item.mark), ...detail],
  });
}

function markRuns(mark: string): TextRun[] {
  if (mark === "") return [];
  const shading = { type: ShadingType.CLEAR, fill: colours.tint };
  const look = { size: 16, bold: false, color: colours.quiet, shading };
  return [new TextRun("  "), new TextRun({ text: mark, ...look })];
}

function cardTitle(title: string, mark: string): Paragraph {
  return new Paragraph({
    keepNext: true,
    spacing: { before: 180, after: 60 },
    border: { top: { ...line(colours.rule), space: 6 } },
    children: [...runs(title, { bold: true }), ...markRuns(mark)],
  });
}

function label(title: string): Paragraph {
  return new Paragraph({ keepNext: true, spacing: { after: 40 }, children: runs(title, quiet) });
}

function bordered(text: string, color: string, look: RunLook = {}, fill?: string): Paragraph {
  return new Paragraph({
    indent: { left: 200 },
    spacing: { before: 60, after: 160 },
    border: { left: { ...line(color, 18), space: 8 } },
    ...(fill ? { shading: { type: ShadingType.CLEAR, fill } } : {}),
    children: runs(text, look),
  });
}

function pairOf({ name, value }: { name: string; value: string }): Paragraph {
  return new Paragraph({
    indent: { left: nameWidth, hanging: nameWidth },
    tabStops: [{ type: "left", position: nameWidth }],
    spacing: { after: 60 },
    children: [...runs(name, { color: colours.quiet }), new TextRun("\t"), ...runs(value)],
  });
}

/** The first row is repeated on every page the table reaches; a row is not cut. */
function tableOf(head: string[], rows: string[][]): Table {
  const shares = columnWidths([head, ...rows]);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const widths = shares.map((share) => Math.floor((textWidth * share) / whole));
  const row = (cells: string[], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: cells.map((text, at) => cellOf(text, isHead, widths[at] ?? 0)),
    });
  return new Table({
    columnWidths: widths,
    width: { size: textWidth, type: WidthType.DXA },
    borders: { top: none, left: none, right: none, insideVertical: none },
    rows: [row(head, true), ...rows.map((cells) => row(cells, false))],
  });
}

function cellOf(text: string, isHead: boolean, width: number): TableCell {
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins: { top: 60, bottom: 60, right: 120 },
    borders: {
      left: none,
      right: none,
      top: none,
      bottom: line(isHead ? colours.control : colours.rule),
    },
    children: [
      new Paragraph({
        spacing: { after: 0 },
        children: runs(
          text,
          isHead ? { bold: true, size: 19, color: colours.quiet } : { size: 19 },
        ),
      }),
    ],
  });
}
