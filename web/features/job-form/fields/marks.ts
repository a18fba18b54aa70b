import { createContext, use } from "react";
import type { JobValues } from "#web/features/job-form/fields/job-values.ts";

/** For each field filled from a description, the words it came from. */
export type Marks = Partial<Record<keyof JobValues, string>>;

export const MarksContext = createContext<Marks>({});

export function useMark(name: keyof JobValues): string | undefined {
  return use(MarksContext)[name];
}
