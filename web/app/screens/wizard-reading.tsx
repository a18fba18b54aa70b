import { ChevronRight } from "lucide-react";
import { lazy, Suspense } from "react";
import type { TextReading } from "#contract/reading.ts";
import type { ReadingSlot } from "#web/features/job-form/source/reading-slot.ts";
import { readingUnder } from "#web/features/reading/decisions.ts";
import { OccupationRow } from "#web/features/reading/occupation-row.tsx";
import { readingSummary } from "#web/features/reading/sentences.ts";
import { PageSpinner } from "#web/ui/feedback/spinner.tsx";

const WizardReading = lazy(async () => ({
  default: (await import("#web/features/reading/wizard-reading.tsx")).WizardReading,
}));

/** What we read inside the wizard; its screen is loaded when it is opened. */
export const wizardReading: ReadingSlot = {
  row: ({ kept, onOpen }) => (
    <ReadingRow isConfirmed={kept.decisions.isConfirmed} reading={kept.reading} onOpen={onOpen} />
  ),
  occupation: ({ kept, onOpen }) => (
    <OccupationRow
      compared={readingUnder(kept.reading, kept.decisions, { by: "you", at: "" }).comparedWith}
      onChange={onOpen}
    />
  ),
  screen: (props) => (
    <Suspense fallback={<PageSpinner />}>
      <WizardReading {...props} />
    </Suspense>
  ),
};

type ReadingRowProps = { reading: TextReading; isConfirmed: boolean; onOpen: () => void };

/** One quiet row that opens what we read; nobody must. */
function ReadingRow({ reading, isConfirmed, onOpen }: ReadingRowProps) {
  return (
    <button
      className="flex min-h-10 w-full items-center gap-2 rounded-control border border-line px-3 text-left text-small text-ink-2 hover:border-control"
      type="button"
      onClick={onOpen}
    >
      <span className="min-w-0 flex-1 py-1.5">
        <b className="font-[560] text-ink-1">What we read: </b>
        {readingSummary(reading, isConfirmed)}
      </span>
      <ChevronRight />
    </button>
  );
}
