type CalendarDateProps = { iso: string };

const asDay = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });
const asMoment = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short" });

/** A day as "14 Nov 2026", the exact moment on hover. */
export function CalendarDate({ iso }: CalendarDateProps) {
  const date = new Date(iso);
  return (
    <time dateTime={iso} title={asMoment.format(date)}>
      {asDay.format(date)}
    </time>
  );
}
