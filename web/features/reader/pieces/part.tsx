import type { ReactNode } from "react";

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
