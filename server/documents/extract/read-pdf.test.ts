import { describe, expect, test } from "vitest";
import { extractText } from "#server/documents/extract/extract.ts";
import { textPdf, type PdfText } from "#server/test/files/make-pdf.ts";

const read = async (bytes: Buffer) => (await extractText(bytes, "job.pdf")).text;

/** Lines of a column from the top down, as a typesetter places them. */
function column(x: number, top: number, lines: string[], size = 11): PdfText[] {
  return lines.map((text, at) => ({ x, y: top - at * size * 1.3, text, size }));
}

const leftColumn = [
  "You will own the pipelines that",
  "feed every report our planners",
  "read in the morning, from the",
  "first event at the gate to the",
  "last figure on the wall.",
];
const rightColumn = [
  "We ask for five years of Python",
  "and for SQL that you can defend",
  "before people who know it well.",
  "The office is in the middle of",
  "town, and empty on Fridays.",
];
const leftText = leftColumn.join(" ");
const rightText = rightColumn.join(" ");

describe("a PDF is read in the order people read it", () => {
  const title = {
    x: 60,
    y: 780,
    text: "Senior Data Engineer for the whole of the country",
    size: 20,
  };

  test("two columns, one after the other, under a heading that spans both", async () => {
    const page = [title, ...column(60, 740, leftColumn), ...column(320, 740, rightColumn)];
    expect(await read(textPdf([page]))).toBe(`${title.text}\n\n${leftText}\n\n${rightText}`);
  });

  test("the same when the file draws line by line across both columns", async () => {
    const rows = column(60, 740, leftColumn).flatMap((line, at) => [
      line,
      ...column(320, 740, rightColumn).slice(at, at + 1),
    ]);
    expect(await read(textPdf([[title, ...rows]]))).toContain(`${leftText}\n\n${rightText}`);
  });

  test("columns whose lines do not stand on the same height", async () => {
    const page = [...column(60, 740, leftColumn), ...column(320, 733, rightColumn)];
    expect(await read(textPdf([page]))).toBe(`${leftText}\n\n${rightText}`);
  });

  test("a narrow column of short facts beside the text is read by itself", async () => {
    const facts = ["Place", "Oslo", "Pay", "500 000 NOK", "Start", "Spring"];
    const page = [
      ...column(60, 738, facts, 15),
      ...column(220, 740, [...leftColumn, ...rightColumn]),
    ];
    const text = await read(textPdf([page]));
    expect(text.startsWith(facts.join("\n"))).toBe(true);
    expect(text).toContain(leftText);
  });

  test("a table stays a table, row by row", async () => {
    const rows = [
      ["Stage", "Who", "Minutes"],
      ["Call", "Recruiter", "20"],
      ["Technical", "Two engineers", "90"],
      ["Team", "Three people", "45"],
      ["Offer", "Manager", "30"],
    ];
    const page = rows.flatMap((cells, row) =>
      cells.map((text, cell) => ({ x: 60 + cell * 170, y: 740 - row * 16, text })),
    );
    expect(await read(textPdf([page]))).toBe(rows.map((cells) => cells.join("\t")).join("\n"));
  });

  test("bullets become dashes, wrapped entries become one line, headings stand apart", async () => {
    const page: PdfText[] = [
      { x: 60, y: 760, text: "What you will do", size: 16 },
      { x: 60, y: 735, text: "•" },
      { x: 75, y: 735, text: "Care for two patients a night, never for three" },
      { x: 75, y: 720, text: "of them, whoever asks" },
      { x: 60, y: 705, text: "\uf0b7" },
      { x: 75, y: 705, text: "Hand over in writing at seven" },
      { x: 60, y: 670, text: "What you bring", size: 16 },
      { x: 60, y: 645, text: "1. A nursing license" },
    ];
    expect(await read(textPdf([page]))).toBe(
      [
        "What you will do",
        "- Care for two patients a night, never for three of them, whoever asks",
        "- Hand over in writing at seven",
        "",
        "What you bring",
        "1. A nursing license",
      ].join("\n"),
    );
  });

  test("names of every script come through", async () => {
    const names = "Łódź, São Paulo, Ελλάδα, Київ, 東京";
    expect(await read(textPdf([[{ x: 60, y: 700, text: names }]]))).toBe(names);
  });

  test("pages follow each other", async () => {
    const pages = ["First page", "Second page"].map((text) => [{ x: 60, y: 700, text }]);
    expect(await read(textPdf(pages))).toBe("First page\nSecond page");
  });
});
