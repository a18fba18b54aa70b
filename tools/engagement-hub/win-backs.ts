import type { Ledger } from "#ledger/ledger.ts";
import { openThings } from "#tools/engagement-hub/open.ts";
import { isByPost } from "#tools/engagement-hub/pipeline.ts";
import type { EngagementHub } from "#tools/engagement-hub/tool.ts";
import { known } from "#tools/phrases.ts";
import { inStyle, styleOf } from "#tools/voice.ts";
import { greetingOf } from "#tools/writing/message.ts";
import { companyOf, say, titleOf } from "#tools/writing/say.ts";

type WinBack = EngagementHub["winBackStrategies"][number];

const mostRows = 2;

/** Messages to people who said no or fell silent, each for one reason that can change, each with one question. */
export function writeWinBacks(ledger: Ledger): WinBack[] {
  const rows = [
    ...answered(ledger),
    isByPost(ledger) ? missedMeeting : silent(ledger),
    onPay(ledger) ?? elsewhere(ledger),
  ];
  const style = styleOf(ledger.company);
  return rows.slice(0, mostRows).map((row) => ({
    ...row,
    body: inStyle(`${greetingOf(ledger)}\n\n${row.body}`, style),
  }));
}

function answered(ledger: Ledger): WinBack[] {
  return openThings(ledger)
    .slice(0, 2)
    .slice(-1)
    .map(({ id, thing }) => ({
      trigger: say`Asked and got no answer: ${thing}`,
      body: "You asked me something that I could not answer. I have it in writing now. Shall I send it?",
      when: "The day it is answered",
      ...known("plan", id),
    }));
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
    body: say`Is it the timing, the pay or the work that makes you hesitate about the ${titleOf(ledger)} job?`,
    when: "Four working days later",
    ...known("plan", ledger.plan.id, "title"),
  };
}

function onPay({ reading }: Ledger): WinBack | null {
  if (reading.pay === null) return null;
  return {
    trigger: "Said no because of the pay",
    body: "You told me that the pay fell short. The range has changed since. Shall I send it?",
    when: "Only after a new range is approved",
    ...known("plan", reading.pay.id),
  };
}

function elsewhere(ledger: Ledger): WinBack {
  return {
    trigger: "Took another job",
    body: say`You are three months into the new job, and I hope it is what you were told. May I write when ${companyOf(ledger)} has something open?`,
    when: "Once, after ninety days",
    ...known("plan", "company"),
  };
}
