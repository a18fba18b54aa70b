import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { lengths } from "#contract/limits.ts";
import type { Drift, DriftAnswer } from "#contract/room/agreement.ts";
import { sentenceOf } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { firstNameOf } from "#english/names.ts";
import { asShortDay } from "#web/ui/time/days.ts";
import { inTurn, roomKey, useLookAgain } from "#web/features/room/use-answers.ts";
import { Button } from "#web/ui/button/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { TextAreaField } from "#web/ui/form/text-field.tsx";
import { focusWhenShown } from "#web/ui/hooks/focus-when-shown.ts";
import { Card } from "#web/ui/layout/card.tsx";

type DriftCardProps = {
  drift: Drift;
  /** Who asks, by first name. */
  asker: string;
};

/** Something signed that was changed later: what, by whom, its effect and the reason; agree to it, or ask. */
export function DriftCard({ drift, asker }: DriftCardProps) {
  const id = useId();
  const queryClient = useQueryClient();
  const lookAgain = useLookAgain();
  const [isAsking, setIsAsking] = useState(false);
  const [words, setWords] = useState("");
  const answer = useMutation({
    ...inTurn,
    mutationFn: (body: DriftAnswer) => call("answerDrift", { params: { driftId: drift.id }, body }),
    onSuccess: (room) => {
      queryClient.setQueryData(roomKey, room);
      setIsAsking(false);
    },
    onError: lookAgain,
  });
  const { label, before, after, byName, at, effect, reason, state, asked, isInside } = drift;
  const by = byName === null ? "" : ` by ${firstNameOf(byName)},`;
  return (
    <section aria-labelledby={id}>
      <Card className="relative overflow-hidden py-[18px] pr-4 pl-5 tablet:pr-5 tablet:pl-6">
        <span aria-hidden="true" className="absolute inset-y-0 left-0 w-[5px] bg-marker" />
        <p className="text-meta text-ink-3">Changed since you signed</p>
        <h2 className="heading mt-1 text-[1.4375rem] leading-tight" id={id}>
          {isInside ? (
            "A line that you signed stays within the team now"
          ) : (
            <>
              {label} <s className="font-[560] text-ink-3 decoration-[1.5px]">{before}</s> → {after}
            </>
          )}
          ,{by} {asShortDay(at)}
        </h2>
        {effect && <p className="mt-2 text-body text-pretty text-ink-2">{effect}</p>}
        {reason && (
          <blockquote className="mt-3 border-l-[3px] border-line pl-3 text-body text-ink-2">
            “{reason}”
          </blockquote>
        )}
        {state === "asked" && (
          <p className="mt-3 text-small text-ink-2">
            {asked === "" ? `You asked ${asker} about it.` : `You asked ${asker}: “${asked}”`}
          </p>
        )}
        {answer.error && (
          <div className="mt-3">
            <Notice isUrgent tone="error">
              {sentenceOf(answer.error) ?? "That was not saved. Please try again."}
            </Notice>
          </div>
        )}
        {isAsking ? (
          <form
            className="mt-4 grid gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              if (words.trim() !== "") answer.mutate({ answer: "ask", words: words.trim() });
            }}
          >
            <TextAreaField
              ref={focusWhenShown}
              label={`What do you want to ask ${asker}?`}
              maxLength={lengths.guidance}
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
            <div className="flex gap-2 max-tablet:*:h-[46px] max-tablet:*:flex-1">
              <Button isBusy={answer.isPending} look="primary" needsServer type="submit">
                Send
              </Button>
              <Button onClick={() => setIsAsking(false)}>Back</Button>
            </div>
          </form>
        ) : (
          <div className="mt-4 flex flex-wrap gap-2 max-tablet:*:h-[46px] max-tablet:*:flex-1">
            <Button
              className="max-w-full"
              isBusy={answer.isPending}
              look="primary"
              needsServer
              onClick={() => answer.mutate({ answer: "agree", after })}
            >
              <span className="truncate">{isInside ? "Agree" : `Agree to ${after}`}</span>
            </Button>
            {state === "open" && (
              <Button needsServer onClick={() => setIsAsking(true)}>
                Ask {asker}
              </Button>
            )}
          </div>
        )}
      </Card>
    </section>
  );
}
