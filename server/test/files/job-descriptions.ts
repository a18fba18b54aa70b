import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  WidthType,
} from "docx";
import type { ParsedJobDescription } from "#contract/job.ts";
import { textPdf, type PdfText } from "#server/test/files/make-pdf.ts";

/** A file as recruiters drop it, and what its words say: a text as it must stand in the form, or what a field must hold. */
export type DescriptionFile = {
  about: string;
  name: string;
  make: () => Promise<Buffer> | Buffer;
  stated: Partial<Record<keyof ParsedJobDescription, string | RegExp[]>>;
};

/** A head over the whole page, then two columns that are read one after the other. */
function twoColumns(): Buffer {
  const column = (x: number, top: number, lines: string[]): PdfText[] =>
    lines.map((text, at) => ({ x, y: top - at * 16, text }));
  const head = [
    "Data Analyst",
    "São Paulo, Brazil",
    "Salary: R$ 9.000 - R$ 12.000 per month",
    "Hybrid, three days in the office",
  ];
  const left = [
    "Requirements",
    "• SQL and Python, every working day",
    "• 3+ years in analytics or finance",
    "• Portuguese and English, both spoken",
    "• Clear writing for busy readers",
  ];
  const right = [
    "Benefits",
    "• Health insurance for the family",
    "• Meal allowance of R$ 900 a month",
    "• Thirty days of paid leave a year",
    "We cannot sponsor visas for this role.",
  ];
  return textPdf([
    [...column(50, 760, head), ...column(50, 670, left), ...column(320, 670, right)],
  ]);
}

function wordFile(children: (Paragraph | Table)[]): Promise<Buffer> {
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_2 });
const bullet = (text: string) => new Paragraph({ text, bullet: { level: 0 } });

function row(...texts: string[]): TableRow {
  const cells = texts.map((text) => new TableCell({ children: [new Paragraph(text)] }));
  return new TableRow({ children: cells });
}

const richText = String.raw`{\rtf1\ansi\ansicpg1252\uc1{\fonttbl{\f0 Arial;}}
\pard {\b Warehouse Supervisor}\par
Location: Columbus, OH\par
Pay: $27.50 to $33.00 per hour\par
On-site\par
{\b Requirements}\par
{\listtext\'b7\tab}Forklift certification\par
{\listtext\'b7\tab}2+ years leading a shift\par
{\b Benefits}\par
{\listtext\'b7\tab}401(k) with a 4% match\par}`;

export const descriptionFiles: DescriptionFile[] = [
  {
    about: "a PDF of two columns",
    name: "job.pdf",
    make: twoColumns,
    stated: {
      title: "Data Analyst",
      location: "São Paulo, Brazil",
      salaryRange: [/9.000/u, /12.000/u],
      workType: "hybrid",
      requirements: [/SQL and Python/u, /3\+ years in analytics/u, /Portuguese/u, /Clear writing/u],
      benefits: [/Health insurance/u, /Meal allowance/u, /Thirty days/u],
      dealBreakers: [/sponsor/iu],
    },
  },
  {
    about: "a Word file with bullets",
    name: "job.docx",
    make: () =>
      wordFile([
        new Paragraph({ text: "Backend Engineer", heading: HeadingLevel.HEADING_1 }),
        new Paragraph("Tokyo (東京), Japan"),
        new Paragraph("Remote"),
        new Paragraph("Compensation: ¥9,000,000 - ¥12,000,000 a year"),
        heading("Requirements"),
        bullet("Five years with PostgreSQL"),
        bullet("Kotlin or Java"),
        heading("Benefits"),
        bullet("Thirty days of paid leave"),
      ]),
    stated: {
      title: "Backend Engineer",
      location: "Tokyo, Japan",
      salaryRange: [/9,000,000/u, /12,000,000/u],
      workType: "remote",
      requirements: [/Five years with PostgreSQL/u, /Kotlin or Java/u],
      benefits: [/Thirty days of paid leave/u],
    },
  },
  {
    about: "a Word file whose facts stand in a table",
    name: "job.docx",
    make: () =>
      wordFile([
        new Paragraph({ text: "Senior Accountant", heading: HeadingLevel.HEADING_1 }),
        new Table({
          width: { size: 9_000, type: WidthType.DXA },
          rows: [
            row("Location", "Łódź, Poland"),
            row("Salary", "92 000 – 118 000 PLN a year"),
            row("Work type", "Hybrid"),
          ],
        }),
        heading("Requirements"),
        bullet("5 years of month-end close under IFRS"),
        bullet("Polish and English"),
      ]),
    stated: {
      title: "Senior Accountant",
      location: [/Łódź/u],
      salaryRange: [/92[ ,]000/u, /118[ ,]000/u],
      workType: "hybrid",
      requirements: [/month-end close under IFRS/u, /Polish and English/u],
    },
  },
  {
    about: "a .doc of Word 97",
    name: "job.doc",
    make: () => readFileSync(join(import.meta.dirname, "legacy.doc")),
    stated: {
      title: [/^Night Nurse/u],
      location: [/Łódź/u],
      salaryRange: [/92[ ,]000/u, /118[ ,]000/u],
      description: [/Care for two patients a night/u, /Hand over in writing at seven/u],
    },
  },
  {
    about: "rich text called .doc",
    name: "job.doc",
    make: () => Buffer.from(richText, "latin1"),
    stated: {
      title: "Warehouse Supervisor",
      location: "Columbus, OH",
      salaryRange: [/27\.50/u, /33\.00/u],
      workType: "on-site",
      requirements: [/Forklift certification/u, /2\+ years leading a shift/u],
      benefits: [/401\(k\) with a 4% match/u],
    },
  },
];
