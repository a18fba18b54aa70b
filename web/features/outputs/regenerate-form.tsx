import { useState, type FormEvent } from "react";
import { lengths } from "#contract/limits.ts";
import type { Output } from "#contract/output.ts";
import { candidateLabels, CandidateNotesFields } from "#web/features/outputs/candidate-notes.tsx";
import { isEditedNow } from "#web/features/outputs/card/edited-now.ts";
import type { Steering } from "#web/features/outputs/use-generate.ts";
import { Button } from "#web/ui/button/button.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { TextAreaField } from "#web/ui/form/text-field.tsx";

type RegenerateFormProps = { output: Output; onStart: (steering: Steering) => void };

function candidatesOf(notes: readonly string[]): Pick<Steering, "candidates"> {
  const candidates = notes.flatMap((text, place) => {
    const label = candidateLabels[place];
    return label && text.trim() ? [{ label, notes: text }] : [];
  });
  return candidates.length > 0 ? { candidates } : {};
}

/** What should be different this time; nothing needs to be filled in. */
export function RegenerateForm({ output, onStart }: RegenerateFormProps) {
  const [guidance, setGuidance] = useState("");
  const [isBuiltIn, setIsBuiltIn] = useState(false);
  const [notes, setNotes] = useState<string[]>([]);
  const start = (event: FormEvent) => {
    event.preventDefault();
    onStart({
      ...(guidance.trim() ? { guidance } : {}),
      ...(isBuiltIn ? { writer: "built-in" } : {}),
      ...candidatesOf(notes),
    });
  };
  return (
    <form className="grid gap-3.5" onSubmit={start}>
      {isEditedNow(output) && (
        <Notice tone="warning">
          A person edited this report. The new text replaces it; the edited one stays among the
          versions.
        </Notice>
      )}
      <TextAreaField
        hint="Optional"
        label="What should be different?"
        maxLength={lengths.guidance}
        value={guidance}
        onChange={(event) => setGuidance(event.target.value)}
      />
      {output.toolType === "offerNavigator" && (
        <CandidateNotesFields notes={notes} onChange={setNotes} />
      )}
      <Checkbox
        checked={isBuiltIn}
        label="Use the built-in writer"
        onChange={(event) => setIsBuiltIn(event.target.checked)}
      />
      <Button look="primary" size="small" needsServer type="submit">
        Regenerate
      </Button>
    </form>
  );
}
