import { emptyJob } from "#contract/job-fields.ts";
import { readEmployment } from "#ledger/read/terms/employment.ts";
import { describe, expect, test } from "vitest";
import { readSchedule } from "#ledger/read/terms/schedule.ts";
import { readUrgency } from "#ledger/read/terms/urgency.ts";
import { readWorkType } from "#ledger/read/terms/work-type.ts";
import { saidOf } from "#ledger/fixtures/sample-said.ts";

const terms = (...texts: string[]) => saidOf("terms", ...texts);

describe("the schedule", () => {
  test.each([
    ["This is a 12-hour night position.", "12-hour nights"],
    ["Rotating shifts.", "rotating"],
    ["Work 3 x 12 on the day shift.", "12-hour days"],
    ["Take part in the on-call rotation, one week in six.", "on-call one week in six"],
    ["Travel: up to 20%", "travel up to 20%"],
    ["Occasional travel may be required.", "occasional travel"],
  ])("%s", (text, printed) => {
    expect(readSchedule(null, null, terms(text))?.text).toBe(printed);
  });

  test("a title that promises weekends at home names no weekend work", () => {
    const titled = (quote: string) =>
      readSchedule({ where: "title", quote }, null, [])?.shift ?? null;
    expect(titled("CDL-A Drivers HOME EVERY WEEKEND")).toBeNull();
    expect(
      titled("REGIONAL CDL-A **** HOME EVERY WEEKEND AND I MEAN EVERY WEEKEND ****"),
    ).toBeNull();
    expect(titled("Line Cook, Weekends")).toBe("weekends");
  });

  test("a shift's label may name the half of the day", () => {
    const [line] = terms("Shift: PM, 2:00 to 10:30");
    const labelled = line === undefined ? [] : [{ ...line, heading: "Shift:" }];
    expect(readSchedule(null, null, labelled)?.shift).toBe("evenings");
  });

  test.each([
    ["7:00 pm - 7:30 am, three 12-hour shifts", "nights"],
    ["10 PM to 6 AM", "nights"],
    ["12 am - 8 am", "nights"],
    ["Mon-Thu 3:00 pm - 1:30 am", "evenings"],
    ["5 AM - 1 PM", "days"],
  ])("the shift %s is called %s", (text, shift) => {
    const said = terms(text).map((line) => ({ ...line, heading: "Shift:" }));
    expect(readSchedule(null, null, said)?.shift).toBe(shift);
  });

  test.each([
    [
      "Hybrid: 3 days in office, 2 at home (and Fridays are just OFF, June through August)",
      "3 days",
    ],
    ["Hybrid after 90 days, 2 days home", null],
    ["Hybrid, 2 days a week at home after 90 days", null],
    ["Hybrid: 2 days at home, 3 days in the office", "3 days"],
    ["Hybrid, Tuesdays in the office", "Tuesdays"],
  ])("the office days of %j", (text, days) => {
    expect(readWorkType("hybrid", null, terms(text))?.officeDays).toBe(days);
  });

  test("employment is what the posting states, with its quote", () => {
    const quote = { where: "posting" as const, quote: "6-month contract" };
    const stated = readEmployment(emptyJob, { value: "contract", quote });
    expect(readSchedule(null, stated, terms("Nights only, night shift"))).toMatchObject({
      text: "contract, nights",
      quotes: [quote, {}],
    });
  });

  test("what a person typed of the employment wins over the posting, with its length and hours [R-37]", () => {
    const quote = { where: "posting" as const, quote: "Full time" };
    const job = { ...emptyJob, employmentType: "contract", employmentLength: "6 months" };
    const typed = readEmployment({ ...job, weeklyHours: "30" }, { value: "full-time", quote });
    expect(readSchedule(null, typed, [])).toMatchObject({
      text: "contract, 6 months, 30 hours a week",
      employment: "contract",
      quotes: [
        { where: "employmentType", quote: "contract" },
        { where: "employmentLength", quote: "6 months" },
        { where: "weeklyHours", quote: "30" },
      ],
    });
    expect(readEmployment({ ...emptyJob, weeklyHours: "every second week" }, null).terms).toEqual([
      "every second week",
    ]);
  });

  test("the title's shift counts", () => {
    const title = { where: "title" as const, quote: "Nurse (Nights)" };
    const schedule = readSchedule(title, null, terms("Work the day shift."));
    expect(schedule).toMatchObject({ shift: "nights", quotes: [{ where: "title" }] });
  });

  test("a demand may name the pager or a trip, and no other place of a line says anything", () => {
    expect(readSchedule(null, null, saidOf("must", "Willing to travel 25%"))?.travel).toBe(
      "travel 25%",
    );
    expect(readSchedule(null, null, saidOf("must", "Two years on the night shift"))).toBeNull();
    expect(readSchedule(null, null, saidOf("internal", "on-call every week"))).toBeNull();
  });

  test.each([
    "HOME EVERY WEEKEND",
    "Off every weekend",
    "Keep families informed through the night.",
    "We sell travel insurance to travel agencies.",
    "Some evening shifts may be needed.",
  ])("%s is no schedule", (text) => {
    expect(readSchedule(null, null, terms(text))).toBeNull();
  });
});

describe("work type and urgency", () => {
  const quote = { where: "posting" as const, quote: "Hybrid" };

  test.each([
    ["Hybrid: Tuesday to Thursday in the office.", "hybrid, Tuesday to Thursday in the office"],
    ["We work hybrid, 3 days a week in the office.", "hybrid, 3 days a week in the office"],
    ["Hybrid.", "hybrid"],
    ["Hybrid work, up to two days from home.", "hybrid"],
    ["Chicago office, 4 days in, Fridays remote", "hybrid, 4 days in the office"],
  ])("%s", (text, printed) => {
    expect(readWorkType("", { value: "hybrid", quote }, terms(text))?.text).toBe(printed);
  });

  test("the form's choice counts, and the posting's days are added to it", () => {
    const said = terms("Monday and Friday in the office, please.");
    expect(readWorkType("hybrid", { value: "remote", quote }, said)).toMatchObject({
      type: "hybrid",
      officeDays: "Monday and Friday",
      quotes: [{ where: "workType" }, { where: "posting" }],
    });
    expect(readWorkType("", null, said)).toBeNull();
  });

  test("the form's level counts, else what the posting says", () => {
    const spoken = { level: "critical", quote: "ASAP!" };
    expect(readUrgency("passive", spoken)).toMatchObject({
      level: "passive",
      quotes: [{ where: "urgencyLevel" }],
    });
    expect(readUrgency("", spoken)).toMatchObject({
      level: "critical",
      quotes: [{ where: "posting", quote: "ASAP!" }],
    });
    expect(readUrgency("", null)).toBeNull();
  });
});
