import { describe, expect, test } from "vitest";
import { withoutBlockIds } from "#contract/block.ts";
import { recordsOf } from "#contract/walk.ts";
import { mergeReports, type Merged } from "#tools/report/merging/merge.ts";
import { applyChange } from "#tools/report/merging/apply-change.ts";

const row = (id: number, risk: string, facts: string[] = []) => ({
  id: `b-000000000${id}`,
  risk,
  likelihood: "high",
  effect: "low",
  owner: "Recruiter",
  mitigation: "Ask.",
  basis: "plan",
  facts,
});

const pay = row(1, "The pay is below the market here.", ["pay"]);
const supply = row(2, "Few people apply for such work.", ["supply"]);
const slow = row(3, "The process is far too slow now.", ["process"]);
const newPay = { ...pay, risk: "The pay is now at the market." };
const mySupply = { ...supply, risk: "Nobody applies, says Ines." };
const mine = { ...row(9, "A risk that Ines added herself."), facts: [] };

function wordsOf(risks: unknown): unknown[] {
  return recordsOf(risks).map(({ risk }) => risk);
}

function merge(
  texts: { base?: unknown[]; mine: unknown[]; next: unknown[] },
  locked: readonly string[] = [],
): Merged & { risks: unknown } {
  const { base = [pay, supply, slow] } = texts;
  const merged = mergeReports(
    "intakeSync",
    { base: { risks: base }, mine: { risks: texts.mine }, next: { risks: texts.next } },
    { keeps: (key) => locked.includes(key) },
  );
  return { ...merged, risks: merged.report["risks"] };
}

describe("a new text beside a person's", () => {
  test("what nobody changed is taken from the new text, and nothing is offered", () => {
    const { risks, offered } = merge({ mine: [pay, supply, slow], next: [slow, newPay] });
    expect(risks).toEqual([slow, newPay]);
    expect(offered).toEqual([]);
  });

  test("what a person changed stays where the new text says nothing new", () => {
    const { risks, offered } = merge({ mine: [pay, mySupply, slow], next: [newPay, supply, slow] });
    expect(risks).toEqual([newPay, mySupply, slow]);
    expect(offered).toEqual([]);
  });

  test("where both changed the person's words stay and the new ones are offered", () => {
    const next = [pay, { ...supply, risk: "Fewer apply than ever, it seems." }, slow];
    const { risks, offered } = merge({ mine: [pay, mySupply, slow], next });
    expect(risks).toEqual([pay, mySupply, slow]);
    expect(offered).toMatchObject([
      {
        part: supply.id,
        section: "risks",
        kind: "changed",
        before: { risk: mySupply.risk },
        after: { risk: "Fewer apply than ever, it seems." },
        facts: ["supply"],
      },
    ]);
  });

  test.each([["the block", pay.id] as const, ["its section", "risks"] as const])(
    "a lock on %s keeps it to the byte and offers the new text",
    (_, key) => {
      const { report, offered } = merge(
        { mine: [pay, supply, slow], next: [newPay, supply, slow] },
        [key],
      );
      expect(JSON.stringify(report)).toBe(JSON.stringify({ risks: [pay, supply, slow] }));
      expect(offered).toMatchObject([
        { part: pay.id, kind: "changed", after: { risk: newPay.risk } },
      ]);
    },
  );

  test("a locked section gains and loses no row: both are offered", () => {
    const { risks, offered } = merge(
      { mine: [pay, supply], base: [pay, supply], next: [pay, slow] },
      ["risks"],
    );
    expect(risks).toEqual([pay, supply]);
    expect(offered.map(({ part, kind }) => [part, kind])).toEqual([
      [supply.id, "removed"],
      [expect.stringMatching(/^b-/u), "added"],
    ]);
  });

  test("a row that a person removed stays away, and is offered when it says something new", () => {
    const same = merge({ mine: [supply, slow], next: [pay, supply, slow] });
    expect([same.risks, same.offered]).toEqual([[supply, slow], []]);
    const changed = merge({ mine: [supply, slow], next: [newPay, supply, slow] });
    expect(changed.risks).toEqual([supply, slow]);
    expect(changed.offered).toMatchObject([{ kind: "added", before: null, after: newPay }]);
  });

  test("a row that a person changed and the new text drops stays, and its removal is offered", () => {
    const { risks, offered } = merge({ mine: [pay, mySupply, slow], next: [pay, slow] });
    expect(risks).toEqual([pay, mySupply, slow]);
    expect(offered).toMatchObject([
      { part: supply.id, kind: "removed", before: mySupply, after: null },
    ]);
  });

  test("a row that a person added stands after the row it stood after", () => {
    const { risks, offered } = merge({
      mine: [pay, mine, supply, slow],
      next: [slow, newPay, supply],
    });
    expect(risks).toEqual([slow, newPay, mine, supply]);
    expect(offered).toEqual([]);
  });

  test("rows that a person moved stay in that order, and a new one follows its neighbour", () => {
    const added = row(4, "The team works only at night.", ["shift"]);
    const { risks } = merge({ mine: [slow, pay, supply], next: [pay, added, supply, slow] });
    expect(wordsOf(risks)).toEqual(wordsOf([slow, pay, added, supply]));
  });

  test("a text that no generation wrote stays whole beside the new sections", () => {
    const { report, offered } = mergeReports(
      "intakeSync",
      { base: null, mine: "Hire slowly.", next: { summary: { answer: "Hire." }, risks: [pay] } },
      { keeps: () => false },
    );
    expect(withoutBlockIds(report)).toEqual(
      withoutBlockIds({ summary: "Hire slowly.", risks: [pay] }),
    );
    expect(offered).toMatchObject([
      { part: "summary", before: "Hire slowly.", after: { answer: "Hire." } },
    ]);
  });

  test("a list that holds something else than blocks is one part", () => {
    const { risks, offered } = merge({ mine: ["None, says Ines."], next: [newPay, supply, slow] });
    expect(risks).toEqual(["None, says Ines."]);
    expect(offered).toMatchObject([
      { part: "risks", kind: "changed", before: ["None, says Ines."] },
    ]);
  });

  test("another citation alone is no news", () => {
    const cited = { ...supply, facts: ["supply", "town"] };
    const { offered } = merge({ mine: [pay, mySupply, slow], next: [pay, cited, slow] });
    expect(offered).toEqual([]);
  });

  test("a changed row inside another row is offered alone", () => {
    const touch = (id: number, body: string) => ({
      id: `b-00000000t${id}`,
      body,
      facts: [`touch${id}`],
    });
    const sequence = (...touches: unknown[]) => ({
      nurtureSequences: [{ id: "b-00000000s1", name: "Warm", touches }],
    });
    const merged = mergeReports(
      "engagementHub",
      {
        base: sequence(touch(1, "Hello there, good day."), touch(2, "Still there, are you?")),
        mine: sequence(touch(1, "Hello, says Ines to you."), touch(2, "Still there, are you?")),
        next: sequence(touch(1, "Good day to you there."), touch(2, "Are you still there now?")),
      },
      { keeps: () => false },
    );
    expect(merged.report).toEqual(
      sequence(touch(1, "Hello, says Ines to you."), touch(2, "Are you still there now?")),
    );
    expect(merged.offered.map(({ part }) => part)).toEqual(["b-00000000t1"]);
  });
});

describe("taking what is offered", () => {
  const take = (texts: Parameters<typeof merge>[0], locked: readonly string[] = []) => {
    const { report, offered } = merge(texts, locked);
    return offered.reduce((text, change) => applyChange("intakeSync", text, change), report);
  };

  test("a changed, an added and a removed row become what the new text says", () => {
    const next = [newPay, { ...supply, risk: "Fewer apply than ever, it seems." }];
    const taken = take({ mine: [mySupply, { ...slow, risk: "Slow, says Ines to us." }], next });
    expect(taken).toEqual({ risks: next });
  });

  test("all that a lock kept away can be taken", () => {
    const added = row(4, "The team works only at night.", ["shift"]);
    const next = [newPay, added, slow];
    const taken = take({ mine: [pay, supply, slow], next }, ["risks"]);
    expect(wordsOf(taken["risks"])).toEqual(wordsOf(next));
  });

  test("what has no place any more changes nothing", () => {
    const change = { part: "b-0000000007", kind: "added" as const, after: slow };
    const place = { parent: "nurture", field: "touches", follows: null };
    expect(applyChange("intakeSync", { risks: [pay] }, { ...change, place })).toEqual({
      risks: [pay],
    });
  });
});
