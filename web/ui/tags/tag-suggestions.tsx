import { clsx } from "clsx";
import type { TagSuggestionList } from "#web/ui/tags/use-tag-entry.ts";
import { popoverStyle } from "#web/ui/dialog/popover-style.ts";

type TagSuggestionsProps = { label: string; list: TagSuggestionList };

/** What could be added, under the field; the pointer leaves the focus where it is. */
export function TagSuggestions({ label, list }: TagSuggestionsProps) {
  return (
    <div
      aria-label={label}
      className={clsx(popoverStyle, "absolute inset-x-0 top-full z-20 mt-1 grid p-1.5")}
      {...list.box}
    >
      {list.suggestions.map((suggestion, index) => (
        <div
          key={suggestion}
          className="flex min-h-9 cursor-pointer items-center rounded-chip px-2.5 text-small font-[520] hover:bg-sunken aria-selected:bg-blue-wash aria-selected:text-blue max-tablet:min-h-10 dark:hover:bg-line dark:aria-selected:bg-blue-wash"
          {...list.lineOf(index)}
        >
          {suggestion}
        </div>
      ))}
    </div>
  );
}
