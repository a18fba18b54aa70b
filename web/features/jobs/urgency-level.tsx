import { clsx } from "clsx";

type UrgencyLevelProps = { level: string };

const tones: Record<string, string> = {
  critical: "bg-red-wash text-red",
  active: "bg-orange-wash text-orange",
};

/** How pressing a search is, as word and colour. */
export function UrgencyLevel({ level }: UrgencyLevelProps) {
  return (
    <span
      className={clsx(
        "inline-flex h-6 items-center rounded-full px-2.5 text-tiny font-[560] capitalize",
        tones[level] ?? "bg-grey-wash text-grey",
      )}
    >
      {level}
    </span>
  );
}
