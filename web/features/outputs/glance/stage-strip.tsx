import { clsx } from "clsx";
import type { StageGlance } from "#tools/glance.ts";
import { Picture } from "#web/features/outputs/glance/picture.tsx";

type StageStripProps = { stages: StageGlance };

/** The interviews side by side, each as wide as it is long; the first of the longest stands out. */
export function StageStrip({ stages }: StageStripProps) {
  const longest = Math.max(...stages.map(({ minutes }) => minutes));
  const key = stages.find(({ minutes }) => minutes === longest);
  const words = stages.map(({ name, minutes }) => `${name}, ${minutes} minutes`);
  return (
    <Picture sentence={`Interview stages: ${words.join("; ")}.`}>
      <div className="flex gap-[3px] text-tiny font-[560]">
        {stages.map((stage) => (
          <span
            key={stage.name}
            className={clsx(
              "min-w-0 basis-0 truncate rounded-[5px] px-2 py-[5px]",
              stage === key ? "bg-blue-fill text-white" : "bg-blue-wash text-blue",
            )}
            style={{ flexGrow: stage.minutes }}
            title={`${stage.name}, ${stage.minutes} minutes`}
          >
            {stage.name}
          </span>
        ))}
      </div>
    </Picture>
  );
}
