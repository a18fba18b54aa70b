import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState, type ReactNode, type FormEvent } from "react";
import { lengths } from "#contract/limits.ts";
import { CandidateNotes, type Output } from "#contract/output.ts";
import { tools } from "#tools/tools.ts";
import { query } from "#web/api/query.ts";
import { isEditedNow } from "#web/report/states.ts";
import type { Steering } from "#web/features/outputs/generation.ts";
import { Button } from "#web/ui/button/button.tsx";
import { Popover } from "#web/ui/dialog/popover.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { TextAreaField } from "#web/ui/form/text-field.tsx";

export type RegenerateProps = {
  organizationId: number;
  output: Output;
  onGenerate: (steering: Steering) => void;
};

type RegeneratePopoverProps = RegenerateProps & { trigger: ReactNode };

/** Asks what should be different before a report is written again; loaded when it is opened. */
export function RegeneratePopover(props: RegeneratePopoverProps) {
  const { organizationId, output, onGenerate, trigger } = props;
  return (
    <Popover isOpenAtOnce label={`Regenerate ${tools[output.toolType].cardName}`} trigger={trigger}>
      {(close) => (
        <RegenerateForm
          organizationId={organizationId}
          output={output}
          onStart={(steering) => {
            close();
            onGenerate(steering);
          }}
        />
      )}
    </Popover>
  );
}

type RegenerateFormProps = {
  organizationId: number;
  output: Output;
  onStart: (steering: Steering) => void;
};

function candidatesOf(notes: readonly string[]): Pick<Steering, "candidates"> {
  const candidates = notes.flatMap((text, place) => {
    const label = candidateLabels[place];
    return label && text.trim() ? [{ label, notes: text }] : [];
  });
  return candidates.length > 0 ? { candidates } : {};
}

/** What should be different this time; nothing needs to be filled in. */
export function RegenerateForm({ organizationId, output, onStart }: RegenerateFormProps) {
  const [guidance, setGuidance] = useState("");
  const [isBuiltIn, setIsBuiltIn] = useState(false);
  const [notes, setNotes] = useState<string[]>([]);
  const { data: organization, isError } = useQuery({
    ...query("getOrganization", { params: { organizationId } }),
    // Somebody may have connected a model meanwhile.
    staleTime: 0,
  });
  const hasModel = organization?.writtenByModel.includes(output.toolType) ?? isError;
  const takesGuidance = hasModel && !isBuiltIn;
  const start = (event: FormEvent) => {
    event.preventDefault();
    onStart({
      ...(takesGuidance && guidance.trim() ? { guidance } : {}),
      ...(isBuiltIn ? { writer: "built-in" } : {}),
      ...candidatesOf(notes),
    });
  };
  return (
    <form className="grid gap-3.5" onSubmit={start}>
      {isEditedNow(output) && (
        <Notice tone="warning">
          A person edited this report. Their words stay; what the new text says instead is offered
          beside them.
        </Notice>
      )}
      <TextAreaField
        className="disabled:cursor-not-allowed disabled:bg-sunken"
        disabled={!takesGuidance}
        hint={hintOf(hasModel || !organization, isBuiltIn)}
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

function hintOf(hasModel: boolean, isBuiltIn: boolean): string {
  if (!hasModel)
    return "This needs a model. An admin can connect one under Organization, AI model.";
  return isBuiltIn
    ? "This needs a model, not the built-in writer."
    : "Optional. It is kept under Versions for your team and printed nowhere.";
}

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
