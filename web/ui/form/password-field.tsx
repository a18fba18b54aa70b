import { useState, type ComponentProps } from "react";
import { controlStyle } from "#web/ui/form/control-style.ts";
import { Field, type FieldNotes } from "#web/ui/form/field.tsx";

type PasswordFieldProps = Omit<ComponentProps<"input">, "type" | "required"> &
  Pick<FieldNotes, "label" | "hint" | "error">;

/** A password that can be pasted, filled in by a manager, and shown. */
export function PasswordField({ label, hint, error, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field error={error} hint={hint} isRequired label={label}>
      {(ids) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            className={`${controlStyle} h-10 pr-16`}
            spellCheck={false}
            type={isShown ? "text" : "password"}
            {...ids}
            {...rest}
          />
          <button
            aria-label={isShown ? "Hide password" : "Show password"}
            className="absolute inset-y-1 right-1 rounded-chip px-3 text-small font-[560] text-ink-2 hover:text-ink-1"
            type="button"
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? "Hide" : "Show"}
          </button>
        </div>
      )}
    </Field>
  );
}
