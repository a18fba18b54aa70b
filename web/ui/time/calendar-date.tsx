import { asMoment } from "#web/ui/time/moment.ts";

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
