import { useState, type FormEvent } from "react";
import { lengths } from "#contract/limits.ts";
import type { RoomProposal } from "#contract/room/decision.ts";
import { roomBounds, RoomForm, type NewRoom } from "#contract/room/room.ts";
import { useAgreementCall, useProposal } from "#web/features/agreement/use-agreement.ts";
import { Button } from "#web/ui/button/button.tsx";
import { LoadFailure, Notice } from "#web/ui/feedback/notice.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";

type AskFormProps = { jobId: number; onMade: (room: NewRoom) => void };

/** Whom to ask, and what: a proposal is made, and at most six of it are asked. */
export function AskForm({ jobId, onMade }: AskFormProps) {
  const { data, isError, refetch } = useProposal(jobId);
  if (isError)
    return <LoadFailure text="Nothing could be proposed." onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-64" />;
  return <Fields jobId={jobId} proposal={data} onMade={onMade} />;
}

const lives = [
  { value: "7", label: "7 days" },
  { value: "14", label: "14 days" },
  { value: "30", label: "30 days" },
];

function Fields({ jobId, proposal, onMade }: AskFormProps & { proposal: RoomProposal }) {
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [keys, setKeys] = useState(() =>
    proposal.decisions.slice(0, roomBounds.decisions).map(({ key }) => key),
  );
  const [asked, setAsked] = useState(() =>
    proposal.questions.slice(0, 2).map(({ question }) => question),
  );
  const [own, setOwn] = useState("");
  const [days, setDays] = useState(String(roomBounds.days));
  const [isTried, setIsTried] = useState(false);
  const create = useAgreementCall("createRoom", jobId, { failed: "No link was made" }, onMade);
  const questions = [
    ...proposal.questions.filter(({ question }) => asked.includes(question)),
    ...(own.trim() === "" ? [] : [{ words: null, question: own.trim(), hint: "" }]),
  ];
  const checked = RoomForm.safeParse({
    name,
    email: email.trim() === "" ? null : email.trim(),
    decisions: keys,
    questions,
    days: Number(days),
  });
  const faultOf = (field: "name" | "email") => {
    const issue = checked.error?.issues.find(({ path }) => path[0] === field);
    return isTried ? issue?.message : undefined;
  };
  const isEmpty = keys.length === 0 && questions.length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (checked.success && !isEmpty) create.mutate({ params: { jobId }, body: checked.data });
  };
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          autoComplete="off"
          error={faultOf("name")}
          isRequired
          label="Who decides"
          maxLength={lengths.name}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextField
          autoComplete="off"
          error={faultOf("email")}
          hint="Optional. Without it you send the link yourself."
          label="E-mail"
          maxLength={lengths.email}
          type="email"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      </div>
      <Choices
        chosen={keys}
        hint={`Up to ${roomBounds.decisions}. Each shows what it does to the search.`}
        legend="Decisions"
        most={roomBounds.decisions}
        options={proposal.decisions.map(({ key, question, today }) => ({
          value: key,
          label: question,
          detail: today,
        }))}
        onChange={setKeys}
      />
      <Choices
        chosen={asked}
        hint="Answered in their own words."
        legend="Questions"
        most={roomBounds.questions - (own.trim() === "" ? 0 : 1)}
        options={proposal.questions.map(({ question, hint }) => ({
          value: question,
          label: question,
          detail: hint,
        }))}
        onChange={setAsked}
      />
      <div className="grid gap-4 tablet:grid-cols-[minmax(0,1fr)_180px]">
        <TextField
          label="A question of your own"
          maxLength={lengths.line}
          value={own}
          onChange={(event) => setOwn(event.currentTarget.value)}
        />
        <SelectField
          label="The link works for"
          options={lives}
          value={days}
          onChange={(event) => setDays(event.currentTarget.value)}
        />
      </div>
      {isTried && isEmpty && (
        <Notice isUrgent tone="error">
          Tick at least one decision or question.
        </Notice>
      )}
      <div>
        <Button isBusy={create.isPending} look="primary" needsServer type="submit">
          {email.trim() === "" ? "Make the link" : "Send the invitation"}
        </Button>
      </div>
    </form>
  );
}

type ChoicesProps = {
  legend: string;
  hint: string;
  most: number;
  options: readonly { value: string; label: string; detail: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

function Choices({ legend, hint, most, options, chosen, onChange }: ChoicesProps) {
  if (options.length === 0) return null;
  const picked = new Set(chosen);
  return (
    <fieldset>
      <legend className="text-small font-[560]">{legend}</legend>
      <p className="mb-2 text-meta text-ink-3">{hint}</p>
      <ul className="grid gap-1.5">
        {options.map(({ value, label, detail }) => (
          <li key={value}>
            <Checkbox
              checked={picked.has(value)}
              disabled={!picked.has(value) && picked.size >= most}
              label={label}
              onChange={(event) =>
                onChange(
                  event.currentTarget.checked
                    ? [...chosen, value]
                    : chosen.filter((one) => one !== value),
                )
              }
            />
            {detail && <p className="pl-7 text-meta text-ink-3">{detail}</p>}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
