import { clsx } from "clsx";
import type { ReactNode } from "react";

type ChipProps = { tone?: "plain" | "good" | "bad"; children: ReactNode };

const tones = {
  plain: "bg-grey-wash text-grey",
  good: "bg-green-wash text-green",
  bad: "bg-red-wash text-red",
} as const;

export function Chip({ tone = "plain", children }: ChipProps) {
  return (
    <span
      className={clsx(
        "inline-flex h-[22px] flex-none items-center gap-1 rounded-chip px-2 text-tiny font-[560] whitespace-nowrap",
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
