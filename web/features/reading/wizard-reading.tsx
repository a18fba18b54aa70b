import { ArrowLeft } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import type { JobEdit } from "#contract/job.ts";
import type { ReadingDecisions, TextReading } from "#contract/reading.ts";
import { readingUnder, withDecision, withFound } from "#web/features/reading/decisions.ts";
import { WhatWeRead } from "#web/features/reading/what-we-read.tsx";
import type { ValueFields } from "#web/features/reading/value-rows.ts";
import { Button } from "#web/ui/button/button.tsx";
import { useEscapeFirst } from "#web/ui/dialog/use-escape-first.ts";

type WizardChange = { [Name in keyof ValueFields]?: NonNullable<JobEdit[Name]> };

type Kept = { reading: TextReading; decisions: ReadingDecisions };

type WizardReadingProps = {
  kept: Kept;
  /** The form's fields; a correction goes into the form. */
  fields: ValueFields;
  onField: (change: WizardChange) => void;
  onChange: (kept: Kept) => void;
  onBack: () => void;
};

const you = "you";

/** What we read in a text before there is a job: decisions wait in the form and go along with it. */
export function WizardReading(props: WizardReadingProps) {
  const { kept, fields, onField, onChange, onBack } = props;
  const { reading, decisions } = kept;
  const shown = useMemo(
    () => readingUnder(reading, decisions, { by: you, at: "" }),
    [reading, decisions],
  );
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEscapeFirst(true, onBack, root);
  return (
    <div ref={root}>
      <WhatWeRead
        checked={decisions.isConfirmed ? "Checked by you." : null}
        fields={fields}
        isInDialog
        me={you}
        reading={shown}
        title={
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <h2 ref={heading} className="heading text-h3 outline-none" tabIndex={-1}>
              What we read
            </h2>
            <Button icon={<ArrowLeft />} look="quiet" size="small" onClick={onBack}>
              Back to the form
            </Button>
          </div>
        }
        onDecide={(decision) => {
          onChange({
            reading: withFound(reading, decision.found),
            decisions: withDecision(decisions, decision),
          });
          if (decision.isConfirmed) onBack();
        }}
        onField={(change) => onField(change as WizardChange)}
      />
    </div>
  );
}
