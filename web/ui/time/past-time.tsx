import { CalendarDate } from "#web/ui/time/calendar-date.tsx";
import { asMoment } from "#web/ui/time/moment.ts";
import { timeAgo } from "#web/ui/time/time-ago.ts";
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
