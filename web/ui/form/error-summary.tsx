import type { FieldErrors, FieldValues, Path } from "react-hook-form";
import { Notice } from "#web/ui/feedback/notice.tsx";

type ErrorSummaryProps<Fields extends FieldValues> = {
  errors: FieldErrors<Fields>;
  onPick: (name: Path<Fields>) => void;
};

const tolerated = 2;

/** When more than two fields need a change: what is wrong in one place, each line leading to its field. */
export function ErrorSummary<Fields extends FieldValues>(props: ErrorSummaryProps<Fields>) {
  const { errors, onPick } = props;
  const names = Object.keys(errors) as Path<Fields>[];
  if (names.length <= tolerated) return null;
  return (
    <Notice title={`${names.length} fields need a change`} tone="error">
      <ul className="grid gap-0.5">
        {names.map((name) => (
          <li key={name}>
            <button
              className="min-h-6 rounded-chip text-left underline underline-offset-2"
              type="button"
              onClick={() => onPick(name)}
            >
              {errors[name]?.message as string}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
