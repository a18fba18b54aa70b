import type { ReactNode } from "react";

type SamplePartProps = { title: string; source?: string | null; children: ReactNode };

/** One titled part of a sample report, with where it comes from. */
export function SamplePart({ title, source, children }: SamplePartProps) {
  return (
    <div>
      <h3 className="heading mb-3 text-h3">{title}</h3>
      {children}
      {source && <p className="mt-2.5 text-tiny text-ink-3">{source}</p>}
    </div>
  );
}
