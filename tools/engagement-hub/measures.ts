import type { FactId } from "#contract/examination.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { capital, inSentence } from "#ledger/words.ts";
import { tellingOpen } from "#tools/asked.ts";
import type { EngagementHub } from "#tools/engagement-hub/tool.ts";
import type { Briefing } from "#tools/briefing.ts";
import { clip } from "#tools/clip.ts";
import { bendableMusts, tellingMusts } from "#tools/demands.ts";
import { deedsOf } from "#tools/message-parts.ts";
import { dueDay, known, ownerOf, rangeOf } from "#tools/phrases.ts";

type Cited = { facts: readonly (FactId | undefined)[] };

/** What to count, and what to change when the count says so. */
export function writeAnalytics(ledger: Ledger): EngagementHub["analytics"] {
  const { plan, reading } = ledger;
  const [must] = bendableMusts(ledger);
  const [, deed] = deedsOf(ledger);
  const shift = reading.schedule?.shift ?? null;
  const open = tellingOpen(ledger);
  const asked = open[1] ?? open[0];
  const range = rangeOf(ledger);
  const rows: ({ measure: string; target: string; changeWhen: string } & Cited)[] = [
    {
      measure: "Replies, all touches",
      target: "18.8 % (vendor)",
      changeWhen: deed
        ? `Under half after 60 people: open with "${deed.text}"`
        : "Under half after 60",
      facts: ["research.sequence", deed?.id],
    },
    ...(must
      ? [
          {
            measure: `Failing on ${must.asked}`,
            target: "count them",
            changeWhen: `Over half: loosen "${must.asked}" or change the string`,
            facts: [must.id],
          },
        ]
      : []),
    ...(shift === null
      ? []
      : [
          {
            measure: `No to ${shift}`,
            target: "count them",
            changeWhen: `Over half: ${shift} into the subject`,
            facts: [reading.schedule?.id],
          },
        ]),
    {
      measure: "Screen to offer",
      target: `${plan.stepDays * plan.stages.length} working days`,
      changeWhen: "Hold fixed hours",
      facts: [plan.id, reading.urgency?.id],
    },
    ...(asked
      ? [
          {
            measure: `Asking about ${asked.thing}`,
            target: "count them",
            changeWhen: "Three a week: answer it in the post",
            facts: [asked.id],
          },
        ]
      : []),
    {
      measure: "Lost at offer",
      target: "one in five",
      changeWhen: range === null ? "Any over pay" : `Two over ${range}: ask for more room`,
      facts: [plan.funnel.id, reading.pay?.id],
    },
  ];
  return rows.map(({ facts, ...row }) => ({
    measure: clip(row.measure, 600),
    target: row.target,
    changeWhen: clip(row.changeWhen, 600),
    ...known("plan", ...facts),
  }));
}

/** Who is reminded of what, and when. */
export function writeNudges(briefing: Briefing): EngagementHub["nudges"] {
  const { ledger } = briefing;
  const { plan, questions } = ledger;
  const [first, second] = questions;
  const [must] = bendableMusts(ledger);
  const [telling] = tellingMusts(ledger);
  const [competency] = plan.competencies;
  const rows: ({ who: string; what: string; when: string } & Cited)[] = [
    ...(first
      ? [
          {
            who: first.ask,
            what: `Still open: ${first.thing}`,
            when: plan.stepDays === 1 ? "daily" : `every ${plan.stepDays} days`,
            facts: [first.id],
          },
        ]
      : []),
    ...(second && second.ask !== first?.ask
      ? [
          {
            who: second.ask,
            what: `Still open: ${second.thing}`,
            when: dueDay(briefing, 1 + plan.stepDays),
            facts: [second.id],
          },
        ]
      : []),
    ...(competency
      ? [
          {
            who: competency.owner,
            what: telling
              ? `Ratings that cover ${telling.asked}`
              : `Ratings for ${inSentence(competency.name)}`,
            when: "the same day",
            facts: [plan.id, telling?.id],
          },
        ]
      : []),
    {
      who: ownerOf(ledger),
      what: must ? `Is "${must.asked}" too strict for the first list?` : "Read the list",
      when: dueDay(briefing, 1 + 3 * plan.stepDays),
      facts: [must?.id],
    },
    {
      who: "Recruiter",
      what: "Answer everyone interviewed",
      when: "within two days",
      facts: [plan.id],
    },
  ];
  return rows.map(({ who, what, when, facts }) => ({
    who: clip(capital(who), 200),
    what: clip(what, 600),
    when,
    ...known("plan", ...facts),
  }));
}
