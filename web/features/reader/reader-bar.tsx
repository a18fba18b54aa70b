import { Share } from "lucide-react";
import { linkToEdit, linkToOccupation, linkToReading } from "#contract/screens.ts";
import type { Brief } from "#tools/briefs.ts";
import type { Missing } from "#tools/report/missing.ts";
import { useReader } from "#web/features/reader/window/reader-context.ts";
import { Button, buttonStyle } from "#web/ui/button/button.tsx";
import type { Copied } from "#web/ui/hooks/clipboard.ts";
import { CopyButton } from "#web/ui/button/copy-button.tsx";
import { Link } from "#web/ui/button/link.tsx";

type ReaderBarProps = { brief: Brief; copy: () => Copied; onShare: () => void };

/** Under the thumb of a phone: the brief to send or take along; where it is thin, first the way to complete it. */
export function ReaderBar({ brief, copy, onShare }: ReaderBarProps) {
  const { job } = useReader();
  const [missing] = brief.missing;
  return (
    <div className="fixed inset-x-0 bottom-0 z-10 flex gap-2 border-t border-line bg-surface px-4 pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))] tablet:hidden print:hidden">
      {!missing && (
        <Button className="h-11! flex-1 px-2!" icon={<Share />} look="primary" onClick={onShare}>
          Share
        </Button>
      )}
      {missing && (
        <Link
          className={buttonStyle({ look: "primary", className: "h-11! flex-1 px-2!" })}
          to={linkToMissing(job.id, missing.where)}
        >
          {missing.where === "occupation" ? "Choose occupation" : missing.move}
        </Link>
      )}
      <CopyButton isWide label="Copy brief" text={copy} />
    </div>
  );
}

/** Where a person adds what a thin report lacks. */
export function linkToMissing(jobId: number, where: Missing["where"]): string {
  const links = { occupation: linkToOccupation, reading: linkToReading, job: linkToEdit };
  return links[where](jobId);
}
