import { useState, type FormEvent } from "react";
import { lengths } from "#contract/limits.ts";
import type { Decision } from "#contract/room/agreement.ts";
import type { RoomProposal } from "#contract/room/decision.ts";
import type { Settled } from "#contract/room/settled.ts";
import { decidedWords } from "#web/features/agreement/agreement-words.ts";
import { useAgreementCall, useProposal } from "#web/features/agreement/use-agreement.ts";
import { Button } from "#web/ui/button/button.tsx";
import { LoadFailure, Notice } from "#web/ui/feedback/notice.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { RadioTiles } from "#web/ui/form/radio-tiles.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextAreaField, TextField } from "#web/ui/form/text-field.tsx";

type RecordFormProps = {
  jobId: number;
  /** What is decided already; a newer decision takes its place. */
  decided: readonly Decision[];
  onDone: () => void;
};

/** Writes down what somebody decided in a call. */
export function RecordForm({ jobId, decided, onDone }: RecordFormProps) {
  const { data, isError, refetch } = useProposal(jobId);
  if (isError)
    return <LoadFailure text="The choices could not be loaded." onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40" />;
  return <Fields decided={decided} jobId={jobId} proposal={data} onDone={onDone} />;
}

/** Under which name the list knows what was decided: a question by its fact, as the proposal does. */
function topicOf({ key, settled }: Decision): string {
  return settled.about === "question" ? settled.words : key;
}

type Choices = {
  question: string;
  options: { label: string; line?: string; isPosted?: boolean; settled: Settled }[];
};

/** How else a requirement or a stage may be decided; the rest is written. */
function choicesOf(before: Decision | undefined): Choices | undefined {
  const settled = before?.settled;
  if (settled?.about === "requirement") {
    return {
      question: `What about ${before?.label}?`,
      options: [
        { label: "Required", settled: { ...settled, is: "must" } },
        { label: "Nice to have", settled: { ...settled, is: "nice" } },
        { label: "Dropped", settled: { ...settled, is: "dropped" } },
      ],
    };
  }
  if (settled?.about !== "stage") return undefined;
  return {
    question: `Does this stage stay: ${before?.label}?`,
    options: [
      { label: "Yes, it stays", settled: { ...settled, is: "kept" } },
      { label: "No, leave it out", settled: { ...settled, is: "dropped" } },
    ],
  };
}

function questionOf(before: Decision | undefined): { words: string } | undefined {
  return before?.settled.about === "question" ? before.settled : undefined;
}

const own = "own";
/** What can be decided in words that are none of the options. */
const worded = new Set<Settled["about"]>(["pay", "workType", "place"]);

type FieldsProps = RecordFormProps & { proposal: RoomProposal };

function Fields({ jobId, decided, proposal, onDone }: FieldsProps) {
  const decidedOf = (value: string) => decided.find((one) => topicOf(one) === value);
  const topics = [
    ...proposal.decisions.map(({ key, label }) => ({ value: key, label })),
    ...proposal.questions.flatMap(({ words, question }) =>
      words === null ? [] : [{ value: words, label: question }],
    ),
    ...decided.map((one) => ({ value: topicOf(one), label: one.label })),
    { value: "place", label: "Place" },
  ]
    .filter(({ value }, at, all) => all.findIndex((one) => one.value === value) === at)
    .map(({ value, label }) => ({ value, label: decidedOf(value) ? `${label}, decided` : label }));
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
  const before = decidedOf(topic);
  const decision = proposal.decisions.find(({ key }) => key === topic) ?? choicesOf(before);
  const question = proposal.questions.find((one) => one.words === topic) ?? questionOf(before);
  const about = decision?.options[0]?.settled.about ?? before?.settled.about;
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
      {before && (
        <Notice tone="info">
          Decided now: <b className="font-[600]">{before.value}</b>, by {decidedWords(before)}. What
          you record takes its place.
        </Notice>
      )}
      {decision && (
        <RadioTiles
          legend={decision.question}
          name="choice"
          options={[
            ...decision.options.map(({ label, line = "", isPosted = false }, at) => ({
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
