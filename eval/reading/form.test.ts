import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readForm } from "#reading/form.ts";

const form = (name: string) =>
  readForm(readFileSync(join(import.meta.dirname, "texts", `exam-${name}.txt`), "utf8"));

test("notes of a call fill the form, and what is internal goes only where it stays inside", () => {
  const { fields, quotes } = form("09-csm-notes");
  expect(fields).toMatchObject({
    location: "Denver, CO",
    salaryRange: expect.stringContaining("95-110 base") as string,
    workType: "remote",
    urgencyLevel: "active",
    preferredBackgrounds: ["SaaS"],
    redFlags: ["recent layoffs", "urgent backfill"],
    competitorCompanies: ["ShipLoop", "Convey Nine", "FreightTiger"],
    companyAssets: "",
  });
  expect(fields.requirements).toContain("3-5 yrs CSM in B2B saas");
  for (const words of ["poach", "Kevin", "strech", "no kids"])
    expect(fields.description).not.toContain(words);
  expect(quotes.competitorCompanies).toContain("poach");
});

test("a posting fills title, place, pay, requirements with what helps apart, and benefits, each with its words", () => {
  const { fields, quotes } = form("01-vet-tech");
  expect(fields.title).toBe("Credentialed Veterinary Technician");
  expect(fields.location).toBe("Boise, ID");
  expect(fields.salaryRange).toContain("$23-$31/hr");
  expect(fields.requirements).toMatch(/Nice to have:\n[^]*Fear Free/u);
  expect(fields.benefits).toContain("80 hrs PTO");
  expect(fields.description).not.toBe("");
  expect(Object.keys(quotes)).toEqual(
    expect.arrayContaining(["title", "location", "salaryRange", "requirements", "benefits"]),
  );
});

test("who may not apply is a deal breaker: citizenship, clearance", () => {
  const { fields } = form("13-grc-cleared");
  expect(fields.dealBreakers.join(" ")).toMatch(/citizenship|clearance/iu);
  expect(fields.dealBreakers.length).toBeLessThanOrEqual(8);
  expect(fields.workType).toBe("on-site");
});

test("an empty text leaves the form empty", () => {
  expect(readForm("").fields).toMatchObject({ title: "", description: "", dealBreakers: [] });
});
