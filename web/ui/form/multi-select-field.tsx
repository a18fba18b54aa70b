import { Plus } from "lucide-react";
import { useId, useState } from "react";
import { lengths } from "#contract/limits.ts";
import { Button } from "#web/ui/button/button.tsx";
import type { FieldNotes } from "#web/ui/form/field.tsx";
import { controlStyle } from "#web/ui/form/control-style.ts";
import { addTag } from "#web/ui/tags/tag-list.ts";

type MultiSelectFieldProps = Pick<FieldNotes, "label" | "error"> & {
  options: readonly string[];
  chosen: readonly string[];
  max: number;
  onChange: (chosen: string[]) => void;
};

const chipStyle =
  "inline-flex min-h-8 cursor-pointer items-center gap-2 rounded-full border border-line bg-surface px-3 text-small text-ink-2 transition-colors duration-[120ms] hover:border-control has-checked:border-blue has-checked:bg-blue-wash has-checked:text-ink-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue max-tablet:min-h-10";

/** Any of a few choices, and entries of one's own beside them. */
export function MultiSelectField(props: MultiSelectFieldProps) {
  const { label, options, chosen, max, error, onChange } = props;
  const id = useId();
  const [typed, setTyped] = useState("");
  const [own, setOwn] = useState(() => chosen.filter((one) => !options.includes(one)));
  const [note, setNote] = useState<string>();
  const all = [...options, ...own];
  const isFull = chosen.length >= max;
  const toggle = (option: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, option] : chosen.filter((one) => one !== option));
  const addOwn = () => {
    const outcome = addTag(all, typed, all.length + 1);
    setNote(outcome.kind === "duplicate" ? `“${outcome.tag}” is already in the list.` : undefined);
    if (outcome.kind !== "added" || isFull) return;
    const added = outcome.tags.slice(-1);
    setOwn([...own, ...added]);
    onChange([...chosen, ...added]);
    setTyped("");
  };
  return (
    <fieldset aria-describedby={error || note ? `${id}-note` : undefined} className="grid gap-2.5">
      <legend className="mb-1.5 flex w-full items-center text-small font-[560]">
        {label}
        <span className="ml-auto text-meta font-normal text-ink-3">
          {chosen.length}/{max}
        </span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {all.map((option) => {
          const isChosen = chosen.includes(option);
          return (
            <label key={option} className={chipStyle}>
              <input
                checked={isChosen}
                className="size-4 accent-(--blue-fill)"
                disabled={isFull && !isChosen}
                type="checkbox"
                onChange={(event) => toggle(option, event.target.checked)}
              />
              {option}
            </label>
          );
        })}
      </div>
      <div className="flex gap-2">
        <input
          aria-label={`${label}: add your own`}
          className={`${controlStyle} h-9 max-w-[320px] text-small max-tablet:h-10`}
          maxLength={lengths.tag}
          placeholder={isFull ? "Max tags reached" : "Add your own"}
          readOnly={isFull}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setNote(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            addOwn();
          }}
        />
        <Button icon={<Plus />} isDisabled={isFull || typed.trim() === ""} onClick={addOwn}>
          Add
        </Button>
      </div>
      {(error || note) && (
        <p className={error ? "text-meta text-red" : "text-meta text-ink-3"} id={`${id}-note`}>
          {error ?? note}
        </p>
      )}
    </fieldset>
  );
}
