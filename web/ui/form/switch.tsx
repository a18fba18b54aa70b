type SwitchProps = {
  label: string;
  isOn: boolean;
  /** The id of what explains it. */
  describedBy?: string;
  onChange: (isOn: boolean) => void;
};

/** On or off, at once; its label stands before it. */
export function Switch({ label, isOn, describedBy, onChange }: SwitchProps) {
  return (
    <label className="inline-flex min-h-6 cursor-pointer items-center gap-2.5 font-[520] whitespace-nowrap text-ink-1 max-tablet:min-h-10 max-tablet:justify-between">
      {label}
      <input
        aria-checked={isOn}
        aria-describedby={describedBy}
        checked={isOn}
        className="relative h-5 w-[34px] flex-none cursor-pointer appearance-none rounded-full bg-control transition-colors duration-[120ms] before:absolute before:top-0.5 before:left-0.5 before:size-4 before:rounded-full before:bg-white before:transition-transform before:duration-[120ms] checked:bg-blue-fill checked:before:translate-x-3.5 forced-colors:appearance-auto"
        role="switch"
        type="checkbox"
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
