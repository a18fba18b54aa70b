import { clsx } from "clsx";

type FormatTileProps = { detail: string; isCover: boolean };

const lines = ["w-4/5", "w-3/5", "w-full", "w-11/12"];

/** What a format is for, with a small picture of its first page: a blue cover, or lines of text. */
export function FormatTile({ detail, isCover }: FormatTileProps) {
  return (
    <span className="flex items-end justify-between gap-3">
      {detail}
      <span
        aria-hidden="true"
        className={clsx(
          "grid h-14 w-11 flex-none content-start gap-1 rounded-[4px] border p-1.5",
          isCover ? "border-transparent bg-[#2230d2]" : "border-line bg-canvas",
        )}
      >
        {lines.slice(0, isCover ? 2 : 4).map((width) => (
          <span
            key={width}
            className={clsx("h-[3px] rounded-full", width, isCover ? "bg-white" : "bg-ink-3")}
          />
        ))}
      </span>
    </span>
  );
}
