const long = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const short = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/** "18 November 2026" of an ISO time. */
export function longDay(at: string): string {
  return long.format(new Date(at));
}

/** "18 Nov" of an ISO time. */
export function shortDay(at: string): string {
  return short.format(new Date(at));
}
