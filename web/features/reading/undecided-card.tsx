import { memo, useRef, useState, type KeyboardEvent } from "react";
import type { LinePlace, ReadLine, TextReading } from "#contract/reading.ts";
import { lineNumbers } from "#web/features/reading/counts.ts";
import { lineAction } from "#web/features/reading/keys.ts";
import { placeWords } from "#web/features/reading/places.ts";
import { hesitation, undecidedSentence, undecidedTitle } from "#web/features/reading/sentences.ts";
import { Button } from "#web/ui/button/button.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Key } from "#web/ui/layout/key.tsx";
import { useSteady } from "#web/ui/hooks/use-steady.ts";

type UndecidedCardProps = {
  reading: TextReading;
  heading: "h2" | "h3";
  areKeysOn: boolean;
  onMove: (line: ReadLine, place: LinePlace) => void;
  onOther: (line: ReadLine, anchor: HTMLElement) => void;
};

const shownAtFirst = 5;

/** The lines that nobody could place, with the two likely places of each. */
export const UndecidedCard = memo(function UndecidedCard(props: UndecidedCardProps) {
  const [isWhole, setIsWhole] = useState(false);
  const { reading, heading: Heading, areKeysOn, onMove, onOther } = props;
  const lines = reading.lines.filter(({ place }) => place === "unplaced");
  const numbers = lineNumbers(reading.lines);
  const list = useRef<HTMLOListElement>(null);
  const shown = isWhole ? lines : lines.slice(0, shownAtFirst);
  const more = lines.length - shown.length;

  /** The decided line leaves the card: the next one takes the focus, else the one before, else the line in the text. */
  const passFocus = (decided: ReadLine) => {
    const index = shown.indexOf(decided);
    const items = list.current?.children;
    const heir = items?.[index + 1] ?? items?.[index - 1];
    const line = document.querySelector<HTMLElement>(`[data-line="${decided.id}"]`);
    (heir?.querySelector("button") ?? line)?.focus();
  };
  const move = useSteady((line: ReadLine, place: LinePlace) => {
    passFocus(line);
    onMove(line, place);
  });
  if (lines.length === 0) return null;
  return (
    <Card className="relative overflow-hidden px-5 pt-[18px] pb-1.5 before:absolute before:inset-y-0 before:left-0 before:w-[5px] before:bg-marker">
      <Heading className="heading text-[1.25rem] leading-[1.2]">
        {undecidedTitle(lines.length)}
      </Heading>
      <p className="mt-1 text-small text-ink-2">{undecidedSentence(reading.kind, lines.length)}</p>
      <ol ref={list} className="mt-3.5">
        {shown.map((line) => (
          <UndecidedLine
            key={line.id}
            areKeysOn={areKeysOn}
            line={line}
            number={numbers.get(line.id) ?? 0}
            onMove={move}
            onOther={onOther}
          />
        ))}
      </ol>
      {more > 0 && (
        <Button className="mb-2" look="quiet" size="small" onClick={() => setIsWhole(true)}>
          Show {more} more
        </Button>
      )}
    </Card>
  );
});

type UndecidedLineProps = Pick<UndecidedCardProps, "areKeysOn" | "onMove" | "onOther"> & {
  line: ReadLine;
  number: number;
};

const UndecidedLine = memo(function UndecidedLine(props: UndecidedLineProps) {
  const { line, number, areKeysOn, onMove, onOther } = props;
  const press = (event: KeyboardEvent) => {
    const action = lineAction(event, areKeysOn);
    if (action?.do !== "move") return;
    event.preventDefault();
    onMove(line, action.place);
  };
  const under = line.heading === null ? "" : `, under “${line.heading.replace(/:$/u, "")}”`;
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2.5 border-t border-line-soft py-3.5">
      <div className="min-w-[min(300px,100%)] flex-1">
        <p className="text-lead leading-[1.4] font-[520] text-pretty">{line.text}</p>
        <p className="mt-[3px] text-meta text-ink-3">
          {`Line ${number}${under}. ${hesitation(line)}`}
        </p>
      </div>
      <div className="flex flex-none gap-1.5 max-tablet:w-full max-tablet:*:flex-1">
        {line.likely.map((place) => (
          <Button key={place} size="small" onClick={() => onMove(line, place)} onKeyDown={press}>
            {placeWords[place].label}
            {areKeysOn && (
              <span aria-hidden="true" className="max-tablet:hidden">
                <Key>{placeWords[place].key.toUpperCase()}</Key>
              </span>
            )}
          </Button>
        ))}
        <Button
          aria-haspopup="dialog"
          look={line.likely.length > 0 ? "quiet" : "secondary"}
          size="small"
          onClick={({ currentTarget }) => onOther(line, currentTarget)}
          onKeyDown={press}
        >
          Other
        </Button>
      </div>
    </li>
  );
});
