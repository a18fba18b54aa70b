import { createContext, use } from "react";
import type { JobValues } from "#web/features/job-form/fields/job-values.ts";

type ReadMarkProps = {
  /** The words the value came from; without them there is no mark. */
  quote: string | undefined;
};

/** Says that a field was filled from the description, and on hover from which words of it. */
export function ReadMark({ quote }: ReadMarkProps) {
  if (quote === undefined) return null;
  return (
    <span
      className="rounded-chip border border-line px-1.5 text-tiny font-[520] text-ink-3"
      title={quote || undefined}
    >
      from your job description
    </span>
  );
}

/** For each field filled from a description, the words it came from. */
export type Marks = Partial<Record<keyof JobValues, string>>;

export const MarksContext = createContext<Marks>({});

export function useMark(name: keyof JobValues): string | undefined {
  return use(MarksContext)[name];
}
