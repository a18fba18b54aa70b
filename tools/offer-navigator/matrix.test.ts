import { expect, test } from "vitest";
import { findVerdicts } from "#checks/people.ts";
import { buildLedger } from "#ledger/ledger.ts";
import type { JobWords } from "#ledger/reading.ts";
import { columbusNurses, withLevels } from "#ledger/sample-market.ts";
import { linesOf } from "#tools/guidance.ts";
import { writeOfferNavigator } from "#tools/offer-navigator/writer.ts";
import { bareJob, bareOrganization, briefOn, sampleNow } from "#tools/sample-briefing.ts";

const nurse: JobWords = {
  ...bareJob,
  title: "Registered Nurse - ICU (Nights)",
  location: "Columbus, OH",
  salaryRange: "$36.00 - $48.00 per hour",
  requirements: "Active Ohio RN license\nACLS within 90 days of hire",
  workType: "on-site",
  dealBreakers: ["cannot work nights"],
  redFlags: ["recent layoffs"],
};

function rowsOf(job: JobWords, notes?: string) {
  const candidates = notes === undefined ? [] : [{ label: "Candidate A" as const, notes }];
  return writeOfferNavigator(briefOn(job, bareOrganization, { candidates })).candidateOfferMatrix
    .rows;
}

function situationsOf(job: JobWords): string[] {
  return rowsOf(job).map(({ situation }) => situation);
}

test("a night nurse's situations are those a night nurse has", () => {
  const situations = situationsOf(nurse);
  expect(situations).toEqual([
    "Holds another offer",
    "Weighs a shift differential elsewhere",
    "Unsure: nights",
    "Still needs ACLS",
    "Lives far away",
    "Worries about recent layoffs",
    "Free for nights only after a posted schedule",
    "Counter-offer expected",
  ]);
});

test("a remote engineer neither moves house nor misses the office", () => {
  const remote = { ...bareJob, title: "Backend Engineer", workType: "remote", location: "Remote" };
  expect(situationsOf(remote).join()).not.toMatch(/Lives far|remote today|move/u);
  const hybrid = { ...bareJob, title: "Backend Engineer", workType: "hybrid" };
  expect(situationsOf(hybrid)).toContain("Works remote today");
});

test("an alternative the form accepts is a situation of its own", () => {
  const job = {
    ...bareJob,
    title: "Backend Engineer",
    requirements: "Go (strong Java people are fine)",
  };
  expect(situationsOf(job).join("; ")).toContain("Brings Java for Go");
});

test("executives give up unvested pay, sales people unpaid commission", () => {
  const vp = {
    ...bareJob,
    title: "Vice President of Operations",
    salaryRange: "$260,000 - $310,000",
  };
  expect(situationsOf(vp)).toContain("Gives up unvested pay");
  const sales = { ...bareJob, title: "Account Executive", salaryRange: "$80k base, $150k OTE" };
  expect(situationsOf(sales)).toContain("Leaves unpaid commission behind");
  expect(situationsOf(nurse).join()).not.toMatch(/unvested|commission/u);
});

test("people from cheaper places are offered this place's pay", () => {
  const ledger = buildLedger({
    job: nurse,
    organization: bareOrganization,
    market: withLevels(columbusNurses),
    today: sampleNow,
  });
  const { rows } = writeOfferNavigator({ ...briefOn(nurse), ledger }).candidateOfferMatrix;
  const mover = rows.find(({ situation }) => situation.startsWith("Would move"));
  expect(mover?.situation).toBe("Would move from Springfield, OH or Lima, OH");
  expect(mover?.cells).toContainEqual({
    lever: "Pay level",
    advice: "Columbus pay, not the lower pay of Springfield, OH or Lima, OH",
  });
});

const personal =
  "Maria Lopez, 52, single mother of two, from Toledo University, earns $44 at Mercy General. Has another offer and would need to relocate; six weeks notice.";

test("notes give situations, and nothing personal of them is repeated", () => {
  const [row] = rowsOf(nurse, personal);
  expect(row?.situation).toBe(
    "Candidate A: holds another offer; lives far away; free for nights only after a posted schedule",
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

test("without a range the base is not guessed", () => {
  for (const { cells } of rowsOf({ ...nurse, salaryRange: "" })) {
    expect(cells[0]).toEqual({ lever: "Base", advice: "no range approved" });
  }
});
