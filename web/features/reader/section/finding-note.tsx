import type { ReactNode } from "react";
import type { Finding } from "#contract/examination.ts";
import { canFix } from "#web/features/reader/section/fix.ts";
import { useSection } from "#web/features/reader/section/section-context.ts";
import { Button } from "#web/ui/button/button.tsx";
import { Popover } from "#web/ui/dialog/popover.tsx";
import { Chip } from "#web/ui/tags/chip.tsx";

type FindingNoteProps = { finding: Finding };

const severityWords = {
  high: "Must change",
  medium: "Should change",
  low: "Could be better",
  info: "Good to know",
} as const;

/** What a check found, why it matters, and what to do about it. */
export function FindingNote({ finding }: FindingNoteProps) {
  const { onFix } = useSection();
  const { severity, what, why, citation, fix } = finding;
  return (
    <div className="grid gap-1.5 text-small">
      <p>
        <Chip tone={severity === "high" ? "bad" : "plain"}>{severityWords[severity]}</Chip>
      </p>
      <p className="font-[560] text-ink-1">{what}</p>
      <p className="text-ink-2">{why}</p>
      {citation && <p className="text-meta text-ink-3">{citation}</p>}
      {fix && <p className="text-ink-1">{fix}</p>}
      {onFix && canFix(finding) && (
        <Button
          className="mt-1 justify-self-start"
          needsServer
          size="small"
          onClick={() => onFix(finding)}
        >
          Fix it
        </Button>
      )}
    </div>
  );
}

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
