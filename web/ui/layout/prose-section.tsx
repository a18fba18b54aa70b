import type { ReactNode } from "react";

type ProseSectionProps = { title: string; children: ReactNode };

export function ProseSection({ title, children }: ProseSectionProps) {
  return (
    <section className="grid gap-2">
      <h2 className="heading text-h3">{title}</h2>
      <div className="grid max-w-[42em] gap-3 text-lead text-ink-2">{children}</div>
    </section>
  );
}
