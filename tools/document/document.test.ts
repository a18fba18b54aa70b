import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { patient } from "#contract/test/patient.ts";
import { toolTypes, type ReportContent } from "#contract/output.ts";
import { toDocument, type DocumentInput } from "#tools/document/document.ts";

const job = { id: 7, title: "Nurse", location: "Oslo", salaryRange: "" };
const input = (content: ReportContent): DocumentInput => ({
  job,
  organization: "Ward",
  date: new Date("2026-11-14T23:59:00Z"),
  outputs: [{ toolType: "marketPulse", status: "completed", content }],
});
/** Every word of a document in reading order. */
function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).join(" ");
  if (value === null || typeof value !== "object") return String(value);
  return Object.entries(value)
    .filter(([key]) => !["kind", "print", "language"].includes(key))
    .map(([, entry]) => wordsOf(entry))
    .join(" ");
}

describe("a document", () => {
  test("begins with the finding of a plain summary", () => {
    const { parts } = toDocument(
      input({ summary: "Short range. It ends early.\n\nAsk for more." }),
    );
    expect(parts[0]?.sections[0]?.blocks).toEqual([
      { kind: "finding", text: "Short range." },
      { kind: "paragraph", text: "It ends early." },
      { kind: "paragraph", text: "Ask for more." },
    ]);
  });

  test("says after its writers, once, what was left out of some of its reports", () => {
    const made = (leftOut: object) => ({ metadata: { engine: "built-in", leftOut } });
    const { madeBy } = toDocument({
      ...input(""),
      outputs: [
        { toolType: "marketPulse", status: "completed", content: made({ undecided: 3 }) },
        {
          toolType: "attractSourceKit",
          status: "completed",
          content: made({ undecided: 3, unconfirmed: 1 }),
        },
      ],
    });
    expect(madeBy).toBe(
      "Written by the built-in writer; a person decides. 3 lines are undecided and were left out. Decide them in What we read. 1 line of the notes is not confirmed and was left out of texts for candidates. Confirm it in What we read.",
    );
  });

  test("holds completed reports only, in the tools' order, with each writer named once [W-53]", () => {
    const document = toDocument({
      ...input(""),
      outputs: [
        {
          toolType: "offerNavigator",
          status: "completed",
          content: { metadata: { engine: "a/b" } },
        },
        {
          toolType: "marketPulse",
          status: "completed",
          content: { summary: "Text", risks: [{ risk: "Late", basis: "estimate" }] },
        },
        { toolType: "intakeSync", status: "failed", content: "No" },
      ],
    });
    expect(document.parts.map(({ number, name }) => [number, name])).toEqual([
      ["01", "Market Pulse"],
      ["05", "Offer Navigator"],
    ]);
    expect(document.madeBy).toBe("Drafted by a/b. A person decides.");
    expect(document.parts[0]?.sections.map(({ title, chips }) => [title, chips])).toEqual([
      ["Summary", []],
      ["Risks", ["Estimate"]],
    ]);
    expect(document.legend).toEqual([
      { name: "Estimate", value: "a judgement; check it before you rely on it" },
    ]);
    expect(document.print.map(({ isDone }) => isDone)).toEqual([
      true,
      false,
      false,
      false,
      true,
      false,
    ]);
    expect(document).toMatchObject({
      subtitle: "Complete recruiting package",
      date: "14 November 2026",
    });
  });

  test("of one report bears its name", () => {
    expect(toDocument(input("Text")).subtitle).toBe("Market Pulse Intelligence");
  });

  test("lists every source once, and not what the writer notes for itself", () => {
    const content = {
      a: [{ source: "Survey" }, { source: "Survey" }, { chart: { edition: "May 2025" } }],
      sources: [{ name: "Office" }],
      metadata: { source: "prompt" },
    };
    expect(toDocument(input(content)).sources).toEqual(["Survey", "May 2025", "Office"]);
  });

  test("has no letter that cannot be printed or that turns the others round", () => {
    const document = toDocument({ ...input("a\u0000b\u202ec\ud800"), organization: "O\u0007rg" });
    expect(wordsOf(document)).not.toMatch(/\p{Control}|\u202e|\p{Surrogate}/u);
    expect(document.organization).toBe("Org");
  });
});

const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
const anything = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 6 },
    leaf,
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(
      fc.constantFrom("finding", "body", "string", "basis", "facts", "id", "text", "otherKey"),
      tie("value"),
      { maxKeys: 4 },
    ),
  ),
})).value;

test("any content at all becomes a document that nothing of it is lost from", () => {
  fc.assert(
    fc.property(fc.constantFrom(...toolTypes), anything, (toolType, content) => {
      const report = { section: mark(content, { count: 0 }) };
      const document = toDocument({
        ...input(""),
        outputs: [{ toolType, status: "completed", content: report }],
      });
      const words = wordsOf(document.parts);
      const places = marksIn(report).map((text) => words.indexOf(text));
      expect(places).not.toContain(-1);
    }),
    { numRuns: 500 },
  );
});

test(
  "a report of twenty thousand levels, and one of as many entries, are written in time",
  { retry: 2 },
  () => {
    const deep = `${'{"a":'.repeat(20_000)}"end"${"}".repeat(20_000)}`;
    const wide = JSON.stringify({ list: Array.from({ length: 20_000 }, (_, at) => `entry ${at}`) });
    for (const [content, last] of [
      [deep, "end"],
      [wide, "entry 19999"],
    ] as const) {
      const start = performance.now();
      expect(wordsOf(toDocument(input(content)).parts)).toContain(last);
      expect(performance.now() - start).toBeLessThan(patient(1_500));
    }
  },
);

/** Replaces every text by one that is found only there. */
function mark(value: unknown, counter: { count: number }): unknown {
  if (Array.isArray(value)) return value.map((entry) => mark(entry, counter));
  if (typeof value === "string") return `mark${(counter.count += 1)}mark`;
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, mark(entry, counter)]),
  );
}

function marksIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, entry]) => (key === "facts" ? [] : marksIn(entry)));
}
