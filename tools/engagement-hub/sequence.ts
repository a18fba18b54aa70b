import { findSendDay, formatDay } from "#ledger/calendar.ts";
import type { EngagementHub } from "#tools/engagement-hub/tool.ts";
import type { Briefing } from "#tools/briefing.ts";
import { clip } from "#tools/clip.ts";
import { writeInMail } from "#tools/in-mail.ts";
import { writeFactsMail, writeFirstMail, writeLastMail, type Message } from "#tools/outreach.ts";
import { known, spokenTitle } from "#tools/phrases.ts";

/** Working days of the four touches; urgent searches write faster. */
const daysByUrgency = {
  critical: [1, 2, 5, 9],
  active: [1, 3, 7, 12],
  passive: [1, 5, 10, 15],
} as const;

/** Four touches, none on a Friday, a weekend or a holiday, no two on one day; the last one closes politely. */
export function writeSequence(briefing: Briefing): EngagementHub["nurtureSequences"] {
  const { ledger } = briefing;
  const { reading, plan } = ledger;
  const workingDays = daysByUrgency[reading.urgency?.level ?? "active"];
  const dates = sendDays(briefing, workingDays);
  const messages = [
    writeInMail(briefing),
    writeFirstMail(briefing),
    writeFactsMail(briefing),
    writeLastMail(briefing),
  ];
  return [
    {
      name: clip(`${spokenTitle(ledger)}: four touches`, 200),
      startRule: "Monday to Thursday",
      stopRule: "At any answer",
      sendWindow: `${plan.sendWindow}, their time`,
      touches: messages.map((message, at) =>
        writeTouch(message, at + 1, workingDays[at] ?? at + 1, dates[at] ?? ""),
      ),
      ...known("plan", plan.id, "research.sequence", "research.inmail"),
    },
  ];
}

function sendDays({ ledger, now }: Briefing, workingDays: readonly number[]): string[] {
  const { country } = ledger.reading.place;
  const days: Date[] = [];
  for (const count of workingDays) {
    const day = findSendDay(now, count, country);
    const before = days.at(-1);
    const isTaken = before !== undefined && day.getTime() <= before.getTime();
    days.push(isTaken ? findSendDay(before, 1, country) : day);
  }
  return days.map(formatDay);
}

function writeTouch(
  { facts, ...message }: Message,
  touch: number,
  workingDay: number,
  day: string,
) {
  return { touch, workingDay, day, ...message, ...known("plan", ...facts) };
}
