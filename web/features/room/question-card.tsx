import { useEffect, useId, useState } from "react";
import { lengths } from "#contract/limits.ts";
import type { QuestionAnswer, RoomQuestion } from "#contract/room/room.ts";
import type { Refused } from "#web/features/room/changes.ts";
import { Button } from "#web/ui/button/button.tsx";
import { controlStyle } from "#web/ui/form/control-style.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { useSettled } from "#web/ui/hooks/use-settled.ts";
import { useSteady } from "#web/ui/hooks/use-steady.ts";
import { Card } from "#web/ui/layout/card.tsx";

type QuestionCardProps = {
  question: RoomQuestion;
  /** What was written and not saved, and why. */
  refused: Refused | undefined;
  onWrite: (answer: QuestionAnswer) => void;
  /** What was refused is no longer wanted. */
  onLetGo: () => void;
};

const restMs = 1_000;

/** A question answered in somebody's own words; kept when they pause or leave the field. */
export function QuestionCard({ question, refused, onWrite, onLetGo }: QuestionCardProps) {
  const id = useId();
  const { answer, mayTell } = question;
  // What was typed here stays, whatever the server says of it.
  const [typed, setTyped] = useState(refused?.answer.answer);
  const text = typed ?? answer;
  const words = text.trim();
  const settled = useSettled(words, restMs);
  const save = useSteady((written: string) => {
    if (typed === undefined || written === refused?.answer.answer) return;
    if (written === answer) {
      if (refused) onLetGo();
      return;
    }
    onWrite({ answer: written, mayTell: mayTell && written !== "" });
  });
  useEffect(() => save(settled), [settled, save]);
  const notes = [question.hint && `${id}-hint`, refused && `${id}-refused`].filter(Boolean);
  return (
    <Card className="px-4 pt-[17px] pb-4 tablet:px-5">
      <label className="block text-lead font-[600]" htmlFor={id}>
        {question.question}
      </label>
      {question.hint && (
        <p className="text-small text-ink-3" id={`${id}-hint`}>
          {question.hint}
        </p>
      )}
      <textarea
        aria-describedby={notes.join(" ") || undefined}
        aria-invalid={refused ? true : undefined}
        className={`${controlStyle} mt-2.5 field-sizing-content min-h-[78px] resize-none py-2.5 text-lead`}
        id={id}
        maxLength={lengths.guidance}
        placeholder="A short sentence is enough"
        value={text}
        onBlur={() => save(words)}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {refused && (
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="text-small text-red" id={`${id}-refused`} role="alert">
            Not saved. {refused.reason}
          </p>
          <Button
            needsServer
            size="small"
            onClick={() => onWrite({ ...refused.answer, answer: words })}
          >
            Save it again
          </Button>
        </div>
      )}
      {words !== "" && (
        <div className="mt-2">
          <Checkbox
            checked={refused?.answer.mayTell ?? mayTell}
            label="Candidates may read this"
            onChange={(event) => onWrite({ answer: words, mayTell: event.currentTarget.checked })}
          />
        </div>
      )}
    </Card>
  );
}
