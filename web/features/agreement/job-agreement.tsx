import { useState } from "react";
import { lengths } from "#contract/limits.ts";
import type { Drift } from "#contract/room/agreement.ts";
import { standing, talkWords } from "#web/features/agreement/agreement-words.ts";
import { useAgreement, useAgreementCall } from "#web/features/agreement/use-agreement.ts";
import { Button } from "#web/ui/button/button.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { asShortDay } from "#web/ui/time/days.ts";

type AgreementEntryProps = { jobId: number; onOpen: () => void };

/** On a job's page: the way to decide it together, and how that stands. */
export function AgreementEntry({ jobId, onOpen }: AgreementEntryProps) {
  const { data } = useAgreement(jobId);
  const words = data && standing(data);
  return (
    <span className="mt-1 inline-flex flex-wrap items-center gap-x-3 text-small">
      <button
        className="inline-flex min-h-6 items-center rounded-chip font-[560] text-blue hover:underline max-tablet:min-h-10"
        type="button"
        onClick={onOpen}
      >
        Decide together
      </button>
      {words && <span className="text-ink-2">{words}</span>}
      {data &&
        talkWords(data).map((one) => (
          <span key={one} className="font-[560]">
            {one}
          </span>
        ))}
    </span>
  );
}

/** Above a job's reports: what was signed and has changed since. */
export function DriftStrip({ jobId }: { jobId: number }) {
  const { data } = useAgreement(jobId);
  const drifts = data?.drifts.filter(({ state }) => state !== "agreed") ?? [];
  if (drifts.length === 0) return null;
  return (
    <section aria-label="Changed since it was signed" className="mb-4 grid gap-3">
      {drifts.map((drift) => (
        <DriftRow key={drift.id} drift={drift} jobId={jobId} />
      ))}
    </section>
  );
}

function DriftRow({ drift, jobId }: { drift: Drift; jobId: number }) {
  const { id, label, before, after, byName, at, effect, state, asked, isInside } = drift;
  const [reason, setReason] = useState(drift.reason);
  const explain = useAgreementCall("explainDrift", jobId, {
    done: "Reason saved",
    failed: "Reason not saved",
  });
  return (
    <Card className="relative overflow-hidden py-4 pr-4 pl-5 tablet:pr-5 tablet:pl-6">
      <span aria-hidden="true" className="absolute inset-y-0 left-0 w-[5px] bg-marker" />
      <p className="text-meta text-ink-3">
        {state === "asked"
          ? "Changed since it was signed, and asked about"
          : "Changed since it was signed"}
      </p>
      <h2 className="heading mt-0.5 text-h3">
        {label} <s className="font-[560] text-ink-3">{before}</s> → {after},{" "}
        {byName === null ? "" : `by ${byName}, `}
        {asShortDay(at)}
      </h2>
      {effect && <p className="mt-1 text-small text-pretty text-ink-2">{effect}</p>}
      {isInside && (
        <p className="mt-1 text-small text-pretty text-ink-2">
          Whoever signed reads that a line stays inside now, and not which.
        </p>
      )}
      {state === "asked" && (
        <blockquote className="mt-2 border-l-[3px] border-line pl-3 text-body">
          “{asked}”
        </blockquote>
      )}
      <form
        className="mt-3 flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          explain.mutate({ params: { jobId, driftId: id }, body: { reason } });
        }}
      >
        <div className="min-w-[min(260px,100%)] flex-1">
          <TextField
            label="Why it was changed"
            maxLength={lengths.guidance}
            placeholder="Whoever signed reads this"
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </div>
        <Button
          className="h-10!"
          isBusy={explain.isPending}
          isDisabled={reason.trim() === drift.reason}
          needsServer
          type="submit"
        >
          Save reason
        </Button>
      </form>
    </Card>
  );
}
