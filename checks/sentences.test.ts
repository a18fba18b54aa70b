import { describe, expect, test } from "vitest";
import { findVerdicts } from "#checks/people.ts";
import { checkWording } from "#checks/wording/check-wording.ts";

const rulesOf = (sentence: string) =>
  checkWording(sentence, { tool: null, where: "posting" }).map(({ rule }) => rule);

describe("words that shut people out", () => {
  test.each([
    ["Our young team ships fast.", "wording.age"],
    ["A digital native who knows AI tools.", "wording.age"],
    ["Ideal for recent graduates.", "wording.age"],
    ["We want an energetic colleague.", "wording.age"],
    ["No more than five years of experience.", "wording.age"],
    ["Maximum age 35.", "wording.age"],
    ["Millennials welcome.", "wording.age"],
    ["You may be overqualified for this.", "wording.age"],
    ["We look for able-bodied staff.", "wording.ability"],
    ["Must be able to stand all day.", "wording.ability"],
    ["Able to sit at a desk for long periods.", "wording.ability"],
    ["Must be physically fit.", "wording.ability"],
    ["Must be able to lift heavy things.", "wording.ability"],
    ["Valid driver's license required.", "wording.ability"],
    ["Perfect attendance is expected.", "wording.ability"],
    ["Native English speaker.", "wording.origin"],
    ["French mother tongue.", "wording.origin"],
    ["Speaks without an accent.", "wording.origin"],
    ["US citizens only.", "wording.origin"],
    ["Canadian experience needed.", "wording.origin"],
    ["Clean-shaven and punctual.", "wording.appearance"],
    ["A well-groomed receptionist.", "wording.appearance"],
    ["He/she will report to the director.", "wording.gender"],
    ["Female candidates only.", "wording.gender"],
    ["Hey guys, we are hiring.", "wording.gender"],
    ["We need a rockstar developer.", "wording.culture"],
    ["A sales ninja with drive.", "wording.culture"],
    ["We work hard, play hard.", "wording.culture"],
    ["Our team works hard and plays hard.", "wording.culture"],
    ["Culture fit matters most.", "wording.culture"],
    ["You hit the ground running.", "wording.culture"],
    ["A fast-paced environment.", "wording.culture"],
    ["Everybody wears many hats.", "wording.culture"],
    ["We are a family here.", "wording.culture"],
    ["You need a thick skin.", "wording.culture"],
    ["The foreman assigns work.", "wording.equality"],
    ["Estimate the manpower needed.", "wording.equality"],
    ["A seasoned salesman.", "wording.equality"],
    ["Keep the blacklist up to date.", "wording.equality"],
    ["Bachelor's degree in Computer Science.", "wording.degree"],
    ["University degree required.", "wording.degree"],
  ])("%s", (sentence, rule) => {
    const findings = checkWording(sentence, { tool: null, where: "posting" });
    const found = findings.find((finding) => finding.rule === rule);
    expect(found, `${rule} in ${rulesOf(sentence).join()}`).toBeDefined();
    expect(found?.fix).toBeTruthy();
    expect(sentence.slice(found?.start, found?.end)).toBe(found?.quote);
  });
});

describe("words that lean to one side", () => {
  test.each([
    ["We dominate our market.", "wording.masculine", "dominate"],
    ["Aggressive deadlines ahead.", "wording.masculine", "Aggressive"],
    ["An ambitious and fearless closer.", "wording.masculine", "ambitious"],
    ["You defend your technical choices.", "wording.masculine", "defend"],
    ["A driven person.", "wording.masculine", "driven"],
    ["You lead from the front.", "wording.masculine", "lead"],
    ["Works independently.", "wording.masculine", "independently"],
    ["Decisive and outspoken.", "wording.masculine", "Decisive"],
    ["A competitive spirit.", "wording.masculine", "competitive"],
    ["A warm and cheerful host.", "wording.feminine", "warm"],
    ["Compassionate and gentle.", "wording.feminine", "Compassionate"],
    ["A dependable colleague.", "wording.feminine", "dependable"],
    ["We are supportive.", "wording.feminine", "supportive"],
  ])("%s", (sentence, rule, word) => {
    const findings = checkWording(sentence, { tool: null, where: "posting" });
    expect(findings).toContainEqual(expect.objectContaining({ rule, quote: word }));
  });
});

describe("claims that say nothing are told and are no code", () => {
  test.each([
    "Competitive salary.",
    "We pay a competitive hourly rate.",
    "Excellent benefits package.",
    "The fastest-growing platform in the South.",
    "Salary commensurate with experience.",
    "An exciting opportunity.",
  ])("%s", (sentence) => {
    const findings = checkWording(sentence, { tool: null, where: "posting" });
    expect(new Set(findings.map(({ rule }) => rule))).toEqual(new Set(["wording.emptyClaim"]));
    expect(findings[0]?.severity).toBe("info");
  });
});

describe("plain sentences pass", () => {
  test.each([
    "Own lead generation for the Midwest.",
    "You work beside a support engineer.",
    "You are responsible for payroll.",
    "An active license in Ohio.",
    "An active Ohio RN license is needed.",
    "Answer rapid response calls.",
    "Build analytics for the finance team.",
    "Cut the lead time of orders.",
    "Sell by the challenger sale method.",
    "Work with the independent auditor.",
    "Hold Basic Life Support and advanced life support cards.",
    "Prepare a competitive bid.",
    "Data-driven and event-driven systems.",
    "Understanding of ladder logic.",
    "Join the task force on safety.",
    "Manage the trust account.",
    "Maintain responsive web pages.",
    "Report to the Director of Engineering.",
    "Teach young children to read.",
    "Care for young adults with autism.",
    "React Native and cloud-native services.",
    "Lift boxes of up to 50 lb from the line, with or without accommodation.",
    "Stand at the machine while it runs; able to stand for the shift on the floor.",
    "A valid driver's license, because you drive the route.",
    "Must be a US citizen because the job needs a clearance.",
    "Bachelor's degree or equivalent experience.",
    "A degree is preferred.",
    "An accredited nursing degree, as the license asks.",
    "Master's degree in social work for the license.",
    "A 360-degree view of the customer.",
    "Own the master data and the BI reports.",
    "It is just a simple and easy form.",
    "Offer maternity leave and fellowship programs.",
    "Host guests at the front desk.",
    "Build with Apache Maven.",
    "Weld and grind the seams.",
    "The committee writes decisions down.",
    "Kindergarten teacher.",
    "Share price and market share reports.",
    "Dependents are covered by the plan.",
    "No training needed: we teach you.",
  ])("%s", (sentence) => expect(rulesOf(sentence)).toEqual([]));

  test("names, titles and the family's own phrases are left alone", () => {
    const exceptions = ["journeyman", "Lead Champion", "Challenger"];
    const where = { tool: null, where: "posting" };
    const sentence = "The Lead Champion at Challenger needs a journeyman card.";
    expect(checkWording(sentence, where).length).toBeGreaterThan(2);
    expect(checkWording(sentence, { ...where, exceptions })).toEqual([]);
  });
});

describe("verdicts on people", () => {
  test.each([
    "We give a score of 8/10 for the candidate.",
    "The top candidate is clear.",
    "We recommend Candidate A.",
    "Reject Candidate B.",
    "The best fit is Candidate C.",
    "Candidate A scores 85%.",
    "Rank the candidates by their notes.",
    "Candidate A ranks ahead of Candidate B.",
    "Candidate D should be hired.",
    "Her match score is high.",
  ])("are found: %s", (sentence) =>
    expect(findVerdicts(sentence, { tool: "offerNavigator", where: "x" })).toHaveLength(1),
  );

  test.each([
    "No report scores, ranks or recommends a person.",
    "Score each answer 1, 3 or 5 before you talk.",
    "Candidate A holds a competing offer: open at the middle of the range.",
    "Top candidates ask about equity first.",
    "Never rank the candidates.",
    "We recommend a call on Tuesday.",
    "The best fit for the panel is a Tuesday.",
    "Candidates rate the process after each stage.",
  ])("advice is none: %s", (sentence) =>
    expect(findVerdicts(sentence, { tool: "offerNavigator", where: "x" })).toEqual([]),
  );
});
