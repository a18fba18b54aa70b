import { describe, expect, test } from "vitest";
import { emptyJob } from "#contract/job-fields.ts";
import { withoutLooseEnds } from "#ledger/read/text/cut-lines.ts";
import { readLines } from "#ledger/read/text/job-lines.ts";
import { readForm } from "#reading/form.ts";

function saidOf(text: string, typed = {}) {
  const job = { ...emptyJob, ...readForm(text).fields, rawExtractedJd: text, ...typed };
  return readLines(job).said.map((one) => one.text);
}

describe("a line that was cut in the middle", () => {
  const posting = (bullet: string) =>
    `Staff Accountant\n\nRequirements\n- Three years of general ledger work\n- ${bullet}\n- A degree in accounting`;

  test.each([
    "Working knowledge of U.S. GAAP",
    "Physically able to lift (see Occ. Health (main site) first)",
    "Physically able to perform duties (analysis available from Occ. Health)",
    "Background in benefits or HRIS (ACA, sec. 125, carrier feeds)",
    "A clean record (W2 only. No C2C, no 1099)",
  ])("is whole: %s", (bullet) => {
    const said = saidOf(posting(bullet));
    expect(said).toContain(bullet);
    expect(said).toHaveLength(4);
  });

  test("is whole where the form has its pieces as rows", () => {
    const whole = "Physically able to lift (see Occ. Health (main site) first)";
    const requirements =
      "Physically able to lift (see Occ.\nHealth (main site) first)\nA degree in accounting";
    const said = saidOf(posting(whole), { requirements });
    expect(said.filter((one) => one.includes("Health"))).toEqual([whole]);
    expect(said).not.toContain("Physically able to lift (see Occ.");
  });

  test("ends where a sentence ends", () => {
    const said = saidOf(posting("You live in the U.S. Bring three references"));
    expect(said).toContain("Bring three references");
  });
});

test.each([
  ["Shift 6 (Compressed Wk,", "Shift 6"],
  ["Build checkout (the old one is jquery", "Build checkout"],
  ["(not saas -", ""],
  ["ISO 26262 ok)", "ISO 26262 ok"],
  ["Herd manager –", "Herd manager"],
  ["a) lifting", "a) lifting"],
  ["Go (or Rust) and C++", "Go (or Rust) and C++"],
  ["C++", "C++"],
])("of %s is quoted %s", (text, quoted) => {
  expect(withoutLooseEnds(text)).toBe(quoted);
});
