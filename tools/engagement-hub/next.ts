import type { FactId } from "#contract/examination.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { inSentence } from "#ledger/words.ts";
import { tellingOpen } from "#tools/asked.ts";
import { namedBenefits } from "#tools/benefits.ts";
import type { EngagementHub } from "#tools/engagement-hub/tool.ts";
import type { Briefing } from "#tools/briefing.ts";
import { clip } from "#tools/clip.ts";
import { tellingMusts } from "#tools/demands.ts";
import { deedsOf } from "#tools/message-parts.ts";
import { deciderOf, dueDay, known, ownerOf } from "#tools/phrases.ts";

/** What to try in the sequence itself. */
export function writeExperiments(ledger: Ledger): EngagementHub["experiments"] {
  const { plan } = ledger;
  const sender = inSentence(plan.competencies.at(-1)?.owner ?? deciderOf(ledger)).replace(
    /^the /u,
    "",
  );
  const [, second, third] = deedsOf(ledger);
  const deed = third ?? second;
  const [benefit] = namedBenefits(ledger);
  const musts = tellingMusts(ledger);
  const must = musts[2] ?? musts[0];
  const rows: {
    hypothesis: string;
    measure: string;
    effort: string;
    facts: (FactId | undefined)[];
  }[] = [
    ...(deed
      ? [
          {
            hypothesis: `A note by the ${sender} on "${deed.text}" gets more replies than the recruiter's`,
            measure: "replies per 50",
            effort: "medium",
            facts: [deed.id, plan.id],
          },
        ]
      : []),
    ...(benefit
      ? [
          {
            hypothesis: `People name "${inSentence(clip(benefit.text, 120))}" when it stands in message two`,
            measure: "calls naming it",
            effort: "low",
            facts: [benefit.id],
          },
        ]
      : []),
    ...(must
      ? [
          {
            hypothesis: `E-mail before InMail reaches more people with ${must.asked}`,
            measure: "replies by channel",
            effort: "low",
            facts: [must.id],
          },
        ]
      : []),
    {
      hypothesis: "Two touches are enough",
      measure: "replies per touch",
      effort: "low",
      facts: [plan.id],
    },
    {
      hypothesis: "Shorter messages get replies",
      measure: "replies per 50",
      effort: "low",
      facts: [plan.id],
    },
  ];
  return rows
    .slice(0, Math.max(2, Math.min(3, rows.length - 2)))
    .map(({ hypothesis, facts, ...row }) => ({
      hypothesis: clip(hypothesis, 600),
      ...row,
      ...known("plan", ...facts),
    }));
}

/** The first week, in order. */
export function writeNextActions(briefing: Briefing): EngagementHub["nextActions"] {
  const { ledger } = briefing;
  const { plan, occupation, reading } = ledger;
  const weekly = Math.max(10, Math.ceil((plan.funnel.steps[0]?.people ?? 100) / 4 / 5) * 5);
  const musts = tellingMusts(ledger);
  const [must] = musts;
  const second = musts[1] ?? must;
  const third = musts[2] ?? must;
  const [asked] = tellingOpen(ledger);
  const rows: { action: string; owner: string; inDays: number; facts: (FactId | undefined)[] }[] = [
    {
      action: must ? `Search past applicants for ${must.asked}` : "Search past applicants",
      owner: "Recruiter",
      inDays: 1,
      facts: [must?.id],
    },
    {
      action: must
        ? `List ${weekly} people with ${second?.asked ?? must.asked} from the balanced strings`
        : `List ${weekly} ${clip(occupation.people, 80)}`,
      owner: "Recruiter",
      inDays: 1 + plan.stepDays,
      facts: [plan.funnel.id, second?.id],
    },
    {
      action: must ? `Ask the team for names with ${third?.asked ?? must.asked}` : "Ask for names",
      owner: ownerOf(ledger),
      inDays: 1 + 2 * plan.stepDays,
      facts: [plan.id, third?.id],
    },
    ...(asked
      ? [
          {
            action: `Put ${asked.thing} into message three`,
            owner: "Recruiter",
            inDays: 1 + 2 * plan.stepDays,
            facts: [asked.id],
          },
        ]
      : []),
    ...(reading.assets.length === 0
      ? [
          {
            action: "Find one link worth sending",
            owner: ownerOf(ledger),
            inDays: 1 + 3 * plan.stepDays,
            facts: [],
          },
        ]
      : []),
  ];
  return rows.map(({ action, owner, inDays, facts }) => ({
    action: clip(action, 600),
    owner: clip(owner, 200),
    due: dueDay(briefing, inDays),
    ...known("plan", ...facts),
  }));
}
