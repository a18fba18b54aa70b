import { clsx } from "clsx";
import { useId } from "react";
import { useEdit } from "#web/features/reader/edit/edit-context.ts";
import { placeOf, type Path } from "#web/features/reader/edit/fields.ts";

/** In which type a text is read: the verdict, what an entry is called by, running text, a cell. */
export type Look = "verdict" | "title" | "text" | "cell";

const styles: Record<Look, string> = {
  verdict:
    "font-display text-[1.4375rem] leading-[1.26] font-[560] tracking-[-0.021em] tablet:text-bottom-line",
  title: "text-read font-[620]",
  text: "text-read",
  cell: "text-[0.90625rem] leading-[1.45]",
};

type EditFieldProps = {
  path: Path;
  label: string;
  look: Look;
  isNumber?: boolean;
  choices?: readonly string[] | undefined;
  /** Whether its label is seen; beside a heading that says the same it is only spoken. */
  isNamed?: boolean;
};

/** One text in the type it is read in; one of a few words is a menu. */
export function EditField(props: EditFieldProps) {
  const { path, label, look, isNumber = false, choices, isNamed = false } = props;
  const id = useId();
  const { textAt, change, isLockedAt, onKeyDown } = useEdit();
  const text = textAt(path);
  if (text === undefined) return null;
  const place = placeOf(path);
  const isLocked = isLockedAt(path);
  const naming = { id, "data-place": place, ...(isNamed ? {} : { "aria-label": label }) };
  const style = clsx(
    "block rounded-control border border-control bg-surface py-1.5 text-ink-1",
    choices && look === "cell" ? "px-2 max-tablet:w-full" : "w-full px-3",
    styles[look],
  );
  return (
    <div className={choices ? undefined : "min-w-0"}>
      {isNamed && (
        <label className="mb-0.5 block text-meta text-ink-3" htmlFor={id}>
          {label}
        </label>
      )}
      {choices ? (
        <select
          {...naming}
          className={clsx(style, "min-h-9")}
          disabled={isLocked}
          value={text}
          onChange={(event) => change(path, event.currentTarget.value)}
          onKeyDown={onKeyDown}
        >
          {[...new Set([text, ...choices])].toSorted(byOrder(choices)).map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <textarea
          {...naming}
          className={clsx(style, "field-sizing-content resize-none")}
          inputMode={isNumber ? "decimal" : undefined}
          readOnly={isLocked}
          rows={1}
          value={text}
          onChange={(event) => change(path, event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      )}
    </div>
  );
}

/** A word that is none of the choices, as an older report may hold, stands first. */
function byOrder(choices: readonly string[]): (a: string, b: string) => number {
  return (a, b) => choices.indexOf(a) - choices.indexOf(b);
}
