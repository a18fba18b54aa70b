import { memo, useMemo } from "react";
import type { ComparedWith as Comparison, TextReading } from "#contract/reading.ts";
import { ComparedWith } from "#web/features/reading/compared-with.tsx";
import { lineNumbers } from "#web/features/reading/counts.ts";
import type { Decision } from "#web/features/reading/decisions.ts";
import { PrivateNotes } from "#web/features/reading/private-notes.tsx";
import { ValueList } from "#web/features/reading/value-list.tsx";
import type { FieldChange, ValueFields } from "#web/features/reading/value-rows.ts";

type ReadingBesideProps = {
  reading: TextReading;
  compared: Comparison;
  heading: "h2" | "h3";
  me: string;
  stop: string | undefined;
  fields: ValueFields;
  /** Why the last choice of an occupation, or the last correction of a field, could not be saved. */
  choiceRefusal: string | undefined;
  fieldRefusal: string | undefined;
  onShow: (ids: readonly number[]) => void;
  onDecide: (decision: Decision) => void;
  onField: (change: FieldChange) => void;
};

/** Beside the text: the occupation, what was taken from the lines, and what must not be used. */
export const ReadingBeside = memo(function ReadingBeside(props: ReadingBesideProps) {
  const { reading, heading, me, onShow } = props;
  const numbers = useMemo(() => lineNumbers(reading.lines), [reading.lines]);
  const shared = { reading, heading, numbers, onShow };
  return (
    <>
      <ComparedWith
        compared={props.compared}
        heading={heading}
        me={me}
        refusal={props.choiceRefusal}
        onDecide={props.onDecide}
      />
      <ValueList
        {...shared}
        fields={props.fields}
        refusal={props.fieldRefusal}
        stop={props.stop}
        onField={props.onField}
      />
      <PrivateNotes {...shared} />
    </>
  );
});
