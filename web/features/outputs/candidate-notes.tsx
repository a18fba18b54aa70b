import { Plus } from "lucide-react";
import { CandidateNotes } from "#contract/output.ts";
import { lengths } from "#contract/limits.ts";
import { Button } from "#web/ui/button/button.tsx";
import { TextAreaField } from "#web/ui/form/text-field.tsx";

type CandidateNotesProps = { notes: readonly string[]; onChange: (notes: string[]) => void };

export const candidateLabels = CandidateNotes.shape.label.options;

/** What is known of up to four candidates' situations, by label (readings.md 8). */
export function CandidateNotesFields({ notes, onChange }: CandidateNotesProps) {
  const next = candidateLabels[notes.length];
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-small font-[560]">Candidates</legend>
      <p className="text-meta text-ink-3">
        Their situation, not their name: other offers, notice period, what they asked for.
      </p>
      {notes.map((text, place) => (
        <TextAreaField
          key={candidateLabels[place]}
          className="min-h-16"
          label={candidateLabels[place] ?? ""}
          maxLength={lengths.guidance}
          value={text}
          onChange={(event) => onChange(notes.with(place, event.target.value))}
        />
      ))}
      {next && (
        <Button
          className="justify-self-start"
          icon={<Plus />}
          look="quiet"
          size="small"
          onClick={() => onChange([...notes, ""])}
        >
          Add {next}
        </Button>
      )}
    </fieldset>
  );
}
