import { describe, expect, test } from "vitest";
import { readStated } from "#reading/read-stated.ts";
import { placeClient } from "#reading/values/employer.ts";
import { placed } from "#reading/fixtures/placed-lines.ts";

const employerOf = (...rows: string[]) => readStated(rows.join("\n")).employer?.value ?? "none";

describe("who hires", () => {
  test.each([
    [
      "Halvorsen Textile Supply",
      [
        "Payroll Manager",
        "It's Halvorsen Textile Supply, Charlotte office. Hybrid, three days in the office.",
        "Controller | Halvorsen Textile Supply",
      ],
    ],
    [
      "Thornbury Lathrop Industries",
      [
        "Staff Accountant",
        "Thornbury Lathrop Industries is a leading manufacturer of valves.",
        "At Thornbury Lathrop, we close the books in four days.",
        "Thornbury Lathrop Industries is an equal opportunity employer.",
      ],
    ],
    [
      "Sagebrush Animal Hospital",
      [
        "Credentialed Veterinary Technician",
        "Sagebrush Animal Hospital - Boise, ID",
        "Sagebrush is a 6-doctor, AAHA-accredited small animal practice on the Boise Bench.",
        "To apply email your resume to jobs@sagebrushah.example",
      ],
    ],
    [
      "Juniper Row Bakery",
      [
        "Night Baker",
        "Juniper Row Bakery is hiring a night baker in Duluth, MN.",
        "You shape and bake sourdough from 11 pm to 7 am.",
        "Juniper Row Bakery, 14 Superior St",
      ],
    ],
    [
      "Caprock Basin Truck & Trailer",
      [
        "Diesel Mechanic",
        "About Caprock Basin Truck & Trailer",
        "Caprock Basin Truck & Trailer is an independent shop with 9 bays.",
        "Pay $27 to $34 an hour.",
      ],
    ],
  ])("is %s", (company, rows) => {
    expect(employerOf(...rows)).toBe(company);
  });

  test.each([
    [
      "an agency that hides its client",
      [
        "Meridale Staffing Partners is proud to represent our client, a maker of valves.",
        "Meridale Staffing Partners is an equal opportunity employer.",
      ],
    ],
    ["a recruiting firm", ["Payroll Clerk", "Pellham Staffing is hiring a payroll clerk."]],
    ["a place", ["Line cook", "New York is a great place to work.", "Denver, Colorado"]],
    ["nobody", ["Welder", "We are a family shop.", "We are an equal opportunity employer."]],
  ])("is not said by %s", (_, rows) => {
    expect(employerOf(...rows)).toBe("none");
  });
});

test.each([
  "Pls keep client name masked till shortlisting",
  "Advert: name client? N",
  "NOT to be named in ad",
  "We leave the name of the home off",
])("a client that nobody may name stays inside: %s", (words) => {
  const lines = placed(["employer", "Client: Kenduskeag Commons"], ["internal", words]);
  expect(placeClient(lines)[0]?.place).toBe("internal");
});

test("a client that may be named is told", () => {
  const lines = placed(["employer", "Client: Kenduskeag Commons"], ["terms", "Bangor, on site"]);
  expect(placeClient(lines)[0]?.place).toBe("employer");
});

test("a draft's remark on pay hides no employer, and a label names it wherever the line was placed", () => {
  const lines = placed(
    ["internal", "Company: Northquay Packaging Group, Inc."],
    ["internal", "[up to 33 if need be, ok to leave out?]"],
  );
  expect(placeClient(lines)[0]?.place).toBe("employer");
});

test("a district's number is part of its name", () => {
  expect(employerOf("MERIDALE UNIFIED SCHOOL DISTRICT NO. 27", "Paraeducator")).toBe(
    "Meridale Unified School District No. 27",
  );
});

test("a number that a page prints behind the name is not part of it", () => {
  const rows = [
    "Financial Analyst",
    "NORTHQUAY HEALTH PARTNERS Requisition 7731-FIN",
    "Northquay Health Partners runs five clinics.",
    "Northquay Health Partners is an equal opportunity employer.",
  ];
  expect(employerOf(...rows)).not.toMatch(/7731|requisition/iu);
});
