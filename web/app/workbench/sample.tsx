import type { ReactNode } from "react";

type SampleProps = { title: string; children: ReactNode };

/** One primitive in its states, under its name. */
export function Sample({ title, children }: SampleProps) {
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <h3 className="text-small font-[620] text-ink-3">{title}</h3>
      <div className="flex flex-wrap items-start gap-3">{children}</div>
    </section>
  );
}
