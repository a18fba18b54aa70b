import { describe, expect, test } from "vitest";
import { readBenefits } from "#ledger/read/benefits.ts";
import { settlePlace } from "#ledger/read/location.ts";
import { readPayParts } from "#ledger/read/pay-parts.ts";
import { listSaidIn } from "#ledger/read/said.ts";
import { readSchedule } from "#ledger/read/schedule.ts";
import { readUrgency } from "#ledger/read/urgency.ts";
import { readWorkType } from "#ledger/read/work-type.ts";

const posting = (text: string) => listSaidIn("posting", text);
const nowhere = settlePlace(null, null);

describe("the schedule", () => {
  const inTitle = (quote: string) => ({ where: "title" as const, quote });

  test.each([
    ["This is a full-time, 12-hour night position.", "full-time, 12-hour nights"],
    ["Employment type: Part time", "part-time"],
    ["This is a 6-month contract role with rotating shifts.", "contract, rotating"],
    ["Work 3 x 12 on the day shift.", "12-hour days"],
    ["Take part in the on-call rotation, one week in six.", "on-call one week in six"],
    ["Travel: up to 20%", "travel up to 20%"],
    ["Occasional travel may be required.", "occasional travel"],
    ["Shift: PM, 2:00 to 10:30", "evenings"],
  ])("%s", (text, printed) => {
    expect(readSchedule(null, posting(text))?.text).toBe(printed);
  });

  test("the title's shift counts", () => {
    const schedule = readSchedule(inTitle("Nurse (Nights)"), posting("Work the day shift."));
    expect(schedule).toMatchObject({ shift: "nights", quotes: [{ where: "title" }] });
  });

  test.each([
    "Requirements\n- Two years of full-time paid experience",
    "Three years of full-time paid experience in a similar role count.",
    "Keep families informed through the night.",
    "We sell travel insurance to travel agencies.",
    "Some evening shifts may be needed.",
    "Duties\n- Brief two freelance designers",
  ])("%s is no schedule", (text) => {
    expect(readSchedule(null, posting(text))).toBeNull();
  });
});

describe("work type and urgency", () => {
  test.each([
    ["Hybrid: Tuesday to Thursday in the office.", "hybrid, Tuesday to Thursday in the office"],
    ["We work hybrid, 3 days a week in the office.", "hybrid, 3 days a week in the office"],
    ["This is a fully remote role.", "remote"],
    ["The job is on site in Columbus.", "on-site"],
    ["This is not a remote role.", "on-site"],
    ["Remote arrangements will not be considered.", "on-site"],
    ["3 days onsite, no fully remote.", "hybrid, 3 days in the office"],
  ])("%s", (text, printed) => {
    expect(readWorkType("", nowhere, posting(text))?.text).toBe(printed);
  });

  test("an on-site gym and a hybrid cloud say nothing about the place of work", () => {
    expect(
      readWorkType("", nowhere, posting("On-site gym. Hybrid cloud. Apply in person.")),
    ).toBeNull();
  });

  test("the form's choice counts, and the posting's days are added to it", () => {
    const said = posting("Remote role? Monday and Friday in the office, please.");
    expect(readWorkType("hybrid", nowhere, said)).toMatchObject({
      type: "hybrid",
      officeDays: "Monday and Friday",
    });
  });

  test.each([
    ["Start ASAP.", "critical"],
    ["We urgently need a cook.", "critical"],
    ["This is a backfill.", "active"],
    ["Both are backfills.", "active"],
    ["No rush on this one.", "passive"],
  ])("%s is %s", (text, level) => {
    expect(readUrgency("", posting(text))?.level).toBe(level);
  });

  test("urgent care is no urgency, and the form's level counts", () => {
    expect(readUrgency("", posting("We run urgent care clinics."))).toBeNull();
    expect(readUrgency("passive", posting("ASAP!"))).toMatchObject({
      level: "passive",
      quotes: [{ where: "urgencyLevel" }],
    });
  });
});

describe("benefits and pay parts", () => {
  test("the form's line becomes single benefits, and its bonus a part of pay", () => {
    const said = listSaidIn(
      "benefits",
      "Medical, dental and vision; 401(k) with match; flexible PTO; 10% target bonus",
    );
    expect(readBenefits(said).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      "health: Medical, dental and vision",
      "retirement: 401(k) with match",
      "leave: flexible PTO",
    ]);
    expect(readPayParts(said)).toMatchObject([{ id: "pay.bonus", text: "10% target bonus" }]);
  });

  test("praise is a claim, a thing is a benefit", () => {
    const benefits = readBenefits(
      posting("What we offer\n- Competitive salary and great benefits\n- Free lunch"),
    );
    expect(benefits.map(({ isClaim, text }) => [isClaim, text])).toEqual([
      [true, "Competitive salary"],
      [true, "great benefits"],
      [false, "Free lunch"],
    ]);
  });

  test.each<[string, string[]]>([
    ["Benefits\n- Dental & vision (all of your premium, half for family)", ["health"]],
    ["Benefits\n- Company pension with a 5% top-up", ["retirement"]],
    ["Benefits\n- Pet insurance\n- Tuition help up to $2,000", ["other", "other"]],
    [
      "What you get besides the pay: dental, 401k, and we buy your boots.",
      ["health", "retirement", "other"],
    ],
    ["Benefits\n- Free lunch, depending on the day", ["other"]],
    ["Benefits\nMedical from day one.\n\nThe ideal candidate is calm and likes soup.", ["health"]],
    ["Benefits\n- Two days a week in our Harbor office", []],
  ])("%s", (text, kinds) => {
    expect(readBenefits(posting(text)).map(({ kind }) => kind)).toEqual(kinds);
  });

  test("form and posting say the same benefit once, with both quotes", () => {
    const said = [
      ...listSaidIn("benefits", "Flexible PTO"),
      ...posting("Benefits\n- flexible PTO"),
    ];
    expect(readBenefits(said)).toMatchObject([
      { quotes: [{ where: "benefits" }, { where: "posting" }] },
    ]);
  });

  test.each([
    ["$5,000 sign-on bonus and relocation assistance.", ["signOn", "relocation"]],
    ["$30/hr plus a night differential of $3.", ["differential"]],
    ["Base plus uncapped commission, OTE $200k.", ["commission"]],
    ["Benefits\n- Stock options\n- Company car\n- Overtime", ["equity", "car", "overtime"]],
    ["Duties\n- Hold the pager one week in four, paid $350", ["onCall"]],
    ["Relocation is covered up to $9,000.", ["relocation"]],
    ["Benefits\n- Virtual shares (VSOP)", ["equity"]],
    ["A $40 phone stipend every month.", ["stipend"]],
    ["$22/hr, $2k sign on\not in december", ["signOn", "overtime"]],
  ])("%s", (text, kinds) => {
    expect(readPayParts(posting(text)).map(({ kind }) => kind)).toEqual(kinds);
  });

  test.each([
    "We value diversity, equity and inclusion.",
    "Bonus points for Rust.",
    "The Civil Service Commission approves the list.",
    "No relocation assistance.",
    "Benefits\n- Tuition assistance up to $3,000 a year",
    "Duties\n- Hold the pager one week in four",
    "Follow every SOP.",
  ])("%s pays nothing", (text) => {
    expect(readPayParts(posting(text))).toEqual([]);
  });
});
