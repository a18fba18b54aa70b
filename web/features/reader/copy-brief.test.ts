import { expect, test } from "vitest";
import type { Job } from "#contract/job.ts";
import { briefOf } from "#tools/briefs.ts";
import { tools } from "#tools/tools.ts";
import { copyOfBrief } from "#web/features/reader/copy-brief.ts";

const job = { title: "Vet Tech", location: "Boise, ID" } as Job;

test("the brief is copied as text and as HTML: verdict, findings, actions", () => {
  const brief = briefOf(tools.marketPulse, {
    summary: { answer: "Pay is a strength here." },
    talentSupply: { finding: "No <b>must-have</b> on the list is scarce." },
    recommendedActions: [{ action: "Show the range", effect: "It is read first.", owner: "Ines" }],
  });
  const { text, html } = copyOfBrief(tools.marketPulse, job, brief);
  expect(text).toBe(
    `Market Pulse Intelligence: Vet Tech, Boise, ID

Pay is a strength here.

What we found
- Talent supply: No <b>must-have</b> on the list is scarce.

What to do
- Show the range. It is read first. Ines`,
  );
  expect(html).toContain("<p><strong>Pay is a strength here.</strong></p>");
  expect(html).toContain("No &lt;b&gt;must-have&lt;/b&gt; on the list");
  expect(html).toContain("<li><strong>Show the range.</strong> It is read first. Ines</li>");
});

test("whoever is handed a thin brief reads what is missing before what was found", () => {
  const brief = briefOf(tools.marketPulse, {
    summary: { answer: "Choose the occupation first." },
    talentSupply: { finding: "The posting asks for one thing." },
    metadata: { thin: [{ lacks: "occupation" }] },
  });
  const { text, html } = copyOfBrief(tools.marketPulse, job, brief);
  const missing = "Occupation: We do not know which occupation this is";
  expect(text.indexOf(missing)).toBeGreaterThan(0);
  expect(text.indexOf(missing)).toBeLessThan(text.indexOf("What we can say"));
  expect(html).toContain("<h4>What is missing</h4>");
});

test("what stays in the team is not copied", () => {
  const brief = briefOf(tools.offerNavigator, {
    summary: { answer: "Say the pay early." },
    compensationStrategy: { finding: "There is room of $6.00 up to the walk-away." },
    candidateOfferMatrix: { note: "The interviews decide the figure." },
  });
  const { text, html } = copyOfBrief(tools.offerNavigator, job, brief);
  expect(brief.findings).toHaveLength(2);
  expect(`${text}${html}`).not.toContain("$6.00");
  expect(text).toContain("The interviews decide the figure.");
});
