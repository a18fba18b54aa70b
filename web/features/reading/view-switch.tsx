import type { TextReading } from "#contract/reading.ts";

export type View = "text" | "values";

type ViewSwitchProps = { reading: TextReading; view: View; onView: (view: View) => void };

/** Where both do not fit side by side: the text, or what was taken from it. */
export function ViewSwitch({ reading, view, onView }: ViewSwitchProps) {
  const labels: Record<View, string> = {
    text: `Text ${reading.lines.length}`,
    values: `Values ${reading.values.length}`,
  };
  return (
    <fieldset className="reading-narrow mb-1 grid grid-cols-2 gap-0.5 rounded-[10px] border border-transparent bg-sunken p-[3px] dark:border-line">
      <legend className="sr-only">View</legend>
      {(["text", "values"] as const).map((one) => (
        <button
          key={one}
          aria-pressed={view === one}
          className="h-10 rounded-chip text-small font-[560] text-ink-2 aria-pressed:bg-surface aria-pressed:text-ink-1 aria-pressed:shadow-1 dark:aria-pressed:bg-raised"
          type="button"
          onClick={() => onView(one)}
        >
          {labels[one]}
        </button>
      ))}
    </fieldset>
  );
}
