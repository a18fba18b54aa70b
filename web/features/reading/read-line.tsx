import { Check, Lock } from "lucide-react";
import { memo, type KeyboardEvent, type ReactNode } from "react";
import type { PrivateNote, ReadLine } from "#contract/reading.ts";
import { destinyOf, placeWords } from "#web/features/reading/places.ts";
import { PastTime } from "#web/ui/time/time.tsx";

type ReadLineRowProps = {
  line: ReadLine;
  number: number;
  /** Whether it begins, or ends, a run of lines of one place. */
  isFirst: boolean;
  isLast: boolean;
  isNotes: boolean;
  isUnconfirmed: boolean;
  isCurrent: boolean;
  isHot: boolean;
  isOpen: boolean;
  note: PrivateNote | undefined;
  refusal: string | undefined;
  /** Whether a colleague moved it while this screen was open. */
  isColleagues: boolean;
  onOpen: (line: ReadLine, anchor: HTMLElement) => void;
  onFocus: (id: number) => void;
  onPress: (line: ReadLine, event: KeyboardEvent) => void;
  onConfirm: (lines: readonly ReadLine[]) => void;
  onTakeBack: (line: ReadLine) => void;
};

const linkStyle =
  "min-h-6 font-[560] text-blue hover:underline hover:underline-offset-[3px] max-tablet:min-h-10";

/** One line of the text with its place; the whole of it opens the menu of places. Moving another line does not draw it again. */
export const ReadLineRow = memo(function ReadLineRow(props: ReadLineRowProps) {
  const { line, number, isFirst, isNotes, isUnconfirmed, note, refusal } = props;
  const { label } = placeWords[line.place];
  const destiny = destinyOf(line);
  return (
    <li
      className="reading-line"
      data-destiny={destiny}
      data-first={isFirst || undefined}
      data-hot={props.isHot || undefined}
      data-last={props.isLast || undefined}
      data-place={line.place}
      data-unconfirmed={isUnconfirmed || undefined}
    >
      <span aria-hidden="true" className="reading-fill" />
      <button
        aria-expanded={props.isOpen}
        aria-haspopup="dialog"
        className="reading-button"
        data-line={line.id}
        tabIndex={props.isCurrent ? 0 : -1}
        type="button"
        onClick={({ currentTarget }) => props.onOpen(line, currentTarget)}
        onFocus={() => props.onFocus(line.id)}
        onKeyDown={(event) => props.onPress(line, event)}
      >
        <span className="reading-number">{number} </span>
        <span className="reading-place">
          {destiny === "inside" && <Lock />}
          {label}{" "}
        </span>
        <span className="reading-words">
          {line.text}
          {!isFirst && (
            <span aria-hidden="true" className="reading-place-end">
              {label}
            </span>
          )}
        </span>
      </button>
      <LineAside isShown={destiny === "inside" && isFirst}>
        <b className="font-[560] text-ink-1">Never leaves your team</b>
      </LineAside>
      <LineAside isShown={isUnconfirmed}>
        Unconfirmed
        <button
          aria-label={`Confirm line ${number}`}
          className={linkStyle}
          type="button"
          onClick={() => props.onConfirm([line])}
        >
          Confirm
        </button>
      </LineAside>
      <LineAside
        isShown={isNotes && !isUnconfirmed && ["work", "deal", "around"].includes(destiny)}
      >
        <span className="inline-flex items-center gap-1.5 font-[560] text-green">
          <Check />
          Confirmed
        </span>
      </LineAside>
      <div className="reading-notes">
        {note && (
          <p>
            <b className="font-[600] text-ink-1">Can’t be used.</b> {note.why}
          </p>
        )}
        {props.isColleagues && line.by !== null && line.at !== null && (
          <p>
            Moved by {line.by}, <PastTime iso={line.at} />.{" "}
            <button className={linkStyle} type="button" onClick={() => props.onTakeBack(line)}>
              Undo
            </button>
          </p>
        )}
        {refusal !== undefined && (
          <p className="text-red" role="alert">
            {refusal}
          </p>
        )}
      </div>
    </li>
  );
});

type LineAsideProps = { isShown: boolean; children: ReactNode };

function LineAside({ isShown, children }: LineAsideProps) {
  return isShown && <span className="reading-aside">{children}</span>;
}
