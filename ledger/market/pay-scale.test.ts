import { expect, test } from "vitest";
import { emptyJob } from "#contract/job-fields.ts";
import { readBasics } from "#ledger/ledger.ts";
import { bandsOf, payScaleOf, ratesApart } from "#ledger/market/pay-scale.ts";

function scaleIn(rawExtractedJd: string, fields: Partial<typeof emptyJob> = {}) {
  const job = { ...emptyJob, title: "Teacher", location: "Denver, CO", rawExtractedJd, ...fields };
  return payScaleOf(readBasics(job).reading)?.text ?? null;
}

test.each([
  "Salary: $57,414 - $98,230 (2026-27 licensed salary schedule, BA step 1 to MA+60 step 15).",
  "Salary: $61,000 to $79,000, GS-11, step by years of service.",
  "Pay: $28.40 to $36.10 an hour, union scale.",
  "Pay: $41.00 an hour, set by the collective bargaining agreement.",
  "Salary: $5,100 to $6,400 a month, step 1 to step 6.",
  "Pay: $19-$27/hr by year.",
  "Pay is $17.25 per hour, goes to $18 after 90 days.",
  "$21.50 an hour to start, goes to $23 after 6 months.",
  "$28.00/hr to start, $30.50 after 90 days.",
  "Base $23.85 to start, $25.30 at one year, $27.10 at two.",
  "Pay: Start $24.31 1,950 h $25.40 3,900 h $26.58",
])("a scale: %s", (line) => expect(scaleIn(`Teacher\n\n${line}`)).not.toBeNull());

test("a band in the title, and a post that is represented, are scales as well", () => {
  expect(scaleIn("", { title: "Specialist Radiographer - CT (Band 6)" })).toContain("Band 6");
  const librarian =
    "LIBRARIAN II\n\nSALARY: $6,012 - $7,307 monthly\nJOB TYPE: Full-time, represented";
  expect(scaleIn(librarian)).not.toBeNull();
});

test.each([
  "Pay: $36.00 to $48.00 an hour. Schedule: three 12-hour shifts.",
  "Salary band: $120,000 to $140,000. Next steps: a call, then a panel.",
  "Pay: $1,500 to $1,850 a week on Midwest lanes.",
  "Salary: $80,000 to $95,000. You will scale our pipeline.",
])("no scale: %s", (line) =>
  expect(scaleIn(`Analyst\n\n${line}`, { title: "Analyst" })).toBeNull(),
);

const apart = (...texts: string[]) =>
  ratesApart(texts.map((text, at) => ({ id: `line.${at}`, label: "", text, quotes: [] }))).map(
    ({ text }) => text,
  );

test.each([
  ["Rate: £13.60 per hour Mon-Fri nights, £14.10 Sat/Sun."],
  ["Days $18.50 an hour, nights $20.25."],
  ["Weekdays $31/hr, weekends $36/hr"],
  ["Zone 1 (SF Bay Area, Seattle): $168,000", "Zone 2 (Boston, Denver): $154,500"],
])("rates apart: %s", (...lines) => {
  expect(apart(...lines)).toEqual(lines);
});

test.each([
  ["$23-$31/hr + $1.50/hr shift diff after 6pm, nights"],
  ["$36.00 to $48.00 an hour, nights and weekends"],
  ["Base $168,000, bonus of $5,000 paid in zone meetings"],
  ["$1500 sign on - half at 90 days, half at 6 months"],
  ["$38.00 - $45.50/hr based on experience"],
  ["$28 to $36/hr days, plus $2.50/hr second shift premium."],
])("no rates apart: %s", (line) => {
  expect(apart(line)).toEqual([]);
});

test("rates apart are pay as written, not a range to bargain in", () => {
  const rawExtractedJd = "Carer\n\nPay\nRate: £13.60 per hour Mon-Fri nights, £14.10 Sat/Sun.";
  const { reading } = readBasics({
    ...emptyJob,
    title: "Carer",
    location: "Kendal",
    rawExtractedJd,
  });
  expect(payScaleOf(reading)?.text).toContain("£14.10 Sat/Sun");
  expect(reading.pay?.text).toBe("£13.60 per hour Mon-Fri nights, £14.10 Sat/Sun");
});

test("the same range at a sentence's end is no second band", () => {
  const rawExtractedJd = "Engineer\n\nPay\n- The range for this job is $98,500 to $121,000.";
  const job = { ...emptyJob, title: "Engineer", salaryRange: "$98,500 to $121,000 a year" };
  const { reading } = readBasics({ ...job, rawExtractedJd });
  expect(reading.lines.filter(({ place }) => place === "pay").length).toBeGreaterThan(0);
  expect(bandsOf(reading)).toEqual([]);
});
