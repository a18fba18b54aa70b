import { Lock } from "lucide-react";
import { memo, useMemo } from "react";
import type { ComparedWith as Comparison, TextReading } from "#contract/reading.ts";
import { ComparedWith } from "#web/features/reading/compared-with.tsx";
import { lineNumbers } from "#web/features/reading/counts.ts";
import type { Decision } from "#web/features/reading/decisions.ts";
import { ValueList, LineLink } from "#web/features/reading/value-list.tsx";
import type { FieldChange, ValueFields } from "#web/features/reading/value-rows.ts";
import { Card } from "#web/ui/layout/card.tsx";

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

type PrivateNotesProps = {
  reading: TextReading;
  numbers: ReadonlyMap<number, number>;
  heading: "h2" | "h3";
  onShow: (ids: readonly number[]) => void;
};

/** What was said and must not be used, why, and what to say instead; only the team sees it. */
function PrivateNotes({ reading, numbers, heading: Heading, onShow }: PrivateNotesProps) {
  const { privateNotes } = reading;
  if (privateNotes.length === 0) return null;
  return (
    <Card className="px-[18px] py-4">
      <Heading className="heading flex items-center gap-2 text-[1.125rem]">
        <Lock />
        Private notes
      </Heading>
      <p className="mt-1 text-meta text-ink-3">Never leaves your team.</p>
      <ul className="mt-2 divide-y divide-line-soft">
        {privateNotes.map((note) => (
          <li key={note.line} className="grid gap-1 py-2.5 text-small">
            <p>
              <b className="font-[600]">Can’t be used.</b> {note.why}{" "}
              <LineLink ids={[note.line]} numbers={numbers} onShow={onShow} />
            </p>
            <p className="text-ink-2">
              <span className="text-ink-3">What to say: </span>
              {note.say}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
