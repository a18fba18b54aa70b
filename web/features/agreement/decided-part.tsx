import { Check, Signature } from "lucide-react";
import { useState } from "react";
import type { Agreement, Decision } from "#contract/room/agreement.ts";
import { screens } from "#contract/screens.ts";
import { pathOf } from "#web/api/path.ts";
import {
  decidedWords,
  signedInsideWords,
  titleOf,
} from "#web/features/agreement/agreement-words.ts";
import { RecordForm } from "#web/features/agreement/record-form.tsx";
import { useAgreementCall } from "#web/features/agreement/use-agreement.ts";
import { Button } from "#web/ui/button/button.tsx";
import { DownloadLink } from "#web/ui/button/download-link.tsx";
import { ConfirmDialog } from "#web/ui/dialog/confirm-dialog.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { IconTile } from "#web/ui/layout/icon-tile.tsx";
import { Row, Rows } from "#web/ui/layout/rows.tsx";
import { asMoment } from "#web/ui/time/days.ts";

type DecidedPartProps = { jobId: number; agreement: Agreement };

/** What was decided, by whom and in which words, and what was signed of it. */
export function DecidedPart({ jobId, agreement }: DecidedPartProps) {
  const { decisions, signOffs, whyUnsigned } = agreement;
  const [isRecording, setIsRecording] = useState(false);
  return (
    <div className="grid gap-6">
      <section>
        {decisions.length === 0 ? (
          <p className="text-ink-2">
            Nothing is decided yet. What somebody decides by link or in a call stands here and wins
            over the job’s text.
          </p>
        ) : (
          <Rows label="Decided so far">
            {decisions.map((decision) => (
              <DecisionRow key={decision.id} decision={decision} jobId={jobId} />
            ))}
          </Rows>
        )}
        <div className="mt-4">
          {isRecording ? (
            <RecordForm decided={decisions} jobId={jobId} onDone={() => setIsRecording(false)} />
          ) : (
            <Button needsServer onClick={() => setIsRecording(true)}>
              Record a decision from a call
            </Button>
          )}
        </div>
      </section>
      {whyUnsigned !== null && <Notice tone="info">{whyUnsigned}</Notice>}
      {signOffs.length > 0 && (
        <section>
          <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
            <h3 className="text-small font-[620]">Signed</h3>
            <DownloadLink href={pathOf("downloadSignOffs", { params: { jobId } })}>
              Download sign-offs
            </DownloadLink>
          </div>
          <Rows label="Signed">
            {signOffs.map(({ id, number, name, role, at }) => (
              <Row
                key={id}
                detail={`${role}, ${asMoment(at)}`}
                tile={<IconTile icon={<Signature />} />}
                title={`${number}. ${name}`}
              />
            ))}
          </Rows>
          {signedInsideWords(agreement).map((words) => (
            <div key={words} className="mt-3">
              <Notice tone="info">{words}</Notice>
            </div>
          ))}
          <p className="mt-3 text-meta text-ink-3">
            A dated record, not an electronic signature in law. Anyone can{" "}
            <a className="text-blue underline underline-offset-2" href={screens.verify.path}>
              check the file
            </a>
            .
          </p>
        </section>
      )}
    </div>
  );
}

function DecisionRow({ jobId, decision }: { jobId: number; decision: Decision }) {
  const [isAsked, setIsAsked] = useState(false);
  const withdraw = useAgreementCall(
    "withdrawDecision",
    jobId,
    { done: "Taken back", failed: "Not taken back" },
    () => setIsAsked(false),
  );
  const { id, label, value, words, isSigned } = decision;
  return (
    <>
      <Row
        actions={
          <Button
            aria-label={`Take back: ${label}`}
            look="quietDanger"
            needsServer
            size="small"
            onClick={() => setIsAsked(true)}
          >
            Take back
          </Button>
        }
        detail={
          <>
            {decidedWords(decision)}
            {words !== "" && words !== value && <span className="block text-ink-2">“{words}”</span>}
          </>
        }
        tile={<IconTile icon={<Check />} />}
        title={titleOf(decision)}
      />
      <ConfirmDialog
        confirmLabel="Take back"
        description={
          isSigned
            ? "What was given before holds again. It was signed, so whoever signed it is told of the change."
            : "What was given before holds again."
        }
        isBusy={withdraw.isPending}
        isOpen={isAsked}
        needsServer
        title={`Take back “${titleOf(decision)}”?`}
        onCancel={() => setIsAsked(false)}
        onConfirm={() => withdraw.mutate({ params: { jobId, decisionId: id } })}
      />
    </>
  );
}
