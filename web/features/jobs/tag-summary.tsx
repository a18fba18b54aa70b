import { useState } from "react";
import { limits } from "#contract/limits.ts";

type TagSummaryProps = { tags: readonly string[]; label: string };

/** The first three tags, then how many more there are (spec §9); pressing that shows them. */
export function TagSummary({ tags, label }: TagSummaryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const more = tags.length - limits.listedBeforeMore;
  const shown = isOpen ? tags : tags.slice(0, limits.listedBeforeMore);
  return (
    <ul className="flex flex-wrap gap-1.5 text-meta text-ink-2">
      {shown.map((tag) => (
        <li key={tag} className="rounded-chip bg-sunken px-[9px] py-[3px] dark:bg-raised">
          {tag}
        </li>
      ))}
      {more > 0 && (
        <li>
          <button
            aria-expanded={isOpen}
            className="rounded-chip border border-dashed border-control px-2 py-0.5 hover:border-ink-3 hover:text-ink-1 max-tablet:py-2"
            type="button"
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? "Show fewer" : `+${more} more`}
            <span className="sr-only"> {label}</span>
          </button>
        </li>
      )}
    </ul>
  );
}
