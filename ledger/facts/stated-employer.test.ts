import { describe, expect, test } from "vitest";
import { ledgerOf, thinOrganization } from "#ledger/fixtures/sample-job.ts";

const text = (company: string) =>
  `Staff Accountant\n\nAbout Us\n${company} is a manufacturer of valves with 4,200 people.\n\nEqual Opportunity\n${company} is an Equal Opportunity Employer.`;

describe("a name that the text states with certainty", () => {
  test("wins over the organization, which then recruits for it [X-35]", () => {
    const { company } = ledgerOf({ rawExtractedJd: text("Thornbury Lathrop Industries") });
    expect([company.name, company.agency]).toEqual([
      "Thornbury Lathrop Industries",
      thinOrganization.name,
    ]);
  });

  test("loses against one that a person typed, and against silence about a client", () => {
    const rawExtractedJd = text("Thornbury Lathrop Industries");
    expect(ledgerOf({ rawExtractedJd, hiringCompany: "Quillmoor" }).company.name).toBe("Quillmoor");
    const hidden = ledgerOf({
      rawExtractedJd,
      hiringCompany: "Quillmoor",
      isClientConfidential: true,
    });
    expect(hidden.company.name).toBe(`a client of ${thinOrganization.name}`);
  });

  test("is the organization's own where the text names both", () => {
    const rawExtractedJd = `${text("Fernhollow Court")}\nFernhollow Court is part of Harrow Bend.`;
    expect(ledgerOf({ rawExtractedJd }).company).toMatchObject({
      name: thinOrganization.name,
      agency: null,
    });
  });
});
