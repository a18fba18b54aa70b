import { describe, expect, test } from "vitest";
import type { JobFields } from "#ledger/facts/reading.ts";
import { writeAttractSourceKit } from "#tools/attract-source-kit/writer.ts";
import { writeInterviewCoach } from "#tools/interview-coach/writer.ts";
import { bareOrganization, briefOn } from "#tools/fixtures/sample-briefing.ts";
import { thinJob } from "#ledger/fixtures/sample-job.ts";

const northwind = {
  ...bareOrganization,
  name: "Northwind Talent",
  description: "Northwind places nurses in nine states.",
  website: "https://northwind.example",
  industry: "consulting",
};

function textsOf(fields: Partial<JobFields>) {
  const briefing = briefOn({ ...thinJob, ...fields }, northwind);
  const { jobPost: post, outreachTemplates } = writeAttractSourceKit(briefing);
  const [inMail, mail] = outreachTemplates.map(({ body }) => body);
  const guide = writeInterviewCoach(briefing).candidatePrepGuide.body;
  return { post, mail, inMail, guide };
}

describe("who hires", () => {
  test("is the organization where nobody says otherwise", { timeout: 300_000 }, () => {
    const { post } = textsOf({});
    expect(post.meta).toMatch(/^Northwind Talent · /u);
    expect(post.howToApply).not.toContain("recruits for");
    expect(post.hook).toContain("Northwind places nurses in nine states.");
    expect(textsOf({ hiringCompany: "Northwind Talent, Inc." }).post).toEqual(post);
  });

  test("is the hiring company: it is the employer, and the organization is the sender", () => {
    const { post, mail, inMail, guide } = textsOf({ hiringCompany: "Harrow Bend" });
    expect(post.meta).toMatch(/^Harrow Bend · /u);
    expect(post.howToApply).toContain("Northwind Talent recruits for Harrow Bend.");
    expect(mail).toContain("I am with Northwind Talent, and our client Harrow Bend is hiring");
    expect(inMail).toContain("our client Harrow Bend is hiring");
    expect(guide).toContain("at Harrow Bend");
    expect(JSON.stringify([post, mail, guide])).not.toMatch(/nine states|northwind\.example/u);
  });

  test("is a client of the organization where it is confidential", () => {
    const { post, mail, inMail, guide } = textsOf({
      hiringCompany: "Harrow Bend",
      isClientConfidential: true,
    });
    expect(post.meta).toMatch(/^a client of Northwind Talent · /iu);
    expect(mail).toContain("I recruit for a client of Northwind Talent");
    expect(inMail).toContain("a client of Northwind Talent");
    expect(guide).toContain("at a client of Northwind Talent");
    expect(JSON.stringify([post, mail, inMail, guide])).not.toContain("Harrow");
  });
});
