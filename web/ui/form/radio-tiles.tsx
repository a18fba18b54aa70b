import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import type { Option } from "#web/ui/form/option.ts";

type RadioTilesProps = Omit<ComponentProps<"input">, "type" | "value"> & {
  legend: string;
  options: readonly (Option & { detail: ReactNode })[];
  /** Where there are columns, as grid classes. */
  columns?: string;
};

/** One choice of a few, each explained on its own tile. */
export function RadioTiles({ legend, options, columns, ...rest }: RadioTilesProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-small font-[560]">{legend}</legend>
      <div className={clsx("grid gap-2.5", columns)}>
        {options.map(({ value, label, detail }) => (
          <label
            key={value}
            className="flex cursor-pointer gap-3 rounded-card border border-line bg-surface px-4 py-3.5 transition-colors duration-[120ms] hover:border-control has-checked:border-blue has-checked:bg-blue-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue"
          >
            <input
              className="mt-[3px] size-4 flex-none cursor-pointer appearance-none rounded-full border border-control bg-surface outline-none checked:border-[5px] checked:border-blue-fill forced-colors:appearance-auto"
              type="radio"
              value={value}
              {...rest}
            />
            <span className="min-w-0 flex-1">
              <span className="block font-[620]">{label}</span>
              <span className="mt-0.5 block text-small text-ink-2">{detail}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
