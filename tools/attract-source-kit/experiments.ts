import type { FactId } from "#contract/examination.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { capital, inSentence } from "#ledger/words.ts";
import type { AttractSourceKit } from "#tools/attract-source-kit/tool.ts";
import { clip } from "#tools/clip.ts";
import { sayableMusts } from "#tools/demands.ts";
import { deedsOf } from "#tools/message-parts.ts";
import { known, openRequirementOf, rangeOf } from "#tools/phrases.ts";

/** What to try against what, from the two best lines, the pay, the open demand and the backgrounds of this job. */
export function writeExperiments(ledger: Ledger): AttractSourceKit["experiments"] {
  const { reading, plan, company } = ledger;
  const [first, second] = deedsOf(ledger);
  const range = rangeOf(ledger);
  const open = openRequirementOf(ledger);
  const background = reading.backgrounds.find(
    ({ text }) => text.toLowerCase() !== company.industry.toLowerCase(),
  );
  const [must] = sayableMusts(ledger);
  const all: {
    hypothesis: string;
    change: string;
    measure: string;
    facts: (FactId | undefined)[];
  }[] = [
    ...(first && second
      ? [
          {
            hypothesis: `"${capital(first.text)}" draws more replies than "${second.text}"`,
            change: "opening line",
            measure: "replies per 40",
            facts: [first.id, second.id],
          },
        ]
      : []),
    ...(range === null
      ? []
      : [
          {
            hypothesis: `${capital(range)} in the subject beats ${must ? `"${must.asked}"` : "the title alone"}`,
            change: "subject line",
            measure: "screens passed",
            facts: ["pay.range", must?.id],
          },
        ]),
    ...(open
      ? [
          {
            hypothesis: `People with ${inSentence(open.alternatives[0] ?? "")} reply more when told it counts`,
            change: "first sentence",
            measure: "replies per 40",
            facts: [open.requirement.id],
          },
        ]
      : []),
    ...(background
      ? [
          {
            hypothesis: `${capital(background.text)} in the narrow string brings more passed screens`,
            change: "narrow string",
            measure: "screens per 20",
            facts: [background.id],
          },
        ]
      : []),
    {
      hypothesis: `${plan.sendWindow} reaches people ${readerOf(ledger)}`,
      change: "sending hour",
      measure: "replies per 60",
      facts: [reading.schedule?.id, plan.id, must?.id],
    },
    {
      hypothesis: `A post that names ${must?.asked ?? "one task"} first is read further`,
      change: "first line",
      measure: "applications per view",
      facts: ["title", must?.id],
    },
  ];
  return all.slice(0, 4).map(({ hypothesis, change, measure, facts }) => ({
    hypothesis: clip(hypothesis, 600),
    change,
    measure,
    stop: "after two weeks",
    effort: "low",
    ...known("plan", ...facts),
  }));
}

function readerOf(ledger: Ledger): string {
  const shift = ledger.reading.schedule?.shift ?? null;
  if (shift !== null) return `on ${shift}`;
  const [must] = sayableMusts(ledger);
  return must === undefined ? "at work" : `with ${must.asked}`;
}
