import {
  AlignmentType,
  Bookmark,
  Document as WordDocument,
  Footer,
  HeadingLevel,
  ImageRun,
  InternalHyperlink,
  Packer,
  PageNumber,
  Paragraph,
  TabStopType,
  TextRun,
  convertMillimetersToTwip,
  type Table,
} from "docx";
import type { Document, DocumentPart } from "#tools/document/document.ts";
import { briefTitle } from "#tools/document/manager-brief.ts";
import { elementsOf, runs } from "#server/documents/docx/blocks.ts";
import { printPng } from "#server/documents/docx/print-png.ts";
import { colours, numbering, styles, textWidth } from "#server/documents/docx/styles.ts";

const edge = convertMillimetersToTwip(20);
const page = {
  size: { width: convertMillimetersToTwip(210), height: convertMillimetersToTwip(297) },
  margin: { top: edge, bottom: edge, left: edge, right: edge },
};
const quiet = { color: colours.quiet, size: 18 };

/** A document as a Word file that people go on writing in. */
export async function writeDocx(document: Document): Promise<Uint8Array> {
  const { title, subtitle, organization, language, marking } = document;
  const file = new WordDocument({
    title: `${title} – ${subtitle}`,
    creator: organization,
    lastModifiedBy: organization,
    description: document.madeBy,
    styles: {
      ...styles,
      default: {
        ...styles?.default,
        document: {
          ...styles?.default?.document,
          run: { ...styles?.default?.document?.run, language: { value: language } },
        },
      },
    },
    numbering,
    sections: [
      { properties: { page }, children: cover(document) },
      {
        properties: { page },
        footers: {
          default: footer([marking, organization, title].filter((text) => text !== "").join(" · ")),
        },
        children: [
          ...managerPage(document),
          ...(document.parts.length > 1 ? contents(document) : []),
          ...document.parts.flatMap((part, at) =>
            partElements(part, at, document.parts.length > 1),
          ),
          ...sources(document),
        ],
      },
    ],
  });
  return Packer.toBuffer(file);
}

function cover({
  title,
  subtitle,
  details,
  organization,
  date,
  print,
  marking,
}: Document): Paragraph[] {
  const picture = new ImageRun({
    type: "png",
    data: printPng(print),
    transformation: { width: 300, height: 310 },
  });
  return [
    new Paragraph({
      spacing: { after: 1600 },
      children: runs("Roleprint", { bold: true, color: colours.blue, size: 32 }),
    }),
    new Paragraph({ heading: HeadingLevel.TITLE, spacing: { after: 240 }, children: runs(title) }),
    new Paragraph({ children: runs(subtitle, { bold: true, size: 28 }) }),
    new Paragraph({
      spacing: { after: 900 },
      children: runs(details.join("  ·  "), { size: 26, color: colours.quiet }),
    }),
    new Paragraph({ alignment: AlignmentType.RIGHT, spacing: { after: 700 }, children: [picture] }),
    new Paragraph({
      spacing: { after: 0 },
      children: runs(organization, { bold: true, size: 20 }),
    }),
    new Paragraph({ children: runs(date, { size: 20 }) }),
    ...(marking === ""
      ? []
      : [new Paragraph({ children: runs(marking, { bold: true, size: 20 }) })]),
  ];
}

function managerPage({ brief }: Document): (Paragraph | Table)[] {
  if (brief.length === 0) return [];
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_1, children: runs(briefTitle) }),
    ...brief.flatMap(({ title, blocks }, at) => [
      ...(at === 0
        ? []
        : [new Paragraph({ heading: HeadingLevel.HEADING_2, children: runs(title) })]),
      ...blocks.flatMap(elementsOf),
    ]),
  ];
}

function contents({ parts, madeBy }: Document): Paragraph[] {
  return [
    new Paragraph({
      spacing: { after: 300 },
      children: runs("Contents", { bold: true, size: 44 }),
    }),
    ...parts.map(
      (part, at) =>
        new Paragraph({
          spacing: { after: 160 },
          children: [
            new TextRun({ text: `${part.number}   `, ...quiet }),
            new InternalHyperlink({
              anchor: anchorOf(at),
              children: runs(part.name, { bold: true, size: 24 }),
            }),
            new TextRun({ text: part.scope, break: 1, ...quiet }),
          ],
        }),
    ),
    new Paragraph({
      spacing: { before: 300 },
      children: runs(
        `${madeBy} Review before sharing. Reports that are not completed are left out.`,
        quiet,
      ),
    }),
  ];
}

function partElements(part: DocumentPart, at: number, isOnNewPage: boolean): (Paragraph | Table)[] {
  return [
    new Paragraph({
      pageBreakBefore: isOnNewPage,
      keepNext: true,
      spacing: { after: 60 },
      children: runs(`${part.number}   ${part.name}`, quiet),
    }),
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      children: [new Bookmark({ id: anchorOf(at), children: runs(part.title) })],
    }),
    new Paragraph({ children: runs(part.madeBy, quiet) }),
    ...part.sections.flatMap(({ title, chips, blocks }) => [
      new Paragraph({ heading: HeadingLevel.HEADING_2, children: runs(title) }),
      ...(chips.length === 0
        ? []
        : [new Paragraph({ keepNext: true, children: runs(chips.join(" · "), quiet) })]),
      ...blocks.flatMap(elementsOf),
    ]),
  ];
}

function sources({ legend, sources: names }: Document): (Paragraph | Table)[] {
  if (names.length + legend.length === 0) return [];
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_2, children: runs("Sources") }),
    ...elementsOf({ kind: "keyValues", pairs: legend }),
    ...names.map((name, at) => new Paragraph({ children: runs(`${at + 1}. ${name}`) })),
  ];
}

function footer(text: string): Footer {
  const number = new TextRun({
    children: ["\t", PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES],
    size: 17,
    color: colours.quiet,
  });
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
        border: { top: { style: "single", size: 4, color: colours.rule, space: 6 } },
        children: [...runs(text, { size: 17, color: colours.quiet }), number],
      }),
    ],
  });
}

function anchorOf(at: number): string {
  return `part${at + 1}`;
}
