import { describe, expect, test } from "vitest";
import { emptyJob } from "#contract/job-fields.ts";
import { readBenefits } from "#ledger/read/terms/benefits.ts";
import { joinForm } from "#ledger/read/text/job-lines.ts";
import { readPayParts } from "#ledger/read/terms/pay-parts.ts";
import { saidOf } from "#ledger/fixtures/sample-said.ts";

const benefits = (...texts: string[]) => readBenefits(saidOf("benefit", ...texts));

describe("benefits", () => {
  test("the form's line becomes single benefits, and its bonus a part of pay", () => {
    const field = "Medical, dental and vision; 401(k) with match; flexible PTO; 10% target bonus";
    const said = joinForm({ ...emptyJob, benefits: field }, []);
    expect(readBenefits(said).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      "health: Medical, dental and vision",
      "retirement: 401(k) with match",
      "leave: flexible PTO",
    ]);
    expect(readPayParts(said)).toMatchObject([{ id: "pay.bonus", text: "10% target bonus" }]);
  });

  test("praise is a claim, a thing is a benefit", () => {
    const found = benefits("Competitive salary and great benefits", "Free lunch");
    expect(found.map(({ isClaim, text }) => [isClaim, text])).toEqual([
      [true, "Competitive salary"],
      [true, "great benefits"],
      [false, "Free lunch"],
    ]);
  });

  test.each<[string, string[]]>([
    ["Dental & vision (all of your premium, half for family)", ["health"]],
    ["Company pension with a 5% top-up", ["retirement"]],
    ["Pet insurance", ["other"]],
    ["Tuition help up to $2,000", ["other"]],
    [
      "What you get besides the pay: dental, 401k, and we buy your boots",
      ["health", "retirement", "other"],
    ],
    ["Benefits: 20+ days PTO", ["leave"]],
    ["Free lunch, depending on the day", ["other"]],
    ["Two days a week in the office", []],
  ])("%s", (text, kinds) => {
    expect(benefits(text).map(({ kind }) => kind)).toEqual(kinds);
  });

  test("form and posting say the same benefit once, with both quotes", () => {
    const said = joinForm(
      { ...emptyJob, benefits: "Flexible PTO" },
      saidOf("benefit", "flexible PTO"),
    );
    expect(readBenefits(said)).toMatchObject([
      { quotes: [{ where: "benefits" }, { where: "posting" }] },
    ]);
  });

  test("a line in another place is no benefit", () => {
    expect(readBenefits([...saidOf("must", "401k"), ...saidOf("unplaced", "Free lunch")])).toEqual(
      [],
    );
  });
});

describe("what is paid beside the base", () => {
  test.each([
    ["$5,000 sign-on bonus and relocation assistance.", ["signOn", "relocation"]],
    ["95-110k base + 20% variable", ["bonus"]],
    ["$30/hr plus a night differential of $3.", ["differential"]],
    ["Base plus uncapped commission, OTE $200k.", ["commission"]],
    ["Stock options, company car, overtime", ["equity", "car", "overtime"]],
    ["Regional travel about 10%, mileage reimbursed", []],
    ["Relocation is covered up to $9,000.", ["relocation"]],
    ["Virtual shares (VSOP)", ["equity"]],
    ["A $40 phone stipend every month.", ["stipend"]],
    ["$17.00/hr + tips (tips average $6-9/hr)", ["tips"]],
  ])("%s", (text, kinds) => {
    expect(readPayParts(saidOf("pay", text)).map(({ kind }) => kind)).toEqual(kinds);
  });

  test("ends before the and of a list", () => {
    const said = saidOf(
      "pay",
      "Stock options, a $1,500 home office stipend and, of course, a bike.",
    );
    expect(readPayParts(said).map(({ text }) => text)).toContain("a $1,500 home office stipend");
  });

  test("a duty may say what being on call earns", () => {
    const paid = saidOf("duty", "Hold the pager one week in four, paid $350");
    expect(readPayParts(paid).map(({ kind }) => kind)).toEqual(["onCall"]);
    expect(readPayParts(saidOf("duty", "Hold the pager one week in four"))).toEqual([]);
  });

  test.each([
    "No relocation assistance.",
    "Tuition assistance up to $3,000 a year",
    "€72,000–€92,000 incl. 8% holiday allowance",
  ])("%s pays nothing more", (text) => {
    expect(readPayParts(saidOf("pay", text))).toEqual([]);
  });

  test("bonus points and equity in the other sense are in no line on pay", () => {
    const said = [
      ...saidOf("nice", "Bonus points for Rust."),
      ...saidOf("culture", "We value diversity, equity and inclusion."),
    ];
    expect(readPayParts(said)).toEqual([]);
  });
});

test("what a form says no to is no benefit", () => {
  const found = benefits("Relocation: No", "401(k) with a 5% match");
  expect(found.map(({ text }) => text)).toEqual(["401(k) with a 5% match"]);
});
