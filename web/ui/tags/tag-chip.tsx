import { X } from "lucide-react";

type TagChipProps = { tag: string; onRemove: () => void };

export function TagChip({ tag, onRemove }: TagChipProps) {
  return (
    <li className="inline-flex min-h-7 max-w-full items-center rounded-chip bg-sunken pl-2.5 text-small text-ink-1 dark:bg-raised">
      <span className="min-w-0">{tag}</span>
      <button
        aria-label={`Remove ${tag}`}
        className="ml-0.5 grid size-7 flex-none place-items-center rounded-chip text-ink-3 hover:text-ink-1 max-tablet:size-9"
        type="button"
        onClick={onRemove}
      >
        <X className="size-3.5!" />
      </button>
    </li>
  );
}
