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
  ["Reads mechanical drawings cold", "Does that fit you?"],
  ["Own hand tools", "Does that fit you?"],
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

test("people are not asked whether they can work days, nor twice about one deal breaker", () => {
  const { plan } = ledgerOf({
    title: "Paralegal",
    rawExtractedJd:
      "Paralegal\n\nHours\n- Full time, day shift\n\nRequirements\n- No more than 2 moving violations in 3 years\n- Notary commission\n",
    dealBreakers: ["no more than 2 moving violations in 3 years"],
  });
  const asked = plan.screen.map(({ question }) => question).join("\n");
  expect(asked).not.toMatch(/Can you work days/u);
  expect(asked.match(/moving violations/gu)).toHaveLength(1);
});

test("a stand-up truck asks nothing of a body", () => {
  const { plan } = ledgerOf({
    rawExtractedJd:
      "Reach Truck Operator\n\nRequirements\n- 6 months on a stand-up reach or turret truck, in any warehouse\n- Own boots\n",
  });
  const asked = plan.screen.find(({ question }) => question.includes("stand-up"));
  expect(asked?.question).not.toMatch(/accommodation/u);
});
