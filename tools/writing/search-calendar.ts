import { addWorkingDays, findSendDay, formatDay } from "#ledger/interview/calendar.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { Briefing } from "#tools/briefing.ts";

/** Working days of the messages after the first contact; urgent searches write faster. */
const messageDaysByUrgency = {
  critical: [3, 5, 8, 11],
  active: [3, 7, 12, 17],
  passive: [5, 10, 16, 22],
} as const;

/** The working day on which the post goes live and the first people are written to. All reports count from it. */
export function launchDayOf({ plan }: Pick<Ledger, "plan">): number {
  return 1 + plan.stepDays;
}

/** The working days of the messages that follow the first contact. */
export function messageDaysOf(ledger: Ledger): number[] {
  const offsets = messageDaysByUrgency[ledger.reading.urgency?.level ?? "active"];
  return offsets.map((days) => launchDayOf(ledger) + days);
}

/** When the messages go out, no two on one day: "Mon 23 Nov". */
export function messageDates({ ledger, now }: Briefing): string[] {
  const { country } = ledger.reading.place;
  const days: Date[] = [];
  for (const working of messageDaysOf(ledger)) {
    const next = findSendDay(now, working, country);
    const before = days.at(-1);
    const isTaken = before !== undefined && next.getTime() <= before.getTime();
    days.push(isTaken ? findSendDay(before, 1, country) : next);
  }
  return days.map(formatDay);
}

/** The day on which the first people are written to. */
export function firstContactDate({ ledger, now }: Briefing): Date {
  return findSendDay(now, launchDayOf(ledger), ledger.reading.place.country);
}

/** The day a step is due: "Tue 17 Nov". */
export function dueDay({ ledger, now }: Briefing, workingDays: number): string {
  return formatDay(addWorkingDays(now, workingDays, ledger.reading.place.country));
}

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** When a step in a model's words is due: on the day that it names ("until Monday"), else on ours. */
export function dueAsSaid(briefing: Briefing, words: unknown, workingDays: number): string {
  const named = /\b(?:until|by|before) (\p{L}{3,6}day)\b/u.exec(String(words))?.[1] ?? "";
  const weekday = weekdays.indexOf(named);
  if (weekday < 0) return dueDay(briefing, workingDays);
  const away = (weekday - briefing.now.getUTCDay() + 6) % 7;
  return formatDay(new Date(briefing.now.getTime() + (away + 1) * dayMs));
}

const dayMs = 86_400_000;
