import { useMemo } from "react";
import type { Finding } from "#contract/examination.ts";
import { findSources } from "#web/features/reader/provenance/find-sources.ts";
import { useReader } from "#web/features/reader/window/reader-context.ts";
import type { ReaderSection } from "#web/features/reader/section/sections.ts";

export function useSectionState(
  { key, value }: ReaderSection,
  onFix: ((finding: Finding) => void) | undefined,
) {
  const { output, examined } = useReader();
  const { toolType } = output;
  const sources = useMemo(
    () => findSources({ [key]: value }, examined?.facts),
    [key, value, examined],
  );
  const context = useMemo(() => {
    const path = `${toolType}.${key}`;
    const isHere = ({ where }: Finding) =>
      where === path || where.startsWith(`${path}.`) || where.startsWith(`${path}[`);
    return { sectionKey: key, findings: (examined?.findings ?? []).filter(isHere), onFix };
  }, [toolType, key, examined, onFix]);
  return { sources, context };
}
