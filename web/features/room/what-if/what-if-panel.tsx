import { clsx } from "clsx";
import { useId, type CSSProperties, type KeyboardEvent } from "react";
import type { ManagerRoom } from "#contract/room/room.ts";
import type { Settled } from "#contract/room/settled.ts";
import { joinAnd } from "#english/words.ts";
import { formatMoney } from "#english/money.ts";
import { FigureValue } from "#web/features/room/what-if/figure-value.tsx";
import type { Figure } from "#web/features/room/what-if/figures.ts";
import { PlaceField } from "#web/features/room/what-if/place-field.tsx";
import { findThing, officeDaysIn, topIn } from "#web/features/room/what-if/tries.ts";
import type { WhatIfState } from "#web/features/room/what-if/use-what-if.ts";
import { Button } from "#web/ui/button/button.tsx";
import { Segment } from "#web/ui/button/segment.tsx";
import "#web/features/room/what-if/range.css";

type WhatIfPanelProps = {
  whatIf: WhatIfState;
  /** Who asks, by first name. */
  asker: string;
  onUsed?: () => void;
};

/** The figures, what can be tried, and the one button that makes answers of it. */
export function WhatIfPanel({ whatIf, asker, onUsed }: WhatIfPanelProps) {
  const { controls, words, line, unasked } = whatIf;
  const { pay, officeDays, requirements, stages } = controls;
  return (
    <div className="grid gap-4">
      <dl className="divide-y divide-line-soft rounded-[10px] border border-line px-3">
        {figuresShown(whatIf).map((figure) => (
          <FigureRow key={figure.term} figure={figure} />
        ))}
      </dl>
      {pay && <PaySlider pay={pay} whatIf={whatIf} />}
      {officeDays && officeDays.choices.length > 1 && (
        <OfficeDays officeDays={officeDays} whatIf={whatIf} />
      )}
      <PlaceField whatIf={whatIf} />
      {requirements.length > 0 && (
        <Toggles
          legend="Must have"
          things={requirements.map(({ label, words: named }) => ({
            label,
            keep: { about: "requirement", words: named, is: "must" },
            drop: { about: "requirement", words: named, is: "dropped" },
          }))}
          whatIf={whatIf}
        />
      )}
      {stages.length > 0 && (
        <Toggles
          legend="Interview stages"
          things={stages.map(({ label, words: named }) => ({
            label,
            keep: { about: "stage", words: named, is: "kept" },
            drop: { about: "stage", words: named, is: "dropped" },
          }))}
          whatIf={whatIf}
        />
      )}
      <Button
        className="w-full max-tablet:h-[46px]"
        isDisabled={!whatIf.canUse}
        onClick={() => {
          whatIf.applyTries();
          onUsed?.();
        }}
      >
        Use as my answers
      </Button>
      {unasked.length > 0 && (
        <p className="text-meta text-pretty text-ink-2">
          {asker} has not asked about {joinAnd(unasked.map(thingWords))}, so it stays a try.
        </p>
      )}
      <p className="text-meta text-pretty text-ink-3">
        {words.length > 0 && `Words: ${words.join(", ")}. `}
        {line}
      </p>
    </div>
  );
}

function figuresShown({ figures, controls }: WhatIfState): Figure[] {
  const { percentile, cost, words, minutes } = figures;
  return [
    ...(controls.pay ? [percentile, cost] : []),
    words,
    ...(controls.stages.length > 0 ? [minutes] : []),
  ];
}

/** "pay", "office days", "Terraform" */
function thingWords(settled: Settled): string {
  if ("words" in settled) return settled.words;
  return { pay: "pay", workType: "office days", place: "the place" }[settled.about];
}

export function FigureRow({ figure }: { figure: Figure }) {
  return (
    <div className="flex items-baseline justify-between gap-3 py-1.5">
      <dt className="text-meta text-ink-2">{figure.term}</dt>
      <FigureValue
        figure={figure}
        quietStyle="text-small leading-[25px] whitespace-nowrap text-ink-3"
      />
    </div>
  );
}

type PaySliderProps = {
  pay: NonNullable<ManagerRoom["whatIf"]["pay"]>;
  whatIf: WhatIfState;
};

const stepsOfPageKey = 5;

/** How far the track is blue. */
function drawnTo(share: number): CSSProperties {
  return { "--drawn": `${share * 100}%` } as CSSProperties;
}

function PaySlider({ pay, whatIf }: PaySliderProps) {
  const id = useId();
  const { pattern, least, most, step, currency, period } = pay;
  const print = (amount: number) => formatMoney(amount, currency, period);
  const said = whatIf.current.find(({ about }) => about === "pay");
  const top = (said && "text" in said && topIn(pattern, said.text ?? "")) || pay.top;
  const moveTo = (amount: number) => {
    const next = Math.min(most, Math.max(least, amount));
    const text = pattern.replace("{top}", print(next));
    whatIf.attempt({ about: "pay", text }, next === pay.top);
  };
  const byPage = (event: KeyboardEvent) => {
    const turn = { PageUp: 1, PageDown: -1 }[event.key];
    if (turn === undefined) return;
    event.preventDefault();
    moveTo(top + turn * stepsOfPageKey * step);
  };
  return (
    <div>
      <div className="mb-1 flex justify-between gap-3 text-small">
        <label className="font-[560]" htmlFor={id}>
          Range, {pattern.split("{top}")[0]?.trim()}
        </label>
        <b className="font-[620]">{print(top)}</b>
      </div>
      <input
        aria-valuetext={print(top)}
        className="pay-range"
        id={id}
        max={most}
        min={least}
        step={step}
        style={drawnTo((top - least) / (most - least))}
        type="range"
        value={top}
        onChange={(event) => moveTo(event.currentTarget.valueAsNumber)}
        onKeyDown={byPage}
      />
    </div>
  );
}

type OfficeDaysProps = {
  officeDays: NonNullable<ManagerRoom["whatIf"]["officeDays"]>;
  whatIf: WhatIfState;
};

function OfficeDays({ officeDays, whatIf }: OfficeDaysProps) {
  const { now, choices } = officeDays;
  const options = choices.map((choice, at) => {
    const days = officeDaysIn(choice);
    return { value: String(at), label: days === undefined ? wordsOf(choice) : String(days) };
  });
  const said = choices[0] && findThing(whatIf.current, choices[0]);
  const at = said
    ? choices.findIndex((choice) => wordsOf(choice) === wordsOf(said))
    : choices.findIndex((choice) => officeDaysIn(choice) === now);
  return (
    <Segment
      legend="Office days a week"
      name={useId()}
      options={options}
      value={String(at)}
      onChange={(event) => {
        const choice = choices[Number(event.currentTarget.value)];
        if (choice) whatIf.attempt(choice, officeDaysIn(choice) === now);
      }}
    />
  );
}

const wordsOf = (settled: Settled) => ("text" in settled ? (settled.text ?? "") : "");

type TogglesProps = {
  legend: string;
  things: readonly { label: string; keep: Settled; drop: Settled }[];
  whatIf: WhatIfState;
};

/** Things of the job that may fall away, each pressed while it stays. */
function Toggles({ legend, things, whatIf }: TogglesProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-[560]">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {things.map(({ label, keep, drop }) => {
          const said = findThing(whatIf.current, keep);
          const isKept = !(said && "is" in said && said.is === "dropped");
          return (
            <button
              key={label}
              aria-pressed={isKept}
              className={clsx(
                "min-h-8 max-w-full rounded-control border px-2.5 py-1 text-left text-meta max-tablet:min-h-[42px] max-tablet:text-small",
                isKept
                  ? "border-line bg-sunken font-[560] text-ink-1 dark:bg-raised"
                  : "border-dashed border-control text-ink-3 line-through",
              )}
              type="button"
              onClick={() => whatIf.attempt(isKept ? drop : keep, !isKept)}
            >
              {label}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
