/** Months of spending begin and end in UTC. */
const format = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

/** A day of this month or the next: "1 Dec". */
export function asShortDay(at: string | number): string {
  return format.format(new Date(at));
}
