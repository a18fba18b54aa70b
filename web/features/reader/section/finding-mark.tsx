import type { ReactNode } from "react";
import type { Finding } from "#contract/examination.ts";
import { FindingNote } from "#web/features/reader/section/finding-note.tsx";
import { Popover } from "#web/ui/dialog/popover.tsx";

type FindingMarkProps = { finding: Finding; children: ReactNode };

/** Words a check has something to say about, underlined as a spell-checker does. */
export function FindingMark({ finding, children }: FindingMarkProps) {
  return (
    <Popover
      label={finding.what}
      trigger={
        <button
          className="rounded-[3px] text-left underline decoration-orange-dot decoration-wavy decoration-[1.5px] underline-offset-[3px] hover:bg-orange-wash print:inline! print:no-underline"
          type="button"
        >
          {children}
        </button>
      }
    >
      <FindingNote finding={finding} />
    </Popover>
  );
}
