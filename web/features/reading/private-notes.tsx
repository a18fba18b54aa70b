import { Lock } from "lucide-react";
import type { TextReading } from "#contract/reading.ts";
import { LineLink } from "#web/features/reading/value-list.tsx";
import { Card } from "#web/ui/layout/card.tsx";

type PrivateNotesProps = {
  reading: TextReading;
  numbers: ReadonlyMap<number, number>;
  heading: "h2" | "h3";
  onShow: (ids: readonly number[]) => void;
};

/** What was said and must not be used, why, and what to say instead; only the team sees it. */
export function PrivateNotes({ reading, numbers, heading: Heading, onShow }: PrivateNotesProps) {
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
