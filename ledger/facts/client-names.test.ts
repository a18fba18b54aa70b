import { describe, expect, test } from "vitest";
import { patient } from "#contract/test/patient.ts";
import { clientNames, findClient, isSameCompany } from "#ledger/facts/client-names.ts";

const namesOf = (hiringCompany: string) =>
  clientNames({ hiringCompany, isClientConfidential: true });

describe("the names of a confidential client", () => {
  test.each([
    ["Halvorsen Freight Inc.", ["Halvorsen Freight Inc.", "Halvorsen Freight", "Halvorsen"]],
    ["The Kesselbrandt Group, LLC", ["Kesselbrandt Group, LLC", "Kesselbrandt"]],
    ["Denver Health", ["Denver Health"]],
    ["First Bank", ["First Bank"]],
    ["Home Care Partners", ["Home Care Partners"]],
    ["Quillwater", ["Quillwater"]],
    ["  ", []],
  ])("%s", (company, names) => {
    expect(namesOf(company)).toEqual(names);
  });

  test("there are none while nobody says that it is confidential", () => {
    expect(clientNames({ hiringCompany: "Halvorsen", isClientConfidential: false })).toEqual([]);
  });

  test("a company is the same with another legal form", () => {
    expect(isSameCompany("Northwind Talent", "northwind talent, Inc.")).toBe(true);
    expect(isSameCompany("Northwind Talent", "Northwind Freight")).toBe(false);
  });
});

describe("where a text names the client", () => {
  const find = findClient(namesOf("Halvorsen Freight Inc."));

  test.each([
    ["Drive for Halvorsen Freight Inc. in Tacoma.", "Halvorsen Freight Inc."],
    ["halvorsen freight pays weekly", "halvorsen freight"],
    ["HALVORSEN FREIGHT", "HALVORSEN FREIGHT"],
    ["Apply at drive.halvorsen.example today", "drive.halvorsen.example"],
    ["Halvorsen-Freight", "Halvorsen-Freight"],
    ["HalvorsenFreight", "HalvorsenFreight"],
    ["Halvorsen's drivers are home weekly", "Halvorsen"],
    ["the HalvorsenCare plan", "HalvorsenCare"],
    [
      "Apply at https://careers.halvorsenfreight.com/42 today",
      "https://careers.halvorsenfreight.com/42",
    ],
    ["write to jobs@halvorsen.example", "jobs@halvorsen.example"],
  ])("%s", (text, quote) => {
    expect(find(text).map((place) => place.quote)).toEqual([quote]);
    for (const { start, end, quote: words } of find(text))
      expect(text.slice(start, end)).toBe(words);
  });

  test("other words stay", () => {
    expect(find("Freight drivers move freight for clients at https://example.com/freight")).toEqual(
      [],
    );
  });

  test("a name of everyday words is one only with its capitals", () => {
    const target = findClient(namesOf("Target"));
    expect(target("Hit the target every week")).toEqual([]);
    expect(target("Join Target in Ohio")).toHaveLength(1);
    const care = findClient(namesOf("Home Care Partners"));
    expect(care("Experience in home care")).toEqual([]);
  });

  test("a hundred thousand signs take no time", () => {
    const text = "halvorsen.".repeat(5_000) + "x".repeat(50_000);
    const started = performance.now();
    find(text);
    expect(performance.now() - started).toBeLessThan(patient(2_000));
  });
});
