import { Check } from "lucide-react";

type StepRailProps = { titles: readonly string[]; current: number };

/** Where one is on the way through the wizard. */
export function StepRail({ titles, current }: StepRailProps) {
  return (
    <ol className="mb-6 flex gap-2">
      {titles.map((title, index) => {
        const number = index + 1;
        const isDone = number < current;
        return (
          <li
            key={title}
            aria-current={number === current ? "step" : undefined}
            className="group min-w-0 flex-1 border-t-[3px] border-line pt-2 text-small font-[560] text-ink-3 data-reached:border-blue-fill aria-[current]:text-ink-1"
            data-reached={number <= current || undefined}
          >
            <span className="flex items-center gap-1.5">
              {isDone ? <Check /> : <span className="font-mono text-meta">{number}</span>}
              <span className="truncate max-tablet:group-not-aria-[current]:sr-only">{title}</span>
              {isDone && <span className="sr-only">(done)</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
