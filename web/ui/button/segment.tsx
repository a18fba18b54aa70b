import { clsx } from "clsx";
import type { ComponentProps } from "react";
import type { Option } from "#web/ui/form/option.ts";

type SegmentProps = Omit<ComponentProps<"input">, "type" | "value"> & {
  legend: string;
  isLegendHidden?: boolean;
  options: readonly Option[];
  /** The chosen value where the caller keeps it; forms keep it themselves. */
  value?: string;
};

export function Segment({ legend, isLegendHidden, options, value, ...rest }: SegmentProps) {
  return (
    <fieldset className="grid content-start gap-1.5">
      <legend className={clsx(isLegendHidden ? "sr-only" : "mb-1.5 text-small font-[560]")}>
        {legend}
      </legend>
      <div className="inline-flex w-full gap-1 rounded-[10px] border border-transparent bg-sunken p-[3px] dark:border-line">
        {options.map((option) => (
          <label
            key={option.value}
            className="grid h-8 min-w-0 flex-1 cursor-pointer place-items-center rounded-chip px-3 text-small font-[560] text-ink-2 transition-colors duration-[120ms] hover:text-ink-1 has-checked:bg-raised has-checked:text-ink-1 has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-blue max-tablet:h-10 forced-colors:has-checked:border"
          >
            <input
              className="sr-only"
              type="radio"
              value={option.value}
              {...(value === undefined ? {} : { checked: option.value === value })}
              {...rest}
            />
            <span className="truncate">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
