import { useMutation, useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useState, type FormEvent } from "react";
import { lengths } from "#contract/limits.ts";
import type { ManagerRoom, RoomQuestion } from "#contract/room/room.ts";
import { joinAnd } from "#english/words.ts";
import { sentenceOf } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { AgreedList, AgreedRow } from "#web/features/room/agreed-list.tsx";
import { answerOf } from "#web/features/room/changes.ts";
import { inTurn, roomKey, useLookAgain } from "#web/features/room/use-answers.ts";
import { Button } from "#web/ui/button/button.tsx";
import { useWritingStop } from "#web/ui/feedback/writing.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { Card } from "#web/ui/layout/card.tsx";

type SignOffCardProps = {
  room: ManagerRoom;
  /** Whether something chosen could not be sent yet. */
  isWaiting: boolean;
  /** Questions whose answer stands on the page alone, since the server did not take it. */
  refused: readonly RoomQuestion[];
  countLost: () => number;
  onSigned: () => void;
};

/** An answer that was sent before the sign-off failed, so that something else would be signed than the page shows. */
class AnswerLost extends Error {}

/** What is agreed, who agrees, and one button. */
export function SignOffCard({ room, isWaiting, refused, countLost, onSigned }: SignOffCardProps) {
  const queryClient = useQueryClient();
  const lookAgain = useLookAgain();
  const stop = useWritingStop();
  const [name, setName] = useState(room.signOff?.name ?? room.name);
  const [role, setRole] = useState(room.signOff?.role ?? "");
  const [isTried, setIsTried] = useState(false);
  const sign = useMutation({
    ...inTurn,
    mutationFn: (lostBefore: number) => {
      if (countLost() > lostBefore) throw new AnswerLost();
      return call("signRoom", { body: { name: name.trim(), role: role.trim() } });
    },
    onSuccess: (signed) => {
      queryClient.setQueryData(roomKey, signed);
      onSigned();
    },
    onError: lookAgain,
  });
  const missing = (text: string, words: string) =>
    isTried && text.trim() === "" ? words : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (refused.length > 0) return;
    if (name.trim() !== "" && role.trim() !== "") sign.mutate(countLost());
  };
  const isStopped = stop !== undefined || isWaiting;
  return (
    <Card className="px-4 pt-2 pb-5 tablet:px-5">
      <AgreedList>
        {room.decisions.map((decision) => {
          const answer = answerOf(decision);
          const posted = decision.options.find(({ isPosted }) => isPosted);
          return (
            <AgreedRow
              key={decision.id}
              by={answer && "You, today"}
              isQuiet={!answer}
              label={decision.label}
              value={answer?.value ?? (posted ? `${posted.value}, as posted` : "As posted")}
            />
          );
        })}
        {room.questions.length > 0 && (
          <AgreedRow isQuiet label="In your own words" value={answeredWords(room)} />
        )}
      </AgreedList>
      {room.whyUnsigned === null ? (
        <form
          className="mt-3 grid gap-4 border-t border-line pt-[18px]"
          noValidate
          onSubmit={submit}
        >
          <div className="grid gap-3 tablet:grid-cols-2">
            <TextField
              autoComplete="name"
              className="h-11! text-lead!"
              error={missing(name, "Write your name")}
              label="Your name"
              maxLength={lengths.name}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <TextField
              autoComplete="organization-title"
              className="h-11! text-lead!"
              error={missing(role, "Write your role")}
              label="Your role"
              maxLength={lengths.name}
              value={role}
              onChange={(event) => setRole(event.currentTarget.value)}
            />
          </div>
          {isTried && refused.length > 0 && (
            <Notice isUrgent title="Not signed" tone="error">
              {refusedWords(refused)}
            </Notice>
          )}
          {sign.error && refused.length === 0 && (
            <Notice isUrgent title="Not signed" tone="error">
              {sign.error instanceof AnswerLost
                ? "An answer was not saved. Look at your answers, then sign."
                : (sentenceOf(sign.error) ?? "Please try again.")}
            </Notice>
          )}
          <Button
            className="w-full"
            isBusy={sign.isPending}
            isDisabled={isWaiting}
            look="primary"
            needsServer
            size="large"
            type="submit"
          >
            Sign off
          </Button>
          <p className={clsx("text-center text-meta", isStopped ? "text-ink-1" : "text-ink-3")}>
            {isStopped
              ? "You are offline. Your choices are kept, and Sign off waits until you are back."
              : "Dated and kept with the job. You can reopen it with this link."}
          </p>
        </form>
      ) : (
        <div className="mt-3 border-t border-line pt-[18px]">
          <Notice tone="info">{room.whyUnsigned}</Notice>
        </div>
      )}
    </Card>
  );
}

/** "Your answer to “Why is this seat open?” is not saved." */
function refusedWords(refused: readonly RoomQuestion[]): string {
  const names = joinAnd(refused.map(({ question }) => `“${question}”`));
  return refused.length === 1
    ? `Your answer to ${names} is not saved. Save it again, or take it out.`
    : `Your answers to ${names} are not saved. Save them again, or take them out.`;
}

/** "1 of 3 answered" */
function answeredWords({ questions }: ManagerRoom): string {
  const answered = questions.filter(({ answer }) => answer !== "").length;
  return `${answered} of ${questions.length} answered`;
}
