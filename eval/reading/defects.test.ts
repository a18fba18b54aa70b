import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isInner } from "#reading/place.ts";
import { readText, type Reading } from "#reading/read.ts";

/** Sixteen texts that were misread once, each with what went wrong. */
const read = new Map<string, Reading>();

function exam(name: string): Reading {
  const file = join(import.meta.dirname, "texts", `exam-${name}.txt`);
  const known = read.get(name) ?? readText(readFileSync(file, "utf8"));
  read.set(name, known);
  return known;
}

const placeOf = (name: string, words: string) =>
  exam(name).lines.find(({ text }) => text.includes(words))?.place;

test("whom to poach, who left and what the manager must not ask stay inside", () => {
  expect(exam("09-csm-notes").kind).toBe("notes");
  for (const words of ["competitors to poach", "backfill for Kevin", "prefers someone young"])
    expect(isInner(placeOf("09-csm-notes", words) ?? "duty")).toBe(true);
  expect(placeOf("09-csm-notes", "interview: me > dana")).not.toBe("duty");
});

test("“home every weekend” and “no interim” make no job temporary or part-time", () => {
  expect(exam("05-cdl-driver").employment?.value).not.toBe("part-time");
  expect(exam("13-grc-cleared").employment?.value).not.toBe("temporary");
  expect(placeOf("13-grc-cleared", "active TS/SCI")).toBe("must");
});

test.each([
  ["01-vet-tech", "29-2056"],
  ["04-nhs-radiographer", "29-2034"],
  ["05-cdl-driver", "53-3032"],
  ["11-electrician-apprentice", "47-2111"],
  ["13-grc-cleared", "15-1212"],
  ["14-sdr", "41-3091"],
])("%s is compared with its own trade (%s), never with a receptionist", (name, code) => {
  expect(exam(name).occupation.code).toBe(code);
});

test("a title nobody can match is a choice or unknown, never sure", () => {
  expect(exam("10-chief-of-staff").occupation.certainty).not.toBe("sure");
});

test("what stands beside the base is told apart: tips, a bonus, earnings at target", () => {
  const extras = (name: string) => exam(name).payExtras.map(({ value }) => value);
  expect(exam("03-barista").pay?.value).toMatchObject({ min: 17, max: 17, period: "hour" });
  expect(extras("03-barista")).toContain("tips");
  expect(extras("02-staff-ml")).toContain("bonus");
  expect(exam("14-sdr").pay?.value).toMatchObject({ min: 55_000, max: 55_000, period: "year" });
  expect(extras("14-sdr")).toContain("OTE");
});

test.each([
  ["14-sdr", "Unlimited PTO"],
  ["05-cdl-driver", "8 openings"],
  ["05-cdl-driver", "Call Doug"],
  ["11-electrician-apprentice", "Raises every"],
  ["02-staff-ml", "Interview: recruiter"],
])("in %s “%s” is no requirement", (name, words) => {
  expect(["must", "nice"]).not.toContain(placeOf(name, words));
});

test("“a plus, not required” is no must, a page's footer no culture, an internship form no certificate", () => {
  expect(placeOf("01-vet-tech", "not required")).toBe("nice");
  expect(placeOf("15-corporate-fpa", "About Us")).toBe("noise");
  expect(placeOf("15-corporate-fpa", "STEM OPT")).toBe("legal");
});

test("unlawful wishes reach nobody", () => {
  for (const [name, words] of [
    ["03-barista", "young & energetic"],
    ["14-sdr", "digital native"],
  ] as const)
    expect(isInner(placeOf(name, words) ?? "must")).toBe(true);
});

test("a place is no person's name, and pounds are not paid in Connecticut", () => {
  expect(exam("04-nhs-radiographer").places[0]?.value).toMatchObject({
    city: "Leeds",
    country: "GB",
  });
  expect(placeOf("04-nhs-radiographer", "Helen Ashworth")).toBe("contact");
});

test.each([
  ["05-cdl-driver", "CDL-A Regional Driver", "Joliet"],
  ["03-barista", "Barista", "Portland"],
  ["06-vertriebsleiter", "Vertriebsleiter DACH", "Stuttgart"],
  ["13-grc-cleared", "Cybersecurity GRC Analyst", "Chantilly"],
])("%s is read as %s in %s", (name, title, city) => {
  expect(exam(name).title?.value).toBe(title);
  expect(exam(name).places[0]?.value.city).toBe(city);
});

test("contract, part-time and apprenticeship are told", () => {
  expect(exam("08-java-bare").employment?.value).toBe("contract");
  expect(exam("03-barista").employment?.value).toBe("part-time");
  expect(exam("11-electrician-apprentice").employment?.value).toBe("apprenticeship");
});
