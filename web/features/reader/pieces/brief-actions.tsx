import { useMemo } from "react";
import type { Brief } from "#tools/briefs.ts";
import { Checklist } from "#web/features/reader/pieces/checklist.tsx";
import { SectionContext } from "#web/features/reader/section/section-context.ts";

type BriefActionsProps = { actions: NonNullable<Brief["actions"]> };

/** At most three things to do; ticked here they are ticked in the report's own list. */
export function BriefActions({ actions: { section, items } }: BriefActionsProps) {
  const context = useMemo(
    () => ({ sectionKey: section, findings: [], onFix: undefined }),
    [section],
  );
  return (
    <SectionContext value={context}>
      <div className="mt-7">
        <h4 className="heading mb-2.5 text-h3 text-ink-1">What to do</h4>
        <Checklist
          isShort
          items={items.map(({ action, reason, due, owner }) => ({
            text: action,
            owner,
            details: [reason, due].filter((detail) => detail !== ""),
          }))}
        />
      </div>
    </SectionContext>
  );
}
