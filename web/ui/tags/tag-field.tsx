import { clsx } from "clsx";
import { X } from "lucide-react";
import { lengths } from "#contract/limits.ts";
import { popoverStyle } from "#web/ui/dialog/overlay-styles.ts";
import { Field, type FieldNotes } from "#web/ui/form/field.tsx";
import { useTagEntry, type TagSuggestionList } from "#web/ui/tags/use-tag-entry.ts";

type TagFieldProps = Pick<FieldNotes, "label" | "aside" | "hint" | "error"> & {
  tags: readonly string[];
  max: number;
  placeholder?: string;
  suggestions?: readonly string[];
  className?: string | undefined;
  onChange: (tags: string[]) => void;
};

const noSuggestions: readonly string[] = [];

/** A list of short texts: Enter adds, Backspace removes, the counter tells how many fit (spec §5). */
export function TagField(props: TagFieldProps) {
  const { label, aside, hint, error, tags, max, placeholder, className, onChange } = props;
  const { suggestions = noSuggestions } = props;
  const { entry, list, note, isFull, isListOpen, remove } = useTagEntry({
    tags,
    max,
    suggestions,
    onChange,
  });
  return (
    <Field
      aside={
        <>
          {aside}
          <span className="text-meta text-ink-3">
            {tags.length}/{max}
          </span>
        </>
      }
      error={error}
      hint={note ?? hint}
      label={label}
    >
      {(ids) => (
        <div className="relative">
          <div
            className={clsx(
              "flex min-h-10 flex-wrap items-center gap-1.5 rounded-control border border-control bg-surface p-[5px] has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-blue",
              className,
            )}
          >
            {tags.length > 0 && (
              <ul aria-label={`${label}: chosen`} className="contents">
                {tags.map((tag) => (
                  <TagChip key={tag} tag={tag} onRemove={() => remove(tag)} />
                ))}
              </ul>
            )}
            <input
              autoComplete="off"
              className="h-7 min-w-[9rem] flex-1 bg-transparent px-[7px] text-body outline-none max-tablet:h-9"
              maxLength={lengths.tag}
              placeholder={isFull ? "Max tags reached" : placeholder}
              readOnly={isFull}
              {...ids}
              {...entry}
            />
          </div>
          {isListOpen && <TagSuggestions label={`${label}: suggestions`} list={list} />}
          <output className="sr-only">{`${tags.length} of ${max}`}</output>
        </div>
      )}
    </Field>
  );
}

type TagChipProps = { tag: string; onRemove: () => void };

function TagChip({ tag, onRemove }: TagChipProps) {
  return (
    <li className="inline-flex min-h-7 max-w-full items-center rounded-chip bg-sunken pl-2.5 text-small text-ink-1 dark:bg-raised">
      <span className="min-w-0">{tag}</span>
      <button
        aria-label={`Remove ${tag}`}
        className="ml-0.5 grid size-7 flex-none place-items-center rounded-chip text-ink-3 hover:text-ink-1 max-tablet:size-9"
        type="button"
        onClick={onRemove}
      >
        <X className="size-3.5!" />
      </button>
    </li>
  );
}

type TagSuggestionsProps = { label: string; list: TagSuggestionList };

function TagSuggestions({ label, list }: TagSuggestionsProps) {
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
