import { Check } from "lucide-react";
import type { ComponentProps } from "react";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & { label: string };

export function Checkbox({ label, ...rest }: CheckboxProps) {
  return (
    <label className="inline-flex min-h-6 items-center gap-2.5 text-small has-disabled:opacity-60 max-tablet:min-h-10">
      <span className="relative grid size-[18px] flex-none place-items-center">
        <input
          className="peer size-[18px] cursor-pointer appearance-none rounded-[5px] border border-control bg-surface checked:border-transparent checked:bg-blue-fill disabled:cursor-not-allowed aria-invalid:border-red-dot forced-colors:appearance-auto"
          type="checkbox"
          {...rest}
        />
        <Check className="pointer-events-none absolute hidden size-3.5! text-white peer-checked:block forced-colors:hidden!" />
      </span>
      {label}
    </label>
  );
}
