import { describe, expect, test } from "vitest";
import { requirementsOf, ruleOf } from "#ledger/fixtures/sample-requirements.ts";
import type { RequirementKind } from "#ledger/facts/reading.ts";

function kindsOf(line: string): RequirementKind[] {
  return requirementsOf("", { must: [line] }, [ruleOf("CDL", "CDL")]).map(({ kind }) => kind);
}

describe("what kind of thing a line asks for", () => {
  test.each<[string, RequirementKind]>([
    ["CDL class A", "credential"],
    ["Licensed master plumber in Oregon", "credential"],
    ["Valid driver's license", "credential"],
    ["Active Secret clearance", "credential"],
    ["AWS certification", "credential"],
    ["CDL held for 3 years", "credential"],
    ["3 years of driving with a CDL", "experience"],
    ["6+ years in underwriting", "experience"],
    ["Experience opening new stores", "experience"],
    ["Six months of paid kitchen work experience", "experience"],
    ["Track record in tenders", "experience"],
    ["6 months on a stand-up reach or turret truck, in any warehouse", "experience"],
    ["Hands on LC-MS/MS quant in plasma and tissue", "skill"],
    ["Python", "skill"],
    ["Experience with Kubernetes", "skill"],
    ["Knowledge of soil mechanics", "skill"],
    ["Bachelor's degree in Geology", "education"],
    ["High school diploma or GED", "education"],
    ["Fluent in Dutch", "language"],
    ["Spanish", "language"],
    ["Bilingual", "language"],
    ["Excellent written and spoken English", "language"],
    ["Willing to travel 30% of the time", "schedule"],
    ["Takes part in on-call", "schedule"],
    ["Nights and weekends", "schedule"],
    ["Available for 12-hour shifts", "schedule"],
    ["Must live within 30 miles of Reno", "schedule"],
    ["Authorized to work in the US", "authorization"],
    ["No visa sponsorship", "authorization"],
    ["US citizenship", "authorization"],
    ["Able to lift 50 lbs", "physical"],
    ["Standing for long periods", "physical"],
    ["Comfortable on ladders", "physical"],
    ["Excellent communication skills", "trait"],
    ["Self-starter with a positive attitude", "trait"],
    ["Attention to detail", "trait"],
    ["Passes a background check", "other"],
  ])("%s: %s", (line, kind) => {
    expect(kindsOf(line)).toEqual([kind]);
  });

  test.each<[string, RequirementKind]>([
    ["Experience with lift and shift migrations", "physical"],
    ["Runs stand-ups every day", "physical"],
    ["Two years as a shift lead", "schedule"],
    ["Travel industry background", "schedule"],
    ["Software license management", "credential"],
    ["Reviews pull requests", "physical"],
    ["A high degree of independence", "education"],
    ["Experience with English literature archives", "language"],
  ])("%s is not %s", (line, kind) => {
    expect(kindsOf(line)).not.toContain(kind);
  });
});
