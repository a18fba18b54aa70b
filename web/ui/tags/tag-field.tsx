import { clsx } from "clsx";
import { lengths } from "#contract/limits.ts";
import { Field, type FieldProps } from "#web/ui/form/field.tsx";
import { TagChip } from "#web/ui/tags/tag-chip.tsx";
import { TagSuggestions } from "#web/ui/tags/tag-suggestions.tsx";
import { useTagEntry } from "#web/ui/tags/use-tag-entry.ts";

type TagFieldProps = Pick<FieldProps, "label" | "aside" | "hint" | "error"> & {
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
