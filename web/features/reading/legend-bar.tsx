import { clsx } from "clsx";
import { memo } from "react";
import type { TextReading } from "#contract/reading.ts";
import { countLines, filtersFor, type Filter } from "#web/features/reading/counts.ts";
import { destinyLabels } from "#web/features/reading/places.ts";

type LegendBarProps = {
  reading: TextReading;
  filter: Filter;
  onFilter: (filter: Filter) => void;
};

const labels: Readonly<Record<Filter, string>> = {
  all: "All",
  unconfirmed: "Unconfirmed",
  ...destinyLabels,
};

/** The filters, which are the legend of the colors as well. */
export const LegendBar = memo(function LegendBar({ reading, filter, onFilter }: LegendBarProps) {
  return (
    <fieldset className="flex min-w-0 gap-1.5 overflow-x-auto [scrollbar-width:none] max-tablet:-mx-4 max-tablet:px-4 tablet:gap-0.5 tablet:rounded-[9px] tablet:bg-sunken tablet:p-[3px] dark:tablet:bg-surface">
      <legend className="sr-only">Show lines</legend>
      {filtersFor(reading.kind).map((one) => {
        const isChosen = filter === one;
        return (
          <button
            key={one}
            aria-pressed={isChosen}
            className={clsx(
              "flex h-9 flex-none items-center gap-[7px] rounded-full border px-3 text-small font-[520] whitespace-nowrap tablet:h-[30px] tablet:rounded-chip tablet:px-[9px]",
              isChosen
                ? "border-line bg-surface text-ink-1 shadow-1 max-tablet:border-ink-1 max-tablet:bg-ink-1 max-tablet:text-surface dark:tablet:bg-raised"
                : "border-line text-ink-2 hover:text-ink-1 max-tablet:bg-surface tablet:border-transparent",
            )}
            type="button"
            onClick={() => onFilter(one)}
          >
            {one !== "all" && (
              <span aria-hidden="true" className="reading-swatch" data-destiny={one} />
            )}
            {labels[one]}
            <span
              className={clsx("text-meta", isChosen ? "max-tablet:text-surface" : "text-ink-3")}
            >
              {countLines(reading, one)}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
});
