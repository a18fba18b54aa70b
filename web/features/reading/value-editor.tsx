import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { employmentTypes, workTypes } from "#contract/options.ts";
import { lengths } from "#contract/limits.ts";
import { capital } from "#english/words.ts";
import type { FieldChange, ValueFields, ValueRow } from "#web/features/reading/value-rows.ts";
import { Button } from "#web/ui/button/button.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { controlStyle } from "#web/ui/form/control-style.ts";
import { Select } from "#web/ui/form/select.tsx";
import { useEscapeFirst } from "#web/ui/dialog/use-escape-first.ts";

type ValueEditorProps = {
  row: ValueRow;
  fields: ValueFields;
  onSave: (change: FieldChange) => void;
  onCancel: () => void;
};

const required = new Set(["title", "location"]);
const choices = { workType: workTypes, employmentType: employmentTypes } as const;

function optionsOf(name: keyof typeof choices) {
  const words = choices[name].map((value) => ({
    value,
    label: capital(value).replace("Per-", "Per "),
  }));
  return [{ value: "", label: "As the text says" }, ...words];
}

/** One value to be typed or chosen; it is a field of the job's form. */
export function ValueEditor({ row, fields, onSave, onCancel }: ValueEditorProps) {
  const { name, label } = row;
  const root = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<ValueFields>(() => ({
    ...fields,
    // What the text says is where a correction begins.
    [name]: fields[name] || (name in choices ? "" : row.text),
  }));
  useEffect(() => root.current?.querySelector<HTMLElement>("input, select")?.focus(), []);
  useEscapeFirst(true, onCancel, root);
  const set = (change: FieldChange) => setTyped((before) => ({ ...before, ...change }));
  const isMissing = required.has(name) && typed[name].trim() === "";
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isMissing) return;
    onSave(changeOf(name, typed));
  };
  const input = (field: "employmentLength" | "weeklyHours" | typeof name, hint: string) => (
    <input
      aria-label={hint}
      autoComplete="off"
      className={`${controlStyle} h-9 max-tablet:h-11`}
      maxLength={
        field === "employmentLength" || field === "weeklyHours" ? lengths.tag : lengths.line
      }
      placeholder={hint === label ? undefined : hint}
      value={typed[field]}
      onChange={({ target }) => set({ [field]: target.value })}
    />
  );
  return (
    <form ref={root} className="grid gap-2" noValidate onSubmit={save}>
      {name === "workType" || name === "employmentType" ? (
        <Select
          aria-label={label}
          options={optionsOf(name)}
          value={typed[name]}
          onChange={({ target }) => set({ [name]: target.value })}
        />
      ) : (
        input(name, label)
      )}
      {name === "employmentType" && (
        <div className="grid grid-cols-2 gap-2">
          {input("employmentLength", "Length")}
          {input("weeklyHours", "Hours a week")}
        </div>
      )}
      {name === "hiringCompany" && (
        <Checkbox
          checked={typed.isClientConfidential}
          label="Confidential client"
          onChange={({ target }) => set({ isClientConfidential: target.checked })}
        />
      )}
      {isMissing && <p className="text-meta text-red">{`${label} is required`}</p>}
      <div className="flex gap-2">
        <Button isDisabled={isMissing} size="small" type="submit">
          Save
        </Button>
        <Button look="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function changeOf(name: ValueRow["name"], typed: ValueFields): FieldChange {
  const { employmentType, employmentLength, weeklyHours, hiringCompany, isClientConfidential } =
    typed;
  if (name === "employmentType") return { employmentType, employmentLength, weeklyHours };
  if (name === "hiringCompany") return { hiringCompany, isClientConfidential };
  return { [name]: typed[name] };
}
