import { clsx } from "clsx";
import { Check } from "lucide-react";
import { useId, type MouseEvent } from "react";
import type { DecisionOption } from "#contract/room/decision.ts";
import type { DecisionAnswer, RoomDecision } from "#contract/room/room.ts";
import { answerOf } from "#web/features/room/changes.ts";
import { Button } from "#web/ui/button/button.tsx";
import { Card } from "#web/ui/layout/card.tsx";

type DecisionCardProps = {
  decision: RoomDecision;
  /** "3 of 6" */
  place: string;
  /** Who asks, by first name. */
  asker: string;
  onChoose: (answer: DecisionAnswer) => void;
};

/** Figures that say only that nothing changes. */
const sameAsNow = new Set(["", "No change", "Same search"]);

const nothing: DecisionAnswer = { choice: null, own: null, isToTalk: false };

/** A question with two or three answers, each with what it does. Pressing the chosen one again takes it back. */
export function DecisionCard({ decision, place, asker, onChoose }: DecisionCardProps) {
  const id = useId();
  const { question, today, options, own, isAskedAgain, isToTalk } = decision;
  const answer = answerOf(decision);
  // "Same search" beside every answer would say nothing.
  const hasFigures = options.some(({ figure }) => !sameAsNow.has(figure));
  const pick = (event: MouseEvent, option: DecisionOption) => {
    const isChosen = answer === option;
    // The second half of a double click is no change of mind.
    if (isChosen && event.detail > 1) return;
    onChoose({ choice: isChosen ? null : options.indexOf(option), own: null, isToTalk: false });
  };
  return (
    <section aria-labelledby={id}>
      <Card className="relative overflow-hidden">
        {isAskedAgain && (
          <span aria-hidden="true" className="absolute inset-y-0 left-0 w-[5px] bg-marker" />
        )}
        <div className="px-4 pt-[15px] pb-3 tablet:px-5 tablet:pt-[18px]">
          <p className="flex items-center gap-2 text-meta text-ink-3">
            {place}
            {answer && (
              <span className="inline-flex items-center gap-1 font-[560] text-green">
                <Check className="size-[13px]!" />
                Decided
              </span>
            )}
          </p>
          <h2 className="heading mt-0.5 text-[1.3125rem] leading-tight" id={id}>
            {question}
          </h2>
          <p className="mt-1 text-small text-pretty text-ink-2">{today}</p>
          {isAskedAgain && (
            <p className="mt-1.5 text-small font-[560] text-pretty">
              {asker} changed the job after you answered. Please choose again.
            </p>
          )}
        </div>
        <div aria-labelledby={id} role="radiogroup">
          {options.map((option) => (
            <Choice
              key={option.label}
              hasFigure={hasFigures}
              isChosen={answer === option}
              name={id}
              option={option}
              onPick={(event) => pick(event, option)}
            />
          ))}
          {own && answer === own && (
            <Choice
              hasFigure
              isChosen
              name={id}
              note="your own"
              option={own}
              onPick={() => onChoose(nothing)}
            />
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-3 border-t border-line-soft px-4 py-2 tablet:px-5">
          <Button
            aria-pressed={isToTalk}
            look="quiet"
            size="small"
            onClick={() => onChoose({ ...nothing, isToTalk: !isToTalk })}
          >
            Let’s talk
          </Button>
          {isToTalk && (
            <p className="text-small text-ink-2">
              {asker} sees this on the job’s page. Until you have talked, it stays as posted.
            </p>
          )}
        </div>
      </Card>
    </section>
  );
}

type ChoiceProps = {
  option: DecisionOption;
  name: string;
  note?: string;
  hasFigure: boolean;
  isChosen: boolean;
  onPick: (event: MouseEvent) => void;
};

function Choice({ option, name, note, hasFigure, isChosen, onPick }: ChoiceProps) {
  const { label, line, figure, isPosted } = option;
  const aside = isPosted ? "as posted" : note;
  const isQuiet = sameAsNow.has(figure) || figure === "Not known yet";
  return (
    <label className="grid min-h-14 cursor-pointer grid-cols-[19px_minmax(0,1fr)_auto] content-center items-start gap-x-3 border-t border-line-soft px-4 py-[13px] hover:bg-[color-mix(in_srgb,var(--blue-wash)_45%,var(--surface))] has-checked:bg-blue-wash has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-blue tablet:px-5 tablet:py-3">
      <input
        checked={isChosen}
        className="mt-0.5 size-[19px] cursor-pointer appearance-none rounded-full border-[1.5px] border-control bg-surface outline-none checked:border-[6px] checked:border-blue-fill dark:checked:border-[#7d87ff] dark:checked:bg-canvas forced-colors:appearance-auto"
        name={name}
        type="radio"
        // Radios never report that they were pressed again; a click does.
        onChange={() => undefined}
        onClick={onPick}
      />
      <span className="text-[0.96875rem] leading-[1.4] font-[580]">
        {label}{" "}
        {aside && (
          <span
            className={clsx(
              "ml-0.5 text-meta font-normal whitespace-nowrap",
              isChosen ? "text-ink-2" : "text-ink-3",
            )}
          >
            {aside}
          </span>
        )}
      </span>
      {hasFigure && figure && (
        <span
          className={clsx(
            "text-small leading-[22px]",
            isQuiet
              ? clsx("whitespace-nowrap", isChosen ? "text-ink-2" : "text-ink-3")
              : "font-[620] max-tablet:col-[2/-1] max-tablet:row-start-3 max-tablet:mt-0.5 max-tablet:justify-self-start tablet:whitespace-nowrap",
          )}
        >
          {figure}
        </span>
      )}
      {line && <span className="col-[2/-1] mt-px text-small text-pretty text-ink-2">{line}</span>}
    </label>
  );
}
