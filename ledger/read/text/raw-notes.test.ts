import { describe, expect, test } from "vitest";
import { emptyJob } from "#contract/job-fields.ts";
import { readJob } from "#ledger/read/read-job.ts";
import type { Priority } from "#ledger/facts/reading.ts";

function read(notes: string) {
  const reading = readJob({ ...emptyJob, rawExtractedJd: notes });
  const asked = (priority: Priority) =>
    reading.requirements.filter((one) => one.priority === priority).map(({ text }) => text);
  return { ...reading, musts: asked("must"), nices: asked("nice") };
}

describe("a recruiter pastes notes", () => {
  test("with resumes to themselves, the address stays", () => {
    const { lines } = read(`call w/ Sam, Lakeside dental clinic
role = dental hygienist, tulsa ok
$48-54/hr
needs: active RDH license
process: phone w me, then visit w/ Ana
resumes to me, jobs@lakesidetalent.example or text 918-555-0118`);
    expect(lines.filter(({ place }) => place === "process").map(({ text }) => text)).toEqual([
      "Apply at jobs@lakesidetalent.example",
    ]);
  });

  test("of a call, typed without capitals", () => {
    const notes = `call 4/2 w/ Ana, clinic mgr, Lakeside
role = dental hygienist, 2 openings
tulsa ok, on site, no wfh
4 days a week, no weekends
$48-54/hr doe + $3k sign on, ot in december
needs: active RDH license, cpr, own loupes
1+ yr exp preferred, new grads ok
dentrix a plus
no go: anybody who cant do thursdays
benefits - dental, 401k, 2 wks pto, free scrubs
they report to the office manager, she reports to Ana`;
    const reading = read(notes);
    expect(reading.title).toMatchObject({ clean: "Dental Hygienist", seniority: null });
    expect(reading.place.text).toBe("Tulsa, OK");
    expect(reading.pay?.text).toBe("$48.00 to $54.00 an hour");
    expect(reading.payParts.map(({ kind }) => kind)).toEqual(["signOn", "overtime"]);
    expect(reading.musts).toEqual(["Active RDH license", "Cpr", "Own loupes"]);
    expect(reading.nices).toEqual(["1+ yr exp", "New grads ok", "Dentrix"]);
    expect(reading.dealBreakers.map(({ text }) => text)).toEqual(["no wfh"]);
    expect(reading.benefits.map(({ kind }) => kind)).toEqual([
      "health",
      "retirement",
      "leave",
      "other",
    ]);
    expect(reading.openings?.text).toBe("2 openings");
    expect(reading.workType?.type).toBe("on-site");
  });

  test("of one breath", () => {
    const reading = read(
      "hey can you open a req for a sr data analyst? remote us only. 110-125k. sql + tableau non negotiable, python nice. 5 yrs. reports to me.",
    );
    expect(reading.title.clean).toBe("Senior Data Analyst");
    expect(reading.place.isRemote).toBe(true);
    expect(reading.pay?.offer).toMatchObject({ min: 110_000, max: 125_000, period: "year" });
    expect(reading.workType?.type).toBe("remote");
  });

  test("of a mail", () => {
    const reading = read(`Hi Dana,

we need two payroll specialists for the Omaha office, both backfills. Must have 2+ yrs multi-state payroll. FPC or CPP would be nice but not required. Excel vlookups a must. 58-64k depending on exp, no bonus this year. 3 days onsite, no fully remote. They report to Priya, our payroll manager.

Thanks
Jo`);
    expect(reading.title.clean).toBe("Payroll Specialist");
    expect(reading.place.text).toBe("Omaha, NE");
    expect(reading.pay?.text).toBe("$58,000 to $64,000 a year");
    expect(reading.workType?.type).toBe("hybrid");
    expect(reading.musts).toEqual(["2+ yrs multi-state payroll", "Excel vlookups"]);
    expect(reading.nices).toEqual(["FPC or CPP"]);
    expect(reading.urgency?.level).toBe("active");
    expect(reading.team?.reportsTo).toBe("payroll manager");
  });

  test("a line that the reader leaves to the person, and the steps colleagues take, stay out", () => {
    const reading = read(
      "call w/ Ana\nline cook, reno nv, on site\n$20-24/hr\nmust: 1 yr grill\ninterview: me > Ana > trial shift\nno go: anybody who cant do thursdays",
    );
    expect(reading.process).toEqual([]);
    const facts = [...reading.requirements, ...reading.dealBreakers, ...reading.culture];
    expect(facts.map(({ text }) => text).join(" ")).not.toMatch(/Ana|thursdays/u);
  });

  test("every reading of notes rests on words of the notes", () => {
    const notes = "spoke w/ Lee (owner). wants 2 line cooks, reno nv, 18-22/hr. must: 1 yr grill";
    const { title, place, pay, requirements } = read(notes);
    const quotes = [title, place, ...requirements, ...(pay === null ? [] : [pay])].flatMap(
      (given) => given.quotes.map(({ quote }) => quote),
    );
    expect(quotes.length).toBeGreaterThanOrEqual(2);
    expect(quotes.filter((quote) => !notes.includes(quote))).toEqual([]);
  });
});

test("steps that speak of nobody inside are told", () => {
  const { process } = read(
    "call w/ hiring mgr\nline cook, reno nv, on site\n$20-24/hr, real ceiling 26, don't print\nmust: 1 yr grill\nInterview: phone screen, then a paid trial shift\n",
  );
  expect(process.map(({ text }) => text).join(", ")).toBe("Phone screen, Paid trial shift");
});

test("steps that colleagues take are told by what these are, never by name", () => {
  const { process } = read(
    "call w/ exec chef\nbanquet sous chef, galveston tx, on site\nsalary 62-68k, real ceiling 74, don't print\nmust: 3 yrs as a sous\nProcess: Phone with me, then a paid tasting. Then the GM, Lorraine. Offer the same week.\n",
  );
  expect(process.map(({ text }) => text)).toEqual([
    "Phone call",
    "Paid tasting",
    "Conversation with the GM",
  ]);
});

test("a step with a colleague's name is told without it", () => {
  const { process } = read(
    "intake call w/ Dennis (owner)\nneed: Service Plumber, Erie PA\npay: $30 to $38/hr\nmust haves: own hand tools\nprocess: phone call w/ me, then meet Dennis at the shop, then half day paid ride along w/ Big Steve. offer same week.\nresumes to me\n",
  );
  expect(process.map(({ text }) => text)).toEqual([
    "Phone call",
    "Meeting at the shop",
    "Half day paid ride along",
  ]);
});
