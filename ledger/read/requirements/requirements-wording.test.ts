import { describe, expect, test } from "vitest";

import { cleanRequirement } from "#ledger/read/requirements/requirements-cleaning.ts";
import { readDemand } from "#ledger/read/requirements/requirements-wording.ts";

describe("must, wish, or neither", () => {
  test.each([
    "You must have a clean driving record",
    "Candidates need two years of grooming",
    "Applicants must possess a current food handler card",
    "TIG welding is required",
    "A truck license is mandatory.",
    "Fluent Dutch is a must",
    "Must be able to climb ladders",
    "needs forklift ticket",
    "Required: PMP",
    "We're looking for someone with three years of payroll",
    "The ideal candidate has run a kitchen",
    "MUST HAVE OWN TOOLS",
    "You'll need a steady hand and a CDL",
    "Night shifts are essential",
    "The right person will have opened a store",
    "Open to U.S. citizens only",
    "sql non negotiable",
    "5 yrs.",
  ])("a must: %s", (text) => {
    expect(readDemand(text)).toBe("must");
  });

  test.each([
    "Kafka is preferred",
    "Spanish a plus",
    "Spanish is a huge plus!",
    "CCRN strongly preferred",
    "Experience with kilns is desirable but not required.",
    "Bonus points if you know Rust",
    "Ideally you have sold to schools",
    "Preferred: MBA",
    "Preferred experience with HubSpot",
    "A forklift ticket would be great",
    "Redis is nice to have",
    "Previous charity work is welcome.",
    "Welsh is an advantage",
    "Not required, but Figma helps",
    "Terraform (a plus)",
    "German - bonus",
    "Knowledge of ISO 9001 would be helpful",
    "We'd love to see some Elixir",
    "SPANISH PREFERRED",
    "Nice: Terraform",
    "CPA an asset",
    "Bakery work and night work are advantages",
    "1+ yr exp preferred, new grads ok",
    "python nice",
  ])("a wish: %s", (text) => {
    expect(readDemand(text)).toBe("nice");
  });

  test.each([
    "Preferred vendor management",
    "Experience managing preferred providers",
    "Keeps the list of preferred suppliers",
    "Required reading for the team",
    "Files all required reports",
    "Plus size retail experience",
    "$24 an hour plus tips",
    "A must-see theatre",
    "Our must-have sneakers",
    "Annual bonus of 10%",
    "Nice people in a small shop",
    "Play nice.",
    "Works with A-plus students",
    "A welcome pack on day one",
    "You are required to complete the form",
    "Ten years of making bread",
  ])("neither: %s", (text) => {
    expect(readDemand(text)).toBeNull();
  });

  test.each(["No experience required", "A degree is not required", "No prior background needed"])(
    "said not to be needed: %s",
    (text) => {
      expect(readDemand(text)).toBe("none");
    },
  );
});

describe("the thing asked for, without the asking", () => {
  test.each([
    ["You must have strong Go", "Go"],
    ["Candidates need an active guard card", "Active guard card"],
    ["Must be able to lift 20 kg", "Able to lift 20 kg"],
    ["Excellent communication skills", "Communication skills"],
    ["CCRN is preferred.", "CCRN"],
    ["Spanish is a huge plus!", "Spanish"],
    ["Experience with kilns (required)", "Experience with kilns"],
    ["BLS is required at hire.", "BLS at hire"],
    ["ACLS may be completed within 90 days of hire.", "ACLS within 90 days of hire"],
    ["gRPC and REST", "gRPC and REST"],
    ["We're looking for someone with 3 years of welding", "3 years of welding"],
    ["C++", "C++"],
    ["R", "R"],
    ["The ideal candidate has 5+ years of retail", "5+ years of retail"],
    ["It would be great to have Kafka", "Kafka"],
    ["must have: own van", "Own van"],
    ["You are fluent in Dutch", "Fluent in Dutch"],
    ["Plus size retail experience", "Plus size retail experience"],
    ["Must-see theatre work", "Must-see theatre work"],
    ["Proven, strong track record in tenders", "Track record in tenders"],
    ["Possession of a valid B permit", "Valid B permit"],
    ["Required", "Required"],
    ["6 to 9 years (relevant 4+ mandatory)", "6 to 9 years (relevant 4+ mandatory)"],
    ["To qualify, you must have one (1) year of baking", "One year of baking"],
    ["Background: Candidates must pass a drug test", "Pass a drug test"],
  ])("%s", (text, thing) => {
    expect(cleanRequirement(text)).toBe(thing);
  });
});
