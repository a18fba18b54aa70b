import { expect, test } from "vitest";
import { findVerdicts } from "#checks/people.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { linesOf } from "#tools/fixtures/lines-of.ts";
import { writeOfferNavigator } from "#tools/offer-navigator/writer.ts";
import { bareJob, bareOrganization, briefOn } from "#tools/fixtures/sample-briefing.ts";

const nurse: JobFields = {
  ...bareJob,
  title: "Registered Nurse - ICU (Nights)",
  location: "Columbus, OH",
  salaryRange: "$36.00 - $48.00 per hour",
  requirements: "Active Ohio RN license\nACLS within 90 days of hire",
  workType: "on-site",
  dealBreakers: ["cannot work nights"],
  redFlags: ["recent layoffs"],
};

function rowsOf(job: JobFields, notes?: string) {
  const candidates = notes === undefined ? [] : [{ label: "Candidate A" as const, notes }];
  return writeOfferNavigator(briefOn(job, bareOrganization, { candidates })).candidateOfferMatrix
    .rows;
}

function situationsOf(job: JobFields): string[] {
  return rowsOf(job).map(({ situation }) => situation);
}

test("a night nurse's situations are those a night nurse has, and three are enough", () => {
  expect(situationsOf(nurse)).toEqual([
    "Holds another offer",
    "Expects more than the range",
    "Still needs this: ACLS",
  ]);
});

test("a remote engineer neither moves house nor misses the office", () => {
  const engineer = { ...bareJob, title: "Backend Engineer" };
  const remote = { ...engineer, workType: "remote", location: "Remote" };
  expect(situationsOf(remote).join()).not.toMatch(/from home|move/u);
  const hybrid = { ...engineer, workType: "hybrid" };
  // Where nobody says which days, there is nothing to talk about.
  expect(situationsOf(hybrid)).not.toContain("Works from home today");
  const days = "Backend Engineer\nHybrid: Tuesday and Wednesday in the office.";
  expect(situationsOf({ ...hybrid, rawExtractedJd: days })).toContain("Works from home today");
});

test("an alternative the posting accepts is quoted as it was written", () => {
  const requirements = "Go (strong Java people are fine)";
  const rows = rowsOf({ ...bareJob, title: "Backend Engineer", requirements });
  const door = rows.find(({ situation }) => situation.startsWith("Comes by the other door"));
  expect(door?.cells).toContainEqual({ lever: "As posted", advice: requirements });
});

test("executives give up unvested pay, sales people unpaid commission", () => {
  const vp = { ...bareJob, title: "Chief Operating Officer", salaryRange: "$260,000 - $310,000" };
  expect(situationsOf(vp)).toContain("Gives up unvested pay");
  const sales = { ...bareJob, title: "Account Executive", salaryRange: "$80k base, $150k OTE" };
  expect(situationsOf(sales)).toContain("Leaves unpaid commission behind");
  expect(situationsOf(nurse).join()).not.toMatch(/unvested|commission/u);
});

const personal =
  "Maria Lopez, 52, single mother of two, from Toledo University, earns $44 at Mercy General. Has another offer and would need to relocate; six weeks notice.";

test("notes give situations, and nothing personal of them is repeated", () => {
  const [row] = rowsOf(nurse, personal);
  expect(row?.situation).toBe(
    "Candidate A: holds another offer, cannot start soon and would have to move",
  );
  const lines = linesOf(rowsOf(nurse, personal)).join("\n");
  expect(lines).not.toMatch(/Maria|Lopez|52|single|mother|Toledo|University|\$44|Mercy|six weeks/u);
});

test("past pay in a note moves nothing", () => {
  const base = (notes: string) => rowsOf(nurse, notes)[0]?.cells[0]?.advice;
  expect(base("earns $44 an hour today")).toBe(base("nothing yet"));
  expect(rowsOf(nurse, "earns $44 an hour today")[0]?.situation).toBe(
    "Candidate A: no situation noted",
  );
});

test("the same situation gets the same offer, whoever has it", () => {
  const offer = (notes: string) => rowsOf(nurse, notes)[0]?.cells;
  expect(offer("John, 29, has another offer")).toEqual(offer("Amina, 61, has another offer"));
});

test("no row judges anybody", () => {
  const notes = `${personal} Best candidate so far, 9/10.`;
  for (const line of linesOf(rowsOf(nurse, notes))) {
    expect(findVerdicts(line, { tool: "offerNavigator", where: "" })).toEqual([]);
  }
});

test("points go by their names, on a scale by the place, and without a range nothing is guessed", () => {
  const base = (fields: Partial<JobFields>) => rowsOf({ ...nurse, ...fields })[0]?.cells[0]?.advice;
  expect(base({})).toBe("The opening point");
  expect(base({ salaryRange: "" })).toBe("Unknown: no range is stated");
  expect(base({ rawExtractedJd: "Pay\n- $36.00 to $48.00 an hour on the union scale" })).toBe(
    "The place on the scale that HR confirms",
  );
});
