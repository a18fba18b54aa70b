import { useNow } from "#web/ui/time/use-now.ts";

type PastTimeProps = { iso: string };

/** When something was: how long ago, or its date once that says more; the exact moment on hover. */
export function PastTime({ iso }: PastTimeProps) {
  const words = timeAgo(iso, useNow(false));
  if (!words) return <CalendarDate iso={iso} />;
  return (
    <time dateTime={iso} title={asMoment(iso)}>
      {words}
    </time>
  );
}

type CalendarDateProps = { iso: string };

const asDay = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });

/** A day as "14 Nov 2026", the exact moment on hover. */
export function CalendarDate({ iso }: CalendarDateProps) {
  return (
    <time dateTime={iso} title={asMoment(iso)}>
      {asDay.format(new Date(iso))}
    </time>
  );
}

const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short" });

function asMoment(iso: string): string {
  return format.format(new Date(iso));
}

const units = [
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3_600 },
  { unit: "minute", seconds: 60 },
] as const;

const daysBeforeDate = 7;
const inWords = new Intl.RelativeTimeFormat("en", { numeric: "always" });

/** How long ago something was; nothing once a date says it better. */
export function timeAgo(iso: string, nowMs: number): string | undefined {
  const seconds = Math.max(0, (nowMs - Date.parse(iso)) / 1_000);
  if (seconds >= daysBeforeDate * 86_400) return undefined;
  const fitting = units.find((one) => seconds >= one.seconds);
  return fitting
    ? inWords.format(-Math.floor(seconds / fitting.seconds), fitting.unit)
    : "just now";
}
