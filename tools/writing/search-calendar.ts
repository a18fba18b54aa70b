import { addWorkingDays, findSendDay, formatDay } from "#ledger/interview/calendar.ts";
import { dayIn } from "#english/day-in-text.ts";
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

type When = Pick<Briefing, "ledger" | "now">;

/** The working days of the messages that follow the first contact; nobody is asked again about a job that takes no more applications. */
export function messageDaysOf({ ledger, now }: When): number[] {
  const offsets = messageDaysByUrgency[ledger.reading.urgency?.level ?? "active"];
  const launch = launchDayOf(ledger);
  const { applyBy, place } = ledger.reading;
  const closes = applyBy === null ? null : dayIn(applyBy.text, now);
  const [, , last = 0] = offsets;
  const within = (most: number) =>
    offsets.map((days, at) => launch + Math.max(at + 1, Math.round((days * most) / last)));
  // A date that is past is a posting of before: it ends nothing.
  const isOpen = closes === null || closes < now.getTime();
  const isOver = (days: readonly number[]) =>
    !isOpen && (sendDays(days, now, place.country)[2]?.getTime() ?? 0) > closes + dayMs;
  let most = last;
  while (most > fewestDays && isOver(within(most))) most -= 1;
  return within(most);
}

/** Three messages need three days. */
const fewestDays = 3;

/** When the messages go out, no two on one day: "Mon 23 Nov". */
export function messageDates({ ledger, now }: When): string[] {
  const { country } = ledger.reading.place;
  return sendDays(messageDaysOf({ ledger, now }), now, country).map(formatDay);
}

function sendDays(workingDays: readonly number[], now: Date, country: string | null): Date[] {
  const days: Date[] = [];
  for (const working of workingDays) {
    const next = findSendDay(now, working, country);
    const before = days.at(-1);
    const isTaken = before !== undefined && next.getTime() <= before.getTime();
    days.push(isTaken ? findSendDay(before, 1, country) : next);
  }
  return days;
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
