export const controlStyle =
  "w-full rounded-control border border-control bg-surface px-3 text-body text-ink-1 aria-invalid:border-red-dot";
