import { describe, expect, test } from "vitest";
import { countOpenings, planFunnel } from "#ledger/interview/funnel.ts";
import { ledgerOf } from "#ledger/fixtures/sample-job.ts";

type Fields = Parameters<typeof ledgerOf>[0];

function funnelOf(fields: Fields, reach: "apply" | "write" | "both" = "write") {
  return planFunnel(ledgerOf(fields).reading, { reach });
}

const nurse = { title: "Registered Nurse", salaryRange: "$45-$60 per hour" };

describe("the planning funnel", () => {
  test("counts applicants where people answer posts, and messages where they answer those", () => {
    const steps = (reach: "apply" | "write" | "both") =>
      funnelOf(nurse, reach).map(({ step }) => step);
    const after = ["screened", "met", "offered", "hired"];
    expect(steps("apply")).toEqual(["seen the post", "applied", ...after]);
    expect(steps("write")).toEqual(["written to", "replied", ...after]);
    expect(steps("both")).toEqual(steps("write"));
  });

  test("is worked back without rounding, then each step is rounded up", () => {
    let exact = 1;
    for (const { people, ratePercent } of funnelOf(nurse).toReversed()) {
      if (ratePercent !== null) exact /= ratePercent / 100;
      expect(people).toBe(Math.ceil(exact - 1e-9));
    }
  });

  test("says of every rate that it is a planning default, and names no vendor", () => {
    for (const reach of ["apply", "write"] as const) {
      const rates = funnelOf(nurse, reach).slice(0, -1);
      expect(rates.filter(({ basis }) => !basis.startsWith("Planning default"))).toEqual([]);
      expect(rates.map(({ basis }) => basis).join()).not.toMatch(/vendor|benchmark/iu);
    }
  });

  test("is for as many hires as the posting states, else for one", () => {
    const hired = (description: string) => funnelOf({ ...nurse, description }).at(-1)?.people;
    expect(hired("Location: Dayton, OH\nOpenings: 3")).toBe(3);
    expect(hired("Location: Dayton, OH")).toBe(1);
  });
});

test.each([
  ["8 openings", 8],
  ["twelve openings", 12],
  ["many openings", 1],
  ["90210 openings", 1],
])("%s are %i hires", (text, hires) => {
  const openings = { id: "openings", label: "Openings", text, quotes: [] };
  expect(countOpenings({ openings })).toBe(hires);
});
