import type { Briefing } from "#tools/briefing.ts";
import { isByPost } from "#tools/engagement-hub/pipeline.ts";
import type { EngagementHub } from "#tools/engagement-hub/schema.ts";
import { known } from "#tools/writing/phrases.ts";
import { count, say } from "#tools/writing/say.ts";
import { dueDay, launchDayOf } from "#tools/writing/search-calendar.ts";

/** Who is reminded of what, and when. */
export function writeNudges({ ledger }: Briefing): EngagementHub["nudges"] {
  const { plan, playbook } = ledger;
  const days = count(plan.stepDays, "working day", "working days");
  const own = playbook.engagement?.remind ?? {
    who: "Interviewers",
    what: "Write your rating before you talk to each other.",
    when: "The same day",
  };
  const general = [
    {
      who: "Hiring manager",
      what: "Decide on each person you met, with one reason.",
      when: say`Within ${days}`,
    },
    {
      who: "Recruiter",
      what: "Tell everybody who was met how it ended.",
      when: "The day it is decided",
    },
  ];
  // Nobody is reminded twice.
  const rows = [own, ...general.filter(({ who }) => who !== own.who)];
  return rows.map((row) => ({ ...row, ...known("plan", plan.id) }));
}

/** The first two weeks, in order. */
export function writeNextActions(briefing: Briefing): EngagementHub["nextActions"] {
  const { ledger } = briefing;
  const { plan } = ledger;
  const rows = [
    {
      action: "Call people who came second in earlier searches for similar work.",
      owner: "Recruiter",
      inDays: 1,
      facts: [plan.id],
    },
    {
      action: isByPost(ledger)
        ? "Agree who answers applicants, and within how many hours."
        : "Load the follow-ups.",
      owner: "Recruiter",
      inDays: launchDayOf(ledger),
      facts: [plan.id],
    },
    {
      action: "Read the first ten answers with the hiring manager.",
      owner: "Recruiter",
      inDays: 10,
      facts: [plan.funnel.id],
    },
  ];
  return rows.map(({ inDays, facts, ...row }) => ({
    ...row,
    due: dueDay(briefing, inDays),
    ...known("plan", ...facts),
  }));
}
