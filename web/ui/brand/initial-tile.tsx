import { clsx } from "clsx";
import { firstLetterOf } from "#web/ui/brand/initials.ts";

type InitialTileProps = { name: string; size?: "small" | "medium" };

/** An organization's first letter where a picture would be. */
export function InitialTile({ name, size = "small" }: InitialTileProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "grid flex-none place-items-center bg-ink-1 font-display font-[650] text-canvas",
        size === "small"
          ? "size-[22px] rounded-[5px] text-tiny"
          : "size-9 rounded-control text-lead",
      )}
    >
      {firstLetterOf(name) || "?"}
    </span>
  );
}
