import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { SpendingEdit, type atCapChoices, type MonthlySpending } from "#contract/connection.ts";
import { useCall } from "#web/api/use-call.ts";
import { useModelChange } from "#web/features/connections/model-queries.ts";
import { Button } from "#web/ui/button/button.tsx";
import { controlStyle } from "#web/ui/form/control-style.ts";
import { roundDollars } from "#web/ui/dollars.ts";
import { Select } from "#web/ui/form/select.tsx";

type CapChoiceProps = { organizationId: number; spending: MonthlySpending };
type AtCap = (typeof atCapChoices)[number];

const amounts = [25, 50, 100, 250, 500, 1_000];
const another = "another";
const none = "none";
const atCapOptions: { value: AtCap; label: string }[] = [
  { value: "built-in", label: "Use the built-in writer" },
  { value: "stop", label: "Write no reports" },
];

function capOptions(capUsd: number | null) {
  const all = new Set(capUsd === null ? amounts : [...amounts, capUsd]);
  return [
    ...[...all]
      .toSorted((one, other) => one - other)
      .map((usd) => ({ value: String(usd), label: roundDollars(usd) })),
    { value: none, label: "No cap" },
    { value: another, label: "Another amount…" },
  ];
}

/** The monthly cap and what happens at it; each is saved as soon as it is chosen. */
export function CapChoice({ organizationId, spending }: CapChoiceProps) {
  const capId = useId();
  const atCapId = useId();
  const [isTyping, setIsTyping] = useState(false);
  const limit = useCall(
    "limitSpending",
    useModelChange({
      organizationId,
      done: { title: "Saved" },
      failed: { title: "Not saved", description: "The cap is as it was. Please try again." },
      onDone: () => setIsTyping(false),
    }),
  );
  const save = (body: SpendingEdit) => limit.mutate({ params: { organizationId }, body });
  const shown = { ...spending, ...(limit.isPending ? limit.variables.body : {}) };
  const chooseCap = (value: string) => {
    if (value === another) setIsTyping(true);
    else save({ capUsd: value === none ? null : Number(value) });
  };
  return (
    <div className="grid items-center gap-x-4 gap-y-2.5 text-body max-tablet:gap-y-1.5 tablet:grid-cols-[minmax(0,1fr)_auto]">
      <label htmlFor={capId}>Monthly cap</label>
      {isTyping ? (
        <AmountForm
          id={capId}
          isBusy={limit.isPending}
          onCancel={() => setIsTyping(false)}
          onSave={(capUsd) => save({ capUsd })}
        />
      ) : (
        <Select
          className={selectStyle}
          id={capId}
          options={capOptions(shown.capUsd)}
          value={shown.capUsd === null ? none : String(shown.capUsd)}
          onChange={(event) => chooseCap(event.target.value)}
        />
      )}
      <label htmlFor={atCapId}>When it is reached</label>
      <Select
        className={selectStyle}
        id={atCapId}
        options={atCapOptions}
        value={shown.atCap}
        onChange={(event) => save({ atCap: event.target.value as AtCap })}
      />
    </div>
  );
}

const selectStyle = "tablet:w-[184px] max-tablet:mb-2 max-tablet:h-11";

type AmountFormProps = {
  id: string;
  isBusy: boolean;
  onSave: (usd: number) => void;
  onCancel: () => void;
};

function AmountForm({ id, isBusy, onSave, onCancel }: AmountFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setIsWrong] = useState(false);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const capUsd = Number(field.current?.value.replaceAll(/[$,\s]/gu, ""));
    const isRight = SpendingEdit.safeParse({ capUsd }).success;
    setIsWrong(!isRight);
    if (isRight) onSave(capUsd);
  };
  return (
    <form className="grid gap-1.5" noValidate onSubmit={submit}>
      <div className="flex gap-2">
        <input
          ref={field}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          aria-invalid={isWrong || undefined}
          autoComplete="off"
          className={`${controlStyle} h-10 tablet:w-[120px]`}
          id={id}
          inputMode="decimal"
          placeholder="$120"
        />
        <Button className="h-10" isBusy={isBusy} needsServer type="submit">
          Save
        </Button>
        <Button className="h-10" look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      {isWrong && (
        <p className="text-meta text-red" id={`${id}-error`}>
          Enter at least $1, in dollars and cents.
        </p>
      )}
    </form>
  );
}
