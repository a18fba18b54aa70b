import type { DayGlance } from "#tools/report/glance.ts";
import { Picture } from "#web/features/outputs/glance/picture.tsx";
import { placeOf } from "#web/features/outputs/glance/place.ts";

type DayDotsProps = { touches: DayGlance };

/** The messages of a sequence on a line of working days. */
export function DayDots({ touches }: DayDotsProps) {
  const days = [...new Set(touches.map(({ workingDay }) => workingDay))];
  const from = Math.min(...days);
  const to = Math.max(...days);
  const words = touches.map(({ workingDay, channel }) => `day ${workingDay} by ${channel}`);
  return (
    <Picture sentence={`Messages on working ${words.join(", ")}.`}>
      <div className="relative mr-12 h-9 text-tiny text-ink-3">
        <span className="absolute top-1.5 right-0 left-1.5 h-0.5 bg-blue-t3" />
        {days.map((day) => (
          <span
            key={day}
            className="absolute top-0 grid gap-1 whitespace-nowrap"
            style={{ left: placeOf(day, from, to) }}
          >
            <span className="size-3.5 rounded-full border-[3px] border-surface bg-blue-fill outline-[1.5px] outline-blue-fill" />
            Day {day}
          </span>
        ))}
      </div>
    </Picture>
  );
}
