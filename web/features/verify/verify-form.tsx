import { useQuery } from "@tanstack/react-query";
import { useId, useState, type FormEvent } from "react";
import { SignOffFile, type SignOffRecord } from "#contract/room/agreement.ts";
import { describeProof, verifySignOffs, type Proof } from "#tools/decisions/sign-off/verify.ts";
import { query } from "#web/api/query.ts";
import { findKeyFault, webCrypto } from "#web/features/verify/web-crypto.ts";
import { Button, buttonStyle } from "#web/ui/button/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { TextAreaField, TextField } from "#web/ui/form/text-field.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { asMoment } from "#web/ui/time/days.ts";

type Outcome = Proof | { fault: string };

function readFile(text: string): SignOffFile | undefined {
  try {
    return SignOffFile.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** A file of sign-offs and the key they were signed with; checked in this page, also without a connection. */
export function VerifyForm() {
  const fileId = useId();
  const { data } = useQuery(query("listSignOffKeys"));
  const ours = data?.keys ?? [];
  const [typedKey, setTypedKey] = useState<string>();
  const [text, setText] = useState("");
  const [outcome, setOutcome] = useState<Outcome>();
  const key = (typedKey ?? ours[0]?.publicKey ?? "").trim();
  const isOurs = ours.some(({ publicKey }) => publicKey === key);

  const check = async (): Promise<Outcome> => {
    const file = readFile(text);
    if (!file) return { fault: "This is no file of sign-offs." };
    const fault = await findKeyFault(key);
    if (fault !== undefined) return { fault };
    // Older sign-offs of this installation may be signed with a key it had before.
    return verifySignOffs(file, isOurs ? ours : [{ keyId: "", publicKey: key }], webCrypto);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void check().then(setOutcome);
  };
  return (
    <>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <div className="flex flex-wrap items-center gap-3">
          <label
            className={buttonStyle({
              className:
                "cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue",
            })}
            htmlFor={fileId}
          >
            Choose a file
            <input
              accept=".json,application/json"
              className="sr-only"
              id={fileId}
              type="file"
              onChange={(event) => {
                setOutcome(undefined);
                void event.currentTarget.files?.[0]?.text().then(setText);
              }}
            />
          </label>
          <span className="text-small text-ink-2">or paste its text.</span>
        </div>
        <TextAreaField
          className="max-h-60 font-mono text-meta!"
          label="Text of the sign-off file"
          value={text}
          onChange={(event) => {
            setOutcome(undefined);
            setText(event.currentTarget.value);
          }}
        />
        <TextField
          className="font-mono text-meta!"
          hint={
            isOurs
              ? "The public key of this installation."
              : "Ask whoever runs the installation that signed it."
          }
          label="Public key"
          value={typedKey ?? key}
          onChange={(event) => {
            setOutcome(undefined);
            setTypedKey(event.currentTarget.value);
          }}
        />
        <div>
          <Button isDisabled={text.trim() === "" || key === ""} look="primary" type="submit">
            Check
          </Button>
        </div>
      </form>
      <div aria-live="polite">{outcome && <Result outcome={outcome} />}</div>
      <p className="text-small text-pretty text-ink-2">
        The check runs in this page, and nothing is sent. It is a dated record, not an electronic
        signature in law.
      </p>
    </>
  );
}

function Result({ outcome }: { outcome: Outcome }) {
  if ("fault" in outcome)
    return (
      <Notice title="Not checked" tone="error">
        {outcome.fault}
      </Notice>
    );
  if (!outcome.isProven)
    return (
      <Notice title={`Not proven: sign-off ${outcome.at + 1}`} tone="error">
        {outcome.why}
      </Notice>
    );
  return (
    <div className="grid gap-4">
      <Notice title="Proven" tone="success">
        {describeProof(outcome)}
      </Notice>
      {outcome.records.map((record) => (
        <RecordCard key={record.number} record={record} />
      ))}
    </div>
  );
}

function RecordCard({ record }: { record: SignOffRecord }) {
  const { number, name, role, at, job, organization, lines } = record;
  return (
    <Card className="px-5 py-4">
      <h2 className="heading text-h3">
        {number}. {job.title}, {job.place}
      </h2>
      <p className="mt-1 text-small text-ink-2">
        Signed off by {name}, {role}, {asMoment(at)}. Kept at {organization}.
      </p>
      <ul className="mt-2 divide-y divide-line-soft">
        {lines.map(({ key, label, value, byName }) => (
          <li key={key} className="flex flex-wrap gap-x-4 py-2">
            <span className="text-ink-2">{label}</span>
            <span className="ml-auto text-right font-[600]">{value}</span>
            <span className="w-full text-meta text-ink-3">
              {byName === null ? "Not decided, stays as posted" : byName}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
