import type { BaseSyntheticEvent, ReactNode } from "react";

type FormProps = { onSubmit: (event: BaseSyntheticEvent) => Promise<void>; children: ReactNode };

/** A column of fields that are checked by our own rules, not the browser's. */
export function Form({ onSubmit, children }: FormProps) {
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void onSubmit(event)}>
      {children}
    </form>
  );
}
