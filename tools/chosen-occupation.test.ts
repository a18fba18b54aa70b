import { expect, test } from "vitest";
import { shipped } from "#knowledge/shipped.ts";
import { emptyJob } from "#contract/job-fields.ts";
import { undecided } from "#ledger/facts/decided.ts";
import { buildLedger } from "#ledger/ledger.ts";
import { shippedFacts } from "#ledger/market/market-facts.ts";
import { readForm } from "#reading/form.ts";
import type { Briefing } from "#tools/briefing.ts";
import { bareOrganization, briefOn, sampleNow } from "#tools/fixtures/sample-briefing.ts";
import { serverTools } from "#tools/tools.server.ts";

const posting = `Go-to-Market Systems Lead
Brindle Analytics, Columbus, OH
Pay: $98,000 to $112,000 a year

What you will do
- Own the sales systems and the data in them
- Write the forecast that the board reads

What you bring
- Four years with CRM administration
- SQL
`;
const job = { ...emptyJob, ...readForm(posting).fields, rawExtractedJd: posting };

function briefWith(occupation: string | null): Briefing {
  const decided = { ...undecided, occupation };
  const around = { organization: bareOrganization, market: shippedFacts, knowledge: shipped };
  return {
    ...briefOn(job),
    ledger: buildLedger({ job, decided, ...around, today: sampleNow }),
  };
}

const [before, chosen] = [briefWith(null), briefWith("11-2022")];

test("whoever chooses sales managers to compare the pay gets their figures and questions", () => {
  expect(before.ledger.playbook.key).toBe("neutral");
  expect(chosen.ledger.market.wages).not.toEqual(before.ledger.market.wages);
  expect(chosen.ledger.plan.competencies).not.toEqual(before.ledger.plan.competencies);
});

test.each([
  ["attractSourceKit", ["launchNarrative", "personaLibrary", "sourcingChannels", "valueProps"]],
  ["attractSourceKit", ["jobPost", "outreachTemplates", "booleanStrings"]],
  ["engagementHub", ["summary", "nurtureSequences", "objectionHandling", "winBackStrategies"]],
  ["intakeSync", ["candidatePersona", "decisionMakers"]],
  ["offerNavigator", ["objectionHandling", "closePlan", "candidateOfferMatrix"]],
] as const)(
  "no persona, channel or sentence of the %s changes by the choice: %j",
  (tool, parts) => {
    const write = (briefing: Briefing) =>
      serverTools[tool].write(briefing) as Record<string, unknown>;
    const [own, compared] = [write(before), write(chosen)];
    for (const part of parts) {
      expect(own).toHaveProperty(part);
      expect(compared).toHaveProperty(part, own[part]);
    }
  },
);
