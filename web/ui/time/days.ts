const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" });
const shortDay = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" });
const wholeDay = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });
const hour = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** "29 November" */
export function asDay(iso: string): string {
  return day.format(new Date(iso));
}

/** "18 Nov" */
export function asShortDay(iso: string): string {
  return shortDay.format(new Date(iso));
}

/** "18 November 2026, 14:06" */
export function asMoment(iso: string): string {
  const at = new Date(iso);
  return `${wholeDay.format(at)}, ${hour.format(at)}`;
}
