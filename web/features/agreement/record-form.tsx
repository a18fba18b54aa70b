import { useState, type FormEvent } from "react";
import { lengths } from "#contract/limits.ts";
import type { RoomProposal } from "#contract/room/decision.ts";
import type { Settled } from "#contract/room/settled.ts";
import { useAgreementCall, useProposal } from "#web/features/agreement/use-agreement.ts";
import { Button } from "#web/ui/button/button.tsx";
import { LoadFailure } from "#web/ui/feedback/notice.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { RadioTiles } from "#web/ui/form/radio-tiles.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextAreaField, TextField } from "#web/ui/form/text-field.tsx";

type RecordFormProps = { jobId: number; onDone: () => void };

/** Writes down what somebody decided in a call. */
export function RecordForm({ jobId, onDone }: RecordFormProps) {
  const { data, isError, refetch } = useProposal(jobId);
  if (isError)
    return <LoadFailure text="The choices could not be loaded." onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40" />;
  return <Fields jobId={jobId} proposal={data} onDone={onDone} />;
}

const own = "own";
/** What can be decided in words that are none of the options. */
const worded = new Set<Settled["about"]>(["pay", "workType", "place"]);

function Fields({ jobId, proposal, onDone }: RecordFormProps & { proposal: RoomProposal }) {
  const topics = [
    ...proposal.decisions.map(({ key, label }) => ({ value: key, label })),
    ...proposal.questions.flatMap(({ words, question }) =>
      words === null ? [] : [{ value: words, label: question }],
    ),
    { value: "place", label: "Place" },
  ].filter(({ value }, at, all) => all.findIndex((one) => one.value === value) === at);
  const [topic, setTopic] = useState(topics[0]?.value ?? "");
  const [choice, setChoice] = useState<string>();
  const [text, setText] = useState("");
  const [mayTell, setMayTell] = useState(false);
  const [byName, setByName] = useState("");
  const [words, setWords] = useState("");
  const [isTried, setIsTried] = useState(false);
  const record = useAgreementCall(
    "recordDecision",
    jobId,
    { done: "Decision recorded", failed: "Not recorded" },
    onDone,
  );
  const decision = proposal.decisions.find(({ key }) => key === topic);
  const question = proposal.questions.find((one) => one.words === topic);
  const about = decision?.options[0]?.settled.about;
  const hasOwn = about !== undefined && worded.has(about);

  const settled = ((): Settled | undefined => {
    const said = text.trim();
    if (decision && choice !== own) return decision.options[Number(choice ?? -1)]?.settled;
    if (said === "") return undefined;
    if (question?.words) return { about: "question", words: question.words, text: said, mayTell };
    if (about === "pay" || about === "workType") return { about, text: said };
    return { about: "place", text: said };
  })();

  const pick = (next: string) => {
    setTopic(next);
    setChoice(undefined);
    setText("");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!settled || byName.trim() === "") return;
    record.mutate({ params: { jobId }, body: { settled, byName, words } });
  };
  const missing = isTried && !settled ? "Say what was decided" : undefined;
  return (
    <form className="grid gap-4 rounded-card border border-line p-4" noValidate onSubmit={submit}>
      <SelectField
        label="What was decided"
        options={topics}
        value={topic}
        onChange={(event) => pick(event.currentTarget.value)}
      />
      {decision && (
        <RadioTiles
          legend={decision.question}
          name="choice"
          options={[
            ...decision.options.map(({ label, line, isPosted }, at) => ({
              value: String(at),
              label: isPosted ? `${label}, as posted` : label,
              detail: line,
            })),
            ...(hasOwn ? [{ value: own, label: "Something else", detail: "In your words." }] : []),
          ]}
          onChange={(event) => setChoice(event.currentTarget.value)}
        />
      )}
      {(!decision || choice === own) && (
        <TextField
          error={missing}
          isRequired
          label={question ? "The answer" : "What holds now"}
          maxLength={question ? lengths.guidance : lengths.line}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      {question && (
        <Checkbox
          checked={mayTell}
          label="Candidates may read this"
          onChange={(event) => setMayTell(event.currentTarget.checked)}
        />
      )}
      {decision && choice !== own && missing && <p className="text-meta text-red">{missing}</p>}
      <TextField
        autoComplete="off"
        error={isTried && byName.trim() === "" ? "Say who decided it" : undefined}
        isRequired
        label="Who decided it"
        maxLength={lengths.name}
        value={byName}
        onChange={(event) => setByName(event.currentTarget.value)}
      />
      <TextAreaField
        hint="Optional. It is kept with the decision."
        label="In which words"
        maxLength={lengths.guidance}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <div className="flex gap-2">
        <Button isBusy={record.isPending} look="primary" needsServer type="submit">
          Record
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
