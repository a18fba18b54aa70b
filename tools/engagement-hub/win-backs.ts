import type { Ledger } from "#ledger/ledger.ts";
import { isByPost } from "#tools/engagement-hub/pipeline.ts";
import type { EngagementHub } from "#tools/engagement-hub/schema.ts";
import { known } from "#tools/writing/phrases.ts";
import { inStyle, styleOf } from "#tools/writing/voice.ts";
import { greetingOf } from "#tools/writing/message.ts";
import { atCompanyOf, say, titleOf } from "#tools/writing/say.ts";

type WinBack = EngagementHub["winBackStrategies"][number];

/** Messages to people who said no or fell silent, each for one reason that can change, each with one question. */
export function writeWinBacks(ledger: Ledger): WinBack[] {
  const first = ofTheTrade(ledger) ?? (isByPost(ledger) ? missedMeeting : silent(ledger));
  const rows = [first, elsewhere(ledger)];
  const style = styleOf(ledger.company);
  return rows.map((row) => ({
    ...row,
    body: inStyle(`${greetingOf(ledger)}\n\n${row.body}`, style),
  }));
}

/** What makes people of this trade drop out, and the question that brings them back. */
function ofTheTrade({ playbook: { engagement }, plan, reading }: Ledger): WinBack | null {
  if (engagement === undefined) return null;
  const { after, say: body, when, unlessSaid = [] } = engagement.winBack;
  const text = reading.text.toLowerCase();
  if (unlessSaid.some((words) => text.includes(words))) return null;
  return { trigger: after, body, when, ...known("plan", plan.id) };
}

const missedMeeting: WinBack = {
  trigger: "Did not come to the meeting",
  body: "We missed you today, and these things happen. Would another time this week suit you better?",
  when: "The same day",
  ...known("plan", "plan"),
};

function silent(ledger: Ledger): WinBack {
  return {
    trigger: "Fell silent after the first call",
    body: say`Is the ${titleOf(ledger)} job still of interest? If something put you off, I would like to hear it.`,
    when: "Four working days later",
    ...known("plan", ledger.plan.id, "title"),
  };
}

function elsewhere(ledger: Ledger): WinBack {
  return {
    trigger: "Took another job",
    body: say`I hope the new job is going well. May I write to you when there is something open${atCompanyOf(ledger)} again?`,
    when: "Once, after ninety days",
    ...known("plan", "company"),
  };
}
