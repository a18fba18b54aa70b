import { useState } from "react";
import { TextField } from "#web/ui/form/text-field.tsx";
import { useSettled } from "#web/ui/hooks/use-settled.ts";

const restMs = 250;

/** What is typed, and what to ask for once the typing rests. */
export function useSearch() {
  const [typed, setTyped] = useState("");
  const words = useSettled(typed.trim(), restMs);
  return { typed, setTyped, query: words ? { q: words } : {} };
}

type SearchFieldProps = { label: string; value: string; onChange: (value: string) => void };

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <div className="mb-4">
      <TextField
        autoComplete="off"
        label={label}
        maxLength={200}
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

type ShownCountProps = { shown: number; total: number; order: string };

/** Said where the list ends before those who were found do. */
export function ShownCount({ shown, total, order }: ShownCountProps) {
  if (shown === total) return null;
  return (
    <p className="mt-4 text-small text-ink-3">
      {order} {shown} of {total}. Search to find others.
    </p>
  );
}
