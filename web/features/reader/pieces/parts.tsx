import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Words } from "#web/features/reader/pieces/words.tsx";

type PartProps = { title: string; children: ReactNode };

/** A smaller part inside a section, under its own name. */
export function Part({ title, children }: PartProps) {
  return (
    <div className="break-inside-avoid">
      <h4 className="mb-2 text-body font-[620] text-ink-1">{title}</h4>
      {children}
    </div>
  );
}

type LeadProps = { text: string };

/** The finding of a section, before its detail. */
export function Lead({ text }: LeadProps) {
  return (
    <p className="max-w-[42em] text-pretty">
      <Words text={text} />
    </p>
  );
}

type SideNoteProps = { text: string };

/** The one thing of a section to notice. */
export function SideNote({ text }: SideNoteProps) {
  return (
    <p className="flex gap-3 rounded-card bg-marker-wash px-4 py-3.5 text-[0.96875rem] leading-[1.45] text-ink-1 before:w-[5px] before:flex-none before:rounded-[3px] before:bg-marker">
      <span>
        <Words text={text} />
      </span>
    </p>
  );
}

type TagProps = { isDashed?: boolean; children: ReactNode };

/** A word or two with a border; dashed where it is a judgement. */
export function Tag({ isDashed = false, children }: TagProps) {
  return (
    <span
      className={clsx(
        "inline-flex min-h-6 items-center gap-1.5 rounded-chip border px-2 text-tiny text-ink-2",
        isDashed ? "border-dashed border-control" : "border-line",
      )}
    >
      {children}
    </span>
  );
}

type ShowAllProps = { title: string; isOpen: boolean; onToggle: () => void };

/** Leads from the beginning of a section to all of it, and back. */
export function ShowAll({ title, isOpen, onToggle }: ShowAllProps) {
  return (
    <button
      className="min-h-6 text-meta whitespace-nowrap text-ink-3 underline-offset-[3px] hover:text-blue hover:underline max-tablet:min-h-10 print:hidden"
      type="button"
      onClick={onToggle}
    >
      {isOpen ? "Show less" : "Show all"}
      <span className="sr-only"> of {title}</span>
    </button>
  );
}
