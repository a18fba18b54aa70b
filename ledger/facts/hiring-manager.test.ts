import { expect, test } from "vitest";
import { hiringManagerOf } from "#ledger/facts/hiring-manager.ts";
import { ledgerOf } from "#ledger/fixtures/sample-job.ts";

const given = (text: string) => ({ id: "process.1", label: "Step", text, quotes: [] });
const team = (reportsTo: string) => ({ ...given(""), name: null, reportsTo });

test("the boss is called what the text calls them", () => {
  expect(hiringManagerOf({ team: team("the Executive Chef"), process: [] })).toBe("Executive Chef");
  expect(
    hiringManagerOf({
      team: null,
      process: [given("Recruiter call, video interview w/ the Clinical Manager, ride-along")],
    }),
  ).toBe("Clinical Manager");
});

test("where the text names nobody there is one neutral name", () => {
  expect(hiringManagerOf({ team: null, process: [given("A call, then a panel")] })).toBe(
    "Hiring manager",
  );
  expect(hiringManagerOf({ team: team("me"), process: [] })).toBe("Hiring manager");
});

test("who interviews in the plan has the same name", () => {
  const { plan } = ledgerOf({ rawExtractedJd: "Registered Nurse\nReports to the Charge Nurse." });
  const interviewers = plan.stages.filter(({ kind }) => kind === "interview");
  expect(interviewers.map(({ who }) => who)).toEqual(["Charge Nurse and a staff nurse"]);
});
