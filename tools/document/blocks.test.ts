import { describe, expect, test } from "vitest";
import { itemOf } from "#tools/document/block.ts";
import { blocksOf } from "#tools/document/blocks.ts";

describe("a value's shape decides its form", () => {
  test("lines with a dash are a list", () => {
    expect(blocksOf("marketPulse", "text", "Bring:\n- a license\n- two years\nThanks")).toEqual([
      { kind: "paragraph", text: "Bring:" },
      { kind: "list", items: [itemOf("a license"), itemOf("two years")] },
      { kind: "paragraph", text: "Thanks" },
    ]);
  });

  test("flat records with short cells are a table; how they are known is a last column where they differ", () => {
    const rows = [
      { employer: "Acme", pay: 10, basis: "data", facts: ["a.b"] },
      { employer: "Brix", pay: null, remote: true, basis: "estimate" },
    ];
    expect(blocksOf("marketPulse", "other", rows)).toEqual([
      {
        kind: "table",
        head: ["Employer", "Pay", "Remote", "Basis"],
        rows: [
          ["Acme", "10", "", "Public data"],
          ["Brix", "", "Yes", "Estimate"],
        ],
      },
    ]);
    const alike = rows.map((row) => ({ ...row, basis: "data" }));
    expect(blocksOf("marketPulse", "other", alike)).toMatchObject([
      { head: ["Employer", "Pay", "Remote"] },
    ]);
  });

  test("one long cell makes them cards, unless the section is meant to be a table", () => {
    const long = "x".repeat(60);
    const rows = [{ risk: "Late", mitigation: long, mood: "calm", basis: "estimate" }];
    expect(blocksOf("marketPulse", "other", rows, true)).toEqual([
      {
        kind: "card",
        title: "Late",
        mark: "Estimate",
        detail: "",
        blocks: [
          {
            kind: "keyValues",
            pairs: [
              { name: "Mitigation", value: long },
              { name: "Mood", value: "calm" },
            ],
          },
        ],
      },
    ]);
    expect(blocksOf("intakeSync", "risks", rows)).toEqual([
      { kind: "table", head: ["Risk", "What to do", "Mood"], rows: [["Late", long, "calm"]] },
    ]);
    const endless = [{ risk: "Late", mitigation: "x".repeat(600) }];
    expect(blocksOf("intakeSync", "risks", endless)).toMatchObject([
      { kind: "card", title: "Late" },
    ]);
  });

  test("a number before the title belongs to it", () => {
    const [card] = blocksOf("interviewCoach", "questions", [
      { rank: 1, question: "Why?", because: "x".repeat(80) },
    ]);
    expect(card).toMatchObject({ kind: "card", title: "1 · Why?" });
  });

  test("actions are things to tick off", () => {
    const actions = [{ action: "Post it", owner: "You", basis: "estimate" }];
    const entry = { text: "Post it", detail: "Owner: You", mark: "" };
    expect(blocksOf("offerNavigator", "nextActions", actions)).toEqual([
      { kind: "checklist", items: [entry] },
    ]);
    expect(blocksOf("offerNavigator", "nextActions", actions, true)).toEqual([
      { kind: "checklist", items: [{ ...entry, mark: "Estimate" }] },
    ]);
    expect(blocksOf("attractSourceKit", "launchChecklist", ["Post it"])).toMatchObject([
      { kind: "checklist" },
    ]);
  });

  test("search strings and messages keep their letters and lines", () => {
    const kit = [{ platform: "X", string: '(a OR b) AND "c d"' }];
    expect(blocksOf("attractSourceKit", "booleanStrings", kit)).toMatchObject([
      { kind: "card", blocks: [{ kind: "code", text: '(a OR b) AND "c d"' }] },
    ]);
    expect(
      blocksOf("attractSourceKit", "outreach", [{ kind: "Mail", body: "Hi,\n\nbye" }]),
    ).toMatchObject([
      { kind: "card", blocks: [{ kind: "message", title: "Body", text: "Hi,\n\nbye" }] },
    ]);
  });

  test("an object is its finding, its short facts together, and the rest under its name", () => {
    const value = { finding: "So it is.", from: 1, to: 2, moves: ["up"], note: "end" };
    expect(blocksOf("marketPulse", "pay", value)).toEqual([
      { kind: "finding", text: "So it is." },
      {
        kind: "keyValues",
        pairs: [
          { name: "From", value: "1" },
          { name: "To", value: "2" },
          { name: "Moves", value: "up" },
        ],
      },
      { kind: "paragraph", text: "end" },
    ]);
  });

  test("text that is JSON is read as what it holds", () => {
    expect(blocksOf("marketPulse", "x", '["a", "b"]')).toEqual([
      { kind: "list", items: [itemOf("a"), itemOf("b")] },
    ]);
    expect(blocksOf("marketPulse", "x", '["a", ')).toEqual([{ kind: "paragraph", text: '["a",' }]);
  });

  test("nothing is said in the spec's words [S-815]", () => {
    expect([null, "", [], {}].map((value) => blocksOf("marketPulse", "x", value))).toEqual([
      [{ kind: "note", text: "Not provided." }],
      [{ kind: "note", text: "Not provided." }],
      [{ kind: "note", text: "No entries provided." }],
      [{ kind: "note", text: "No additional details provided." }],
    ]);
  });
});
