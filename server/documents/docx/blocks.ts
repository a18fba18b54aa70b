import {
  BorderStyle,
  CheckBox,
  HeadingLevel,
  LineRuleType,
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
import { piecesOf } from "#server/documents/web-links.ts";
import type { Block, Item } from "#tools/document/block.ts";
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

/** Text in which a web address shows its label and host: a Word file of ours points nowhere outside. */
function linkedRuns(text: string, look: RunLook = {}): TextRun[] {
  const lines = piecesOf(text).map((pieces) => pieces.map((piece) => piece.text).join(""));
  return runs(lines.join("\n"), look);
}

/** A block as Word's own elements: headings, lists, tables and boxes to tick. */
export function elementsOf(block: Block): Element[] {
  switch (block.kind) {
    case "finding":
      return [bordered(runs(block.text, { bold: true, size: 26 }), colours.marker)];
    case "paragraph":
      return [new Paragraph({ children: runs(block.text) })];
    case "note":
      return [new Paragraph({ children: runs(block.text, { ...quiet, italics: true }) })];
    case "heading":
      return [subheading(block.text, block.mark)];
    case "list":
      return bulleted(block.items);
    case "checklist":
      return block.items.map((item) =>
        entry(item, { indent: { left: 360, hanging: 360 } }, [
          new CheckBox({ checked: false }),
          new TextRun(" "),
        ]),
      );
    case "columns":
      return block.columns.flatMap(({ title, items }) => [subheading(title), ...bulleted(items)]);
    case "figures":
      return [
        ...tableElements(
          ["", "Figure", ""],
          block.figures.map(({ label, figure, detail }) => [label, figure, detail]),
        ),
        quietLine(block.source),
      ];
    case "payRange":
      return [
        ...named(block.title),
        ...tableElements(block.names, [block.texts]),
        ...(block.offer ? [pairOf({ name: block.offer.name, value: block.offer.text })] : []),
        quietLine(block.source),
      ];
    case "table":
      return tableElements(block.head, block.rows);
    case "keyValues":
      return block.pairs.map(pairOf);
    case "message":
      return [
        ...named(block.title),
        bordered(messageRuns(block.subject, block.text), colours.rule),
        ...named(block.detail, false),
      ];
    case "code":
      return [
        ...named(block.title),
        bordered(runs(block.text, { font: mono, size: 18 }), colours.blue, colours.tint),
        ...named(block.detail, false),
      ];
    case "frame":
      return [
        ...(block.title === "" ? [] : [cardTitle(block.title, "", "")]),
        ...block.blocks.flatMap(elementsOf),
      ];
    default:
      return [
        cardTitle(block.title, block.mark, block.detail),
        ...block.blocks.flatMap(elementsOf),
      ];
  }
}

function subheading(text: string, mark = ""): Paragraph {
  return new Paragraph({
    heading: HeadingLevel.HEADING_3,
    children: [...runs(text), ...markRuns(mark)],
  });
}

function bulleted(items: Item[]): Paragraph[] {
  return items.map((item) => entry(item, { numbering: { reference: bullets, level: 0 } }));
}

function tableElements(head: string[], rows: string[][]): Element[] {
  const space = new Paragraph({ spacing: { after: 0, line: 160, lineRule: LineRuleType.EXACT } });
  return [tableOf(head, rows), space];
}

/** A quiet line before or after what it is about; nothing where it says nothing. */
function named(text: string, isBefore = true): Paragraph[] {
  return text === "" ? [] : [quietLine(text, isBefore)];
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
    children: [...before, ...linkedRuns(item.text), ...markRuns(item.mark), ...detail],
  });
}

function markRuns(mark: string): TextRun[] {
  if (mark === "") return [];
  const shading = { type: ShadingType.CLEAR, fill: colours.tint };
  const look = { size: 16, bold: false, color: colours.quiet, shading };
  return [new TextRun("  "), new TextRun({ text: mark, ...look })];
}

function cardTitle(title: string, mark: string, detail: string): Paragraph {
  return new Paragraph({
    keepNext: true,
    spacing: { before: 180, after: 60 },
    border: { top: { ...line(colours.rule), space: 6 } },
    children: [
      ...runs(title, { bold: true }),
      ...markRuns(mark),
      ...(detail === "" ? [] : [new TextRun({ text: "", break: 1 }), ...runs(detail, quiet)]),
    ],
  });
}

function quietLine(text: string, isBefore = false): Paragraph {
  return new Paragraph({
    keepNext: isBefore,
    spacing: { after: isBefore ? 40 : 160 },
    children: linkedRuns(text, quiet),
  });
}

function messageRuns(subject: string, text: string): TextRun[] {
  if (subject === "") return runs(text);
  return [...runs(subject, { bold: true }), new TextRun({ text: "", break: 2 }), ...runs(text)];
}

function bordered(children: TextRun[], color: string, fill?: string): Paragraph {
  return new Paragraph({
    keepLines: true,
    indent: { left: 200 },
    spacing: { before: 60, after: 160 },
    border: { left: { ...line(color, 18), space: 8 } },
    ...(fill ? { shading: { type: ShadingType.CLEAR, fill } } : {}),
    children,
  });
}

function pairOf({ name, value }: { name: string; value: string }): Paragraph {
  return new Paragraph({
    indent: { left: nameWidth, hanging: nameWidth },
    tabStops: [{ type: "left", position: nameWidth }],
    spacing: { after: 60 },
    children: [...runs(name, { color: colours.quiet }), new TextRun("\t"), ...linkedRuns(value)],
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
        children: linkedRuns(
          text,
          isHead ? { bold: true, size: 19, color: colours.quiet } : { size: 19 },
        ),
      }),
    ],
  });
}
