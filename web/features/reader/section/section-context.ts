import { createContext, use } from "react";
import type { Finding } from "#contract/examination.ts";

/** What the checks say of the section around, and how a fix is applied. */
type SectionState = {
  sectionKey: string;
  findings: readonly Finding[];
  onFix: ((finding: Finding) => void) | undefined;
};

export const SectionContext = createContext<SectionState>({
  sectionKey: "",
  findings: [],
  onFix: undefined,
});

export function useSection(): SectionState {
  return use(SectionContext);
}
