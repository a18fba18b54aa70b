import { expect, test } from "vitest";
import { documentAsMarkdown, documentAsText } from "#tools/document/as-text.ts";
import { toDocument, type DocumentInput } from "#tools/document/document.ts";

const input: DocumentInput = {
  job: { id: 1, title: "Nurse *now*", location: "Oslo", salaryRange: "" },
  organization: "Ward",
  date: new Date("2026-11-14"),
  outputs: [
    {
      toolType: "marketPulse",
      status: "completed",
      content: {
        summary: "Short range. # not a heading",
        marketSnapshot: [
          { label: "A|B", figure: 1, change: "up", source: "Office", basis: "estimate" },
          { label: "C", figure: 2, source: "Office", basis: "data" },
        ],
        search: [{ name: "Web", string: "(a OR `b`)" }],
        mails: [{ name: "First", body: "Hi,\n\nbye" }],
        recommendedActions: [{ action: "Post", owner: "You" }],
        sources: ["Survey"],
      },
    },
  ],
};
const document = toDocument(input);

test("a text file says everything, in order, in plain letters", () => {
  expect(documentAsText(document)).toBe(`Nurse *now*
Market Pulse Intelligence
Oslo
Ward
14 November 2026
A person decides.

========================================================================
Market Pulse Intelligence
========================================================================

Summary
-------

Short range.

# not a heading

Market Snapshot
---------------

(Public data · Estimate)

- A|B
  Figure: 1
  Note: up
- C
  Figure: 2

(Office)

Recommended Actions
-------------------

- [ ] Post
  Owner: You

Search
------

Web

String:
  (a OR \`b\`)

Mails
-----

First

Body:
  Hi,
  
  bye

Sources
-------

- Survey

Sources
-------

Public data: published by a named public source
Estimate: a judgement; check it before you rely on it
1. Office
2. Survey
`);
});

test("Markdown keeps its forms, and no word of a report becomes markup", () => {
  const text = documentAsMarkdown(document);
  expect(text).toContain("# Nurse \\*now\\*\n\nMarket Pulse Intelligence · Oslo · Ward");
  expect(text).toContain("\n\\# not a heading\n");
  expect(text).toContain(
    "|  | Figure | Note |\n| --- | --- | --- |\n| A\\|B | 1 | up |\n| C | 2 |  |\n\n*Office*",
  );
  expect(text).toContain("- [ ] Post\n  Owner: You");
  expect(text).toContain("```\n(a OR `b`)\n```");
  expect(text).toContain("> Hi,\n> \n> bye");
});

test("a text of backticks cannot leave its frame", () => {
  const content = { s: [{ name: "x", string: "````\n<script>" }] };
  const outputs = [
    { ...input.outputs[0], toolType: "marketPulse", status: "completed", content } as const,
  ];
  expect(documentAsMarkdown(toDocument({ ...input, outputs }))).toContain(
    "`````\n````\n<script>\n`````",
  );
});

test("in Markdown a figure at the start of a text stays a figure, and a numbered line its words", () => {
  const content = {
    summary: "5.1 % reply.\n1. First\n.NET second\n+4.2 % more\n+ none\n# none\n---",
  };
  const outputs = [
    { ...input.outputs[0], toolType: "marketPulse", status: "completed", content } as const,
  ];
  const text = documentAsMarkdown(toDocument({ ...input, outputs }));
  expect(text).toContain("5.1 % reply.");
  expect(text).not.toContain(String.raw`\5`);
  expect(text).toContain(String.raw`1\. First`);
  expect(text).toContain("\n.NET second");
  expect(text).toContain("\n+4.2 % more");
  expect(text).not.toMatch(/^(?:\+ |# none|---)/mu);
});
