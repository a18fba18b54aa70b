import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { useEffect, useImperativeHandle, useRef, type ComponentProps } from "react";
import { controlStyle } from "#web/ui/form/control-style.ts";
import type { Option } from "#web/ui/form/option.ts";

type SelectProps = Omit<ComponentProps<"select">, "children" | "size"> & {
  options: readonly Option[];
  isCompact?: boolean;
};

const canTellOpen = globalThis.CSS?.supports("selector(:open)") ?? false;

/** A native select; Escape closes its list and leaves the dialog around it open. */
export function Select({ options, isCompact = false, className, ref, ...rest }: SelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  useImperativeHandle(ref, () => select.current as HTMLSelectElement);
  useEffect(() => {
    const keepDialogOpen = (event: KeyboardEvent) => {
      const isListOpen = canTellOpen && select.current?.matches(":open");
      if (event.key === "Escape" && isListOpen) event.stopImmediatePropagation();
    };
    window.addEventListener("keydown", keepDialogOpen, { capture: true });
    return () => window.removeEventListener("keydown", keepDialogOpen, { capture: true });
  }, []);
  return (
    <span className="relative grid items-center">
      <select
        ref={select}
        className={clsx(
          "select",
          controlStyle,
          isCompact ? "h-8 pr-8 text-small max-tablet:h-10" : "h-10 pr-9",
          className,
        )}
        {...rest}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute right-2.5 text-ink-3" />
    </span>
  );
}
