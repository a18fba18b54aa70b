import { Fragment, memo, type KeyboardEvent, type RefObject } from "react";
import type { LinePlace, PrivateNote, ReadLine, TextReading } from "#contract/reading.ts";
import { fits, isUnconfirmed, lineNumbers, type Filter } from "#web/features/reading/counts.ts";
import { lineAction } from "#web/features/reading/keys.ts";
import type { Refusal } from "#web/features/reading/decisions.ts";
import { ReadLineRow } from "#web/features/reading/read-line.tsx";
import { useSteady } from "#web/ui/hooks/use-steady.ts";

type LineListProps = {
  reading: TextReading;
  filter: Filter;
  list: RefObject<HTMLOListElement | null>;
  current: number | undefined;
  hot: ReadonlySet<number>;
  openId: number | undefined;
  refusal: Refusal | undefined;
  areKeysOn: boolean;
  isColleagues: (line: ReadLine) => boolean;
  onCurrent: (id: number) => void;
  onOpen: (line: ReadLine, anchor: HTMLElement) => void;
  onMove: (line: ReadLine, place: LinePlace) => void;
  onConfirm: (lines: readonly ReadLine[]) => void;
  onTakeBack: (line: ReadLine) => void;
  onUndo: () => void;
};

/** Brings the focus a step on among the shown lines; the answer tells whether there was one. */
export function focusLine(list: HTMLElement | null, find: (ids: number[]) => number | undefined) {
  const buttons = [...(list?.querySelectorAll<HTMLElement>("[data-line]") ?? [])];
  const id = find(buttons.map(({ dataset }) => Number(dataset.line)));
  const button = buttons.find(({ dataset }) => Number(dataset.line) === id);
  button?.focus();
  button?.scrollIntoView({ block: "nearest" });
}

function isRefused({ text }: ReadLine, refusal: Refusal | undefined): boolean {
  return refusal?.of.moves?.some(({ words }) => words === text) ?? false;
}

export const LineList = memo(function LineList(props: LineListProps) {
  const { reading, filter, list, current } = props;
  const shown = reading.lines.filter((line) => fits(filter, reading.kind, line));
  const notes = new Map(
    reading.privateNotes.map((note): [number, PrivateNote] => [note.line, note]),
  );
  const numbers = lineNumbers(reading.lines);
  const isWhole = filter === "all";
  const focusable = shown.some(({ id }) => id === current) ? current : shown[0]?.id;

  const press = useSteady((line: ReadLine, event: KeyboardEvent) => {
    const action = lineAction(event, props.areKeysOn);
    if (!action) return;
    event.preventDefault();
    const step = (by: number) =>
      focusLine(list.current, (ids) => ids[ids.indexOf(line.id) + by] ?? line.id);
    if (action.do === "next") step(1);
    if (action.do === "previous") step(-1);
    if (action.do === "first") focusLine(list.current, (ids) => ids[0]);
    if (action.do === "last") focusLine(list.current, (ids) => ids.at(-1));
    if (action.do === "undo") props.onUndo();
    if (action.do === "confirm") props.onConfirm([line]);
    if (action.do === "move") props.onMove(line, action.place);
  });
  return (
    <ol ref={list}>
      {shown.map((line, index) => {
        const before = shown[index - 1];
        const after = shown[index + 1];
        const isUnder = (other: ReadLine | undefined) => other?.heading === line.heading;
        const isRun = (other: ReadLine | undefined) =>
          isWhole && isUnder(other) && other?.place === line.place;
        return (
          <Fragment key={line.id}>
            {isWhole && line.heading !== null && !isUnder(before) && (
              <li className="reading-head">{line.heading}</li>
            )}
            <ReadLineRow
              isColleagues={props.isColleagues(line)}
              isCurrent={line.id === focusable}
              isFirst={!isRun(before)}
              isHot={props.hot.has(line.id)}
              isLast={!isRun(after)}
              isNotes={reading.kind === "notes"}
              isOpen={line.id === props.openId}
              isUnconfirmed={isUnconfirmed(reading.kind, line)}
              line={line}
              note={notes.get(line.id)}
              number={numbers.get(line.id) ?? 0}
              refusal={isRefused(line, props.refusal) ? props.refusal?.reason : undefined}
              onConfirm={props.onConfirm}
              onFocus={props.onCurrent}
              onOpen={props.onOpen}
              onPress={press}
              onTakeBack={props.onTakeBack}
            />
          </Fragment>
        );
      })}
    </ol>
  );
});
