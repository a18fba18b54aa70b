import { expect, test } from "vitest";
import { ledgerOf } from "#ledger/fixtures/sample-job.ts";

test.each([
  ["Live within driving distance", "Where do you live now, and would you move for it?"],
  ["Local or willing to relocate", "Where do you live now, and would you move for it?"],
  [
    "Portfolio with shipped work",
    "Which piece would you show us first, and what was your part in it?",
  ],
  ["Clean MVR, no more than 2 moving violations in 3 yrs", "Does that fit you?"],
  ["Reads mechanical drawings cold", "Where does that show in your work?"],
  ["Own hand tools", "Do you have that?"],
  ["People manager", "Whom have you led, how many, and for how long?"],
  ["Confined space and first aid", "Do you hold it today, and if not, when will you?"],
  ["Clear writing in English", "What do you write at work, and for whom?"],
  ["Knowledge of weekend overtime rules", "Where does that show in your work?"],
  ["3 years of work with willing volunteers", "How long have you done that, and where?"],
  ["21 or older, as the law of the road has it", "Does that fit you?"],
  ["Standing/walking up to 10 hours per shift", "Can you do that, with or without accommodation?"],
  ["Valid drivers lic for site walks", "Do you hold it today, and if not, when will you?"],
])("%j is asked as what it is", (requirements, question) => {
  const { screen } = ledgerOf({ title: "Product Designer", requirements }).plan;
  const words = screen.map((one) => one.question).filter((one) => one.includes(requirements));
  expect(words).toHaveLength(1);
  expect(words[0]).toContain(`”. ${question}`);
});

test("where somebody lives makes nothing scarce", () => {
  const { market } = ledgerOf({ requirements: "Local or willing to relocate" });
  expect(market.supply.map(({ supply }) => supply)).toEqual(["normal"]);
});

test("people are not asked whether they can work days, nor about what rules them out", () => {
  const { plan } = ledgerOf({
    title: "Paralegal",
    rawExtractedJd:
      "Paralegal\n\nHours\n- Full time, day shift\n\nRequirements\n- No more than 2 moving violations in 3 years\n- Notary commission\n",
    dealBreakers: ["no more than 2 moving violations in 3 years"],
  });
  const asked = plan.screen.map(({ question }) => question).join("\n");
  expect(asked).not.toMatch(/Can you work days/u);
  expect(asked).toContain("Notary commission");
  expect(asked).not.toContain("moving violations");
});

test("a stand-up truck asks nothing of a body", () => {
  const { plan } = ledgerOf({
    rawExtractedJd:
      "Reach Truck Operator\n\nRequirements\n- 6 months on a stand-up reach or turret truck, in any warehouse\n- Own boots\n",
  });
  const asked = plan.screen.find(({ question }) => question.includes("stand-up"));
  expect(asked?.question).not.toMatch(/accommodation/u);
});

const screenOf = (job: Parameters<typeof ledgerOf>[0]) =>
  ledgerOf(job).plan.screen.map((one) => one.question);

test("boots and a drug test are two questions", () => {
  const asked = screenOf({
    requirements: "Steel toe boots\nMust pass drug test\nReads blueprints",
  });
  for (const words of ["boots", "drug test"])
    expect(asked.filter((one) => one.includes(words))).toHaveLength(1);
  expect(asked.join("\n")).not.toMatch(/boots”.*drug/u);
});

test("the days are asked before what is not asked of anybody", () => {
  const lines = (hours: string) =>
    screenOf({
      title: "Dental Hygienist",
      rawExtractedJd: `Dental Hygienist\n\nSchedule\n${hours}\n\nRequirements\n- Friendly\n`,
    }).find((one) => one.startsWith("The hours"));
  expect(
    lines(
      "- No evenings, no on-call\n- Four 9-hour days, Monday through Thursday or Tuesday through Friday",
    ),
  ).toContain("Monday through Thursday");
  expect(
    lines(
      "- Mon-Fri 6 am to 2 pm\n- Longer hours during outages, twice a year, about ten days each time",
    ),
  ).toContain("outages");
});

test("people hear which shifts there are, though the lines say what each pays", () => {
  const asked = screenOf({
    title: "Packer",
    rawExtractedJd:
      "Packer\n\nPay\n- 1st shift 6:00a-2:30p M-F $18.00/hr\n- 2nd shift 2:30p-11:00p M-F $18.00 + $1.50 differential\n\nRequirements\n- Friendly\n",
  });
  expect(asked.join("\n")).toMatch(
    /The shifts: “1st shift.*” and “2nd shift.*Which of them can you work\?/u,
  );
});

test("a paper that stands among the deal breakers alone is asked for, and one that is a must-have once", () => {
  const alone = ledgerOf({
    title: "Pharmacy Technician",
    requirements: "State registration as a technician",
    dealBreakers: ["PTCB certification"],
  });
  const asked = alone.plan.screen.filter(({ question }) => question.includes("PTCB"));
  expect(asked.map(({ question }) => question)).toEqual([
    "This job asks for “PTCB certification”. Do you hold it today, and if not, when will you?",
  ]);
  expect(asked[0]?.covers).toEqual([alone.reading.dealBreakers[0]?.id]);
  const both = screenOf({
    requirements: "Forklift license",
    dealBreakers: ["must: forklift license"],
  });
  expect(both.filter((one) => /forklift/iu.test(one))).toHaveLength(1);
});

test("the right to work is asked in the country's words", () => {
  const asked = (location: string) =>
    screenOf({ location, dealBreakers: ["needs visa sponsorship"] }).join("\n");
  expect(asked("Leeds, United Kingdom")).toContain("Do you have the right to work in the UK");
  expect(asked("Columbus, OH")).toContain("authorized to work in the United States");
});

test("of a foreign line nobody knows more than whether it fits", () => {
  const { plan } = ledgerOf({
    title: "Industriemechaniker",
    rawExtractedJd:
      "Industriemechaniker (m/w/d)\n\nIhr Profil\n- Bereitschaft zur Arbeit im Drei-Schicht-System und zur Rufbereitschaft\n- Gute Kenntnisse in der Instandhaltung von Anlagen\n- Freude an der Arbeit im Team\n\nWir bieten\n- Dreißig Tage Urlaub und einen sicheren Arbeitsplatz in der Region\n",
  });
  expect(plan.screen.map(({ question }) => question).join("\n")).not.toContain("show in your work");
});
