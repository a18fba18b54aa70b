import { Check, Circle } from "lucide-react";
import type { PartialReport } from "#contract/output.ts";
import type { Tool } from "#tools/tool.ts";
import { outlineOf } from "#web/features/outputs/card/outline.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";

type CardOutlineProps = { tool: Tool; partial: PartialReport };

/** The sections of a report as they are finished. */
export function CardOutline({ tool, partial }: CardOutlineProps) {
  const { done, current, waiting } = outlineOf(tool, partial);
  return (
    <ul className="mt-4 grid gap-2 text-small">
      {done.length > 0 && (
        <li className="flex gap-2.5">
          <Check className="mt-0.5 text-green-dot" />
          <span className="line-clamp-2">
            <span className="sr-only">Finished: </span>
            {done.join(", ")}
          </span>
        </li>
      )}
      {current && (
        <li className="flex gap-2.5">
          <span className="mt-0.5 text-blue">
            <Spinner />
          </span>
          <span>
            <span className="sr-only">Being written: </span>
            {current}
            <span
              aria-hidden="true"
              className="ml-1 inline-block h-[15px] w-[7px] animate-breathe rounded-[1.5px] bg-blue align-[-2px]"
            />
          </span>
        </li>
      )}
      {waiting.length > 0 && (
        <li className="flex gap-2.5 text-ink-3">
          <Circle className="mt-0.5" />
          <span className="line-clamp-2">
            <span className="sr-only">Still to come: </span>
            {waiting.join(", ")}
          </span>
        </li>
      )}
    </ul>
  );
}
