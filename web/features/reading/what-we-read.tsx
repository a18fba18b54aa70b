import { clsx } from "clsx";
import { Check } from "lucide-react";
import { useDeferredValue, useRef, useState, type ReactNode } from "react";
import type { LinePlace, ReadLine, TextReading } from "#contract/reading.ts";
import { countLines, fits, type Filter } from "#web/features/reading/counts.ts";
import type { Decision, Refusal } from "#web/features/reading/decisions.ts";
import { KeyHints } from "#web/features/reading/key-hints.tsx";
import { LegendBar } from "#web/features/reading/legend-bar.tsx";
import { focusLine, LineList } from "#web/features/reading/line-list.tsx";
import { PlaceMenu } from "#web/features/reading/place-menu.tsx";
import { ReadingBeside } from "#web/features/reading/reading-beside.tsx";
import { barSentence, ledeSentence } from "#web/features/reading/sentences.ts";
import { UndecidedCard } from "#web/features/reading/undecided-card.tsx";
import { useConfirmKey } from "#web/features/reading/use-confirm-key.ts";
import { useLineMoves } from "#web/features/reading/use-line-moves.ts";
import type { FieldChange, ValueFields } from "#web/features/reading/value-rows.ts";
import { ViewSwitch, type View } from "#web/features/reading/view-switch.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { useAreSingleKeysOn, useSingleKeys } from "#web/ui/hooks/single-keys.ts";
import { useSteady } from "#web/ui/hooks/use-steady.ts";
import { Card } from "#web/ui/layout/card.tsx";
import "#web/features/reading/reading.css";

type WhatWeReadProps = {
  reading: TextReading;
  title: ReactNode;
  isInDialog?: boolean;
  /** Who looked it through, in words: "Checked by you, just now." */
  checked: ReactNode;
  /** The name that the server gives to what this person decides. */
  me: string;
  /** Why nothing can be decided at this moment. */
  stop?: string | undefined;
  refusal?: Refusal | undefined;
  /** The job's form fields, which the values are. */
  fields: ValueFields;
  fieldRefusal?: string | undefined;
  isColleagues?: (line: ReadLine) => boolean;
  onDecide: (decision: Decision) => void;
  onField: (change: FieldChange) => void;
};

type OpenMenu = { id: number; anchor: HTMLElement };

const isNobodys = () => false;

/** A text with each line's place, what was taken from it beside it; every decision is a person's. A moved line is painted first, counts and values after it. */
export function WhatWeRead({
  reading,
  isInDialog = false,
  checked,
  stop,
  ...props
}: WhatWeReadProps) {
  const [filter, setFilter] = useState<Filter>("all");
  const [current, setCurrent] = useState<number>();
  const [menu, setMenu] = useState<OpenMenu>();
  const [hot, setHot] = useState<ReadonlySet<number>>(new Set());
  const [view, setView] = useState<View>(() =>
    window.location.hash === "#compared-with" ? "values" : "text",
  );
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const areKeysOn = useAreSingleKeysOn();
  const { refusal, me, isColleagues = isNobodys } = props;
  const later = useDeferredValue(reading);
  const onDecide = useSteady(props.onDecide);
  const onField = useSteady(props.onField);
  const moves = useLineMoves(reading, stop, onDecide);
  const Heading = isInDialog ? "h3" : "h2";
  const unconfirmed = countLines(later, "unconfirmed");
  const opened = reading.lines.find(({ id }) => id === menu?.id);

  const confirm = () => stop === undefined && onDecide({ isConfirmed: true });
  const step = (by: number) =>
    focusLine(list.current, (ids) => {
      const at = current === undefined ? -1 : ids.indexOf(current);
      return at === -1 ? ids.at(0) : (ids[at + by] ?? ids[at]);
    });
  useSingleKeys(
    { j: () => step(1), k: () => step(-1), z: moves.undo },
    isInDialog ? root : undefined,
  );
  useConfirmKey(root, isInDialog, confirm);

  /** A line that leaves the shown ones hands the focus to its neighbour. */
  const move = useSteady((line: ReadLine, place: LinePlace) => {
    const isLeaving = !fits(filter, reading.kind, { ...line, place, by: me });
    if (isLeaving)
      focusLine(list.current, (ids) => {
        const at = ids.indexOf(line.id);
        return ids[at + 1] ?? ids[at - 1];
      });
    moves.move(line, place);
  });
  const confirmAll = useSteady(() => moves.confirm(reading.lines));
  const openMenu = useSteady(({ id }: ReadLine, anchor: HTMLElement) => setMenu({ id, anchor }));
  const show = useSteady((ids: readonly number[]) => {
    setView("text");
    setFilter("all");
    setHot(new Set(ids));
    requestAnimationFrame(() => {
      const line = list.current?.querySelector(`[data-line="${ids[0]}"]`);
      line?.scrollIntoView({ block: "center", behavior: "smooth" });
    });
  });
  const say = stop ?? (checked || barSentence(later));
  const looksRight = (
    <Button
      className="min-w-[124px]"
      icon={checked ? <Check /> : undefined}
      isDisabled={stop !== undefined || reading.lines.length === 0}
      look={checked && unconfirmed === 0 ? "secondary" : "primary"}
      title={stop}
      onClick={confirm}
    >
      {checked && unconfirmed === 0 ? "Confirmed" : "Looks right"}
    </Button>
  );
  const undo = moves.last !== undefined && stop === undefined && (
    <Button look="quiet" size="small" onClick={moves.undo}>
      Undo
    </Button>
  );
  return (
    <div
      ref={root}
      className="reading"
      data-in-dialog={isInDialog || undefined}
      data-under-menu={menu !== undefined || undefined}
    >
      {props.title}
      <p className="mt-1.5 mb-3.5 max-w-[46em] text-pretty text-ink-2">{ledeSentence(later)}</p>
      <LanguageNotice language={reading.language} />
      <ViewSwitch reading={later} view={view} onView={setView} />
      <div className={clsx("reading-bar", view === "values" && "reading-wide")}>
        <LegendBar filter={filter} reading={later} onFilter={setFilter} />
        <div className="reading-say reading-wide">
          {undo}
          <p className="text-right text-meta leading-[1.35] text-balance text-ink-2">{say}</p>
          {looksRight}
        </div>
      </div>
      <output aria-live="polite" className="sr-only">
        {moves.said}
      </output>
      <div className="reading-columns">
        <div className={clsx("grid gap-4", view === "values" && "hidden")} data-view="text">
          <UndecidedCard
            areKeysOn={areKeysOn}
            heading={Heading}
            reading={later}
            onMove={moves.move}
            onOther={openMenu}
          />
          <Card className="reading-sheet pt-2 pb-5">
            <KeyHints
              areKeysOn={areKeysOn}
              heading={Heading}
              kind={reading.kind}
              unconfirmed={unconfirmed}
              onConfirmAll={confirmAll}
            />
            <LineList
              areKeysOn={areKeysOn}
              current={current}
              filter={filter}
              hot={hot}
              isColleagues={isColleagues}
              list={list}
              openId={menu?.id}
              reading={reading}
              refusal={refusal}
              onConfirm={moves.confirm}
              onCurrent={setCurrent}
              onMove={move}
              onOpen={openMenu}
              onTakeBack={moves.takeBack}
              onUndo={moves.undo}
            />
            {countLines(reading, filter) === 0 && (
              <p className="px-5 py-3 text-small text-ink-3">No lines here.</p>
            )}
          </Card>
        </div>
        <div
          className={clsx("reading-beside grid gap-3", view === "text" && "hidden")}
          data-view="values"
        >
          <ReadingBeside
            choiceRefusal={refusal?.of.occupation === undefined ? undefined : refusal.reason}
            compared={reading.comparedWith}
            fieldRefusal={props.fieldRefusal}
            fields={props.fields}
            heading={Heading}
            me={me}
            reading={later}
            stop={stop}
            onDecide={onDecide}
            onField={onField}
            onShow={show}
          />
        </div>
      </div>
      <div className="reading-foot reading-narrow grid gap-2">
        <div className="flex min-h-6 items-center justify-center gap-2 text-center text-meta text-ink-2">
          <p>{say}</p>
          {undo}
        </div>
        <div className="grid *:h-[46px] *:text-lead">{looksRight}</div>
      </div>
      {menu && opened && (
        <PlaceMenu
          anchor={menu.anchor}
          areKeysOn={areKeysOn}
          line={opened}
          number={moves.numbers.get(opened.id) ?? 0}
          onClose={() => setMenu(undefined)}
          onPick={(place) => {
            move(opened, place);
            // Once the frame that shows the moved line is painted.
            requestAnimationFrame(() => setTimeout(() => setMenu(undefined)));
          }}
        />
      )}
    </div>
  );
}

type LanguageNoticeProps = { language: string };

const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** A text in another language says so, and what to expect of it. */
function LanguageNotice({ language }: LanguageNoticeProps) {
  if (language === "en") return null;
  const name = names.of(language) ?? "a language we do not know";
  return (
    <div className="mb-3">
      <Notice title={`This text is in ${name}.`} tone="info">
        Lines stay in their original language. We read English best, so you may have to place more
        lines yourself, and some values may be missing. The reports quote the lines unchanged.
      </Notice>
    </div>
  );
}
