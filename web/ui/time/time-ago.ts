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
