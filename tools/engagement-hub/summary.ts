import type { FactId } from "#contract/examination.ts";
import { countOpenings } from "#ledger/interview/funnel.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { Briefing } from "#tools/briefing.ts";
import { isByPost, peopleAt } from "#tools/engagement-hub/pipeline.ts";
import type { EngagementHub } from "#tools/engagement-hub/schema.ts";
import { known } from "#tools/writing/phrases.ts";
import { count, say, verdict } from "#tools/writing/say.ts";

type Told = { words: string; facts: FactId[] };

/** One sentence for the hiring manager, then at most three findings. */
export function writeSummary({ ledger }: Briefing): EngagementHub["summary"] {
  const opening = chooseVerdict(ledger);
  const findings = [howMany(ledger), ...whatTheyAnswer(ledger)];
  return {
    answer: opening.words,
    text: findings.map(({ words }) => words).join(" "),
    ...known("estimate", ...opening.facts, ...findings.flatMap(({ facts }) => facts)),
  };
}

const manyOpenings = 3;

/** The first situation that holds; the last one always does. */
function chooseVerdict(ledger: Ledger): Told {
  const { reading, plan } = ledger;
  const openings = countOpenings(reading);
  if (openings >= manyOpenings && reading.openings !== null) {
    return {
      words: verdict`Filling ${count(openings, "opening", "openings")} will take about ${peopleAt(ledger, 2, "first call", "first calls")}, so agree now who makes them.`,
      facts: [reading.openings.id, plan.funnel.id],
    };
  }
  if (reading.urgency?.level === "critical") {
    return {
      words: verdict`Hold interview times in your calendar now, because people who answer this week will not wait for next week.`,
      facts: [reading.urgency.id],
    };
  }
  return {
    words: verdict`Answer everybody within one working day, and follow up only with something new each time.`,
    facts: [plan.id],
  };
}

function howMany(ledger: Ledger): Told {
  const { plan } = ledger;
  const words = isByPost(ledger)
    ? say`Not every applicant passes the first call, so plan on about ${peopleAt(ledger, 1, "applicant", "applicants")}.`
    : say`Most people will not answer, so plan on writing to about ${peopleAt(ledger, 0, "person", "people")}.`;
  return { words, facts: [plan.funnel.id] };
}

function whatTheyAnswer({ playbook: { engagement } }: Ledger): Told[] {
  return engagement === undefined ? [] : [{ words: engagement.answerTo, facts: ["occupation"] }];
}
