import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toolTypes, type ReportContent } from "#contract/output.ts";
import { toDocument, type DocumentInput } from "#tools/document.ts";
import { blocksOf, type Block, type Item } from "#tools/document-blocks.ts";

const job = { id: 7, title: "Nurse", location: "Oslo", salaryRange: "" };
const input = (content: ReportContent): DocumentInput => ({
  job,
  organization: "Ward",
  date: new Date("2026-11-14T23:59:00Z"),
  outputs: [{ toolType: "marketPulse", status: "completed", content }],
});
const blocks = (content: ReportContent, section = 0): Block[] =>
  toDocument(input(content)).parts[0]?.sections[section]?.blocks ?? [];

/** Every word of a document in reading order. */
function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).join(" ");
  if (value === null || typeof value !== "object") return String(value);
  return Object.entries(value)
    .filter(([key]) => !["kind", "print", "language"].includes(key))
    .map(([, entry]) => wordsOf(entry))
    .join(" ");
}

describe("a value's shape decides its form", () => {
  test("a plain summary begins with its finding", () => {
    expect(blocks({ summary: "Short range. It ends early.\n\nAsk for more." })).toEqual([
      { kind: "finding", text: "Short range." },
      { kind: "paragraph", text: "It ends early." },
      { kind: "paragraph", text: "Ask for more." },
    ]);
  });

  test("lines with a dash are a list", () => {
    expect(blocksOf("text", "Bring:\n- a license\n- two years\nThanks")).toEqual([
      { kind: "paragraph", text: "Bring:" },
      { kind: "list", items: [item("a license"), item("two years")] },
      { kind: "paragraph", text: "Thanks" },
    ]);
  });

  test("flat records with short cells are a table, and judgement is marked in a last column", () => {
    const rows = [
      { employer: "Acme", pay: 10, basis: "data", facts: ["a.b"] },
      { employer: "Brix", pay: null, remote: true, basis: "estimate" },
    ];
    expect(blocksOf("competitiveLandscape", rows)).toEqual([
      {
        kind: "table",
        head: ["Employer", "Pay", "Remote", "Basis"],
        rows: [
          ["Acme", "10", "", ""],
          ["Brix", "Not provided.", "Yes", "Estimate"],
        ],
      },
    ]);
  });

  test("one long cell makes them cards", () => {
    const long = "x".repeat(60);
    expect(blocksOf("risks", [{ risk: "Late", why: long, basis: "estimate" }])).toEqual([
      {
        kind: "card",
        title: "Late",
        mark: "Estimate",
        blocks: [{ kind: "keyValues", pairs: [{ name: "Why", value: long }] }],
      },
    ]);
  });

  test("a number before the title belongs to it", () => {
    const [card] = blocksOf("questions", [{ rank: 1, question: "Why?", because: "x".repeat(80) }]);
    expect(card).toMatchObject({ kind: "card", title: "1 · Why?" });
  });

  test("actions are things to tick off", () => {
    const actions = [{ action: "Post it", owner: "You", basis: "estimate" }];
    expect(blocksOf("nextActions", actions)).toEqual([
      { kind: "checklist", items: [{ text: "Post it", detail: "Owner: You", mark: "Estimate" }] },
    ]);
    expect(blocksOf("launchChecklist", ["Post it"])).toMatchObject([{ kind: "checklist" }]);
  });

  test("search strings and messages keep their letters and lines", () => {
    const kit = [{ platform: "X", string: '(a OR b) AND "c d"' }];
    expect(blocksOf("booleanStrings", kit)).toMatchObject([
      { kind: "card", blocks: [{ kind: "code", text: '(a OR b) AND "c d"' }] },
    ]);
    expect(blocksOf("outreach", [{ kind: "Mail", body: "Hi,\n\nbye" }])).toMatchObject([
      { kind: "card", blocks: [{ kind: "message", title: "Body", text: "Hi,\n\nbye" }] },
    ]);
  });

  test("an object is its finding, its short facts together, and the rest under its name", () => {
    const value = { finding: "So it is.", from: 1, to: 2, moves: ["up"], note: "end" };
    expect(blocksOf("pay", value)).toEqual([
      { kind: "finding", text: "So it is." },
      {
        kind: "keyValues",
        pairs: [
          { name: "From", value: "1" },
          { name: "To", value: "2" },
          { name: "Moves", value: "up" },
          { name: "Note", value: "end" },
        ],
      },
    ]);
  });

  test("text that is JSON is read as what it holds", () => {
    expect(blocksOf("x", '["a", "b"]')).toEqual([{ kind: "list", items: [item("a"), item("b")] }]);
    expect(blocksOf("x", '["a", ')).toEqual([{ kind: "paragraph", text: '["a",' }]);
  });

  test("nothing is said in the spec's words", () => {
    expect([null, "", [], {}].map((value) => blocksOf("x", value))).toEqual([
      [{ kind: "note", text: "Not provided." }],
      [{ kind: "note", text: "Not provided." }],
      [{ kind: "note", text: "No entries provided." }],
      [{ kind: "note", text: "No additional details provided." }],
    ]);
  });
});

describe("a document", () => {
  test("holds completed reports only, in the tools' order, with each writer named once", () => {
    const document = toDocument({
      ...input(""),
      outputs: [
        {
          toolType: "offerNavigator",
          status: "completed",
          content: { metadata: { engine: "a/b" } },
        },
        { toolType: "marketPulse", status: "completed", content: "Text" },
        { toolType: "intakeSync", status: "failed", content: "No" },
      ],
    });
    expect(document.parts.map(({ number, name }) => [number, name])).toEqual([
      ["01", "Market Pulse"],
      ["05", "Offer Navigator"],
    ]);
    expect(document.madeBy).toBe("A person decides. Drafted by a/b; a person decides.");
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
      expect(performance.now() - start).toBeLessThan(500);
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

function item(text: string): Item {
  return { text, detail: "", mark: "" };
}
