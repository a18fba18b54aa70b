import { lazy, Suspense } from "react";
import type { ReadingSlot } from "#web/features/job-form/source/reading-slot.ts";
import { readingUnder } from "#web/features/reading/decisions.ts";
import { OccupationRow } from "#web/features/reading/occupation-row.tsx";
import { ReadingRow } from "#web/features/reading/reading-row.tsx";
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
