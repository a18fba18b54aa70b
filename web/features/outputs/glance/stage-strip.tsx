import { clsx } from "clsx";
import type { StageGlance } from "#tools/report/glance.ts";
import { Picture } from "#web/features/outputs/glance/picture.tsx";

type StageStripProps = { stages: StageGlance };

/** The interviews side by side, each as wide as it is long; the first of the longest stands out. */
export function StageStrip({ stages }: StageStripProps) {
  const longest = Math.max(...stages.map(({ minutes }) => minutes));
  const key = stages.find(({ minutes }) => minutes === longest);
  const words = stages.map(({ name, minutes }) => `${name}, ${minutes} minutes`);
  return (
    <Picture sentence={`Interview stages: ${words.join("; ")}.`}>
      <div className="flex gap-[3px]">
        {stages.map((stage) => (
          <span
            key={stage.name}
            className={clsx("h-2.5 rounded-[3px]", stage === key ? "bg-blue-fill" : "bg-blue-t2")}
            style={{ flexGrow: stage.minutes }}
          />
        ))}
      </div>
      <p className="mt-1.5 text-tiny text-pretty text-ink-2">
        {stages.map(({ name }) => name).join(" · ")}
      </p>
    </Picture>
  );
}
