import { Dialog, Popover } from "radix-ui";
import { clsx } from "clsx";
import { useRef, type KeyboardEvent } from "react";
import type { LinePlace, ReadLine } from "#contract/reading.ts";
import { lineAction } from "#web/features/reading/keys.ts";
import { destinyOf, placeGroups, placeWords } from "#web/features/reading/places.ts";
import { Key } from "#web/ui/layout/key.tsx";
import { overlayStyle, popoverStyle } from "#web/ui/dialog/overlay-styles.ts";
import { useIsPhone } from "#web/ui/hooks/use-is-phone.ts";

type PlaceMenuProps = {
  line: ReadLine;
  number: number;
  anchor: HTMLElement;
  areKeysOn: boolean;
  onPick: (place: LinePlace) => void;
  onClose: () => void;
};

/** Every place a line can go: beside it, on a phone as a sheet. */
export function PlaceMenu(props: PlaceMenuProps) {
  const { anchor, line, number, onClose } = props;
  const isPhone = useIsPhone();
  const title = `Move line ${number} to`;
  const onOpenChange = (isOpen: boolean) => !isOpen && onClose();
  const giveBack = (event: Event) => {
    event.preventDefault();
    if (isFocusElsewhere()) return;
    // A line decided in the card above is no longer there, but still in the text.
    const inText = document.querySelector<HTMLElement>(`[data-line="${line.id}"]`);
    (anchor.isConnected ? anchor : inText)?.focus({ preventScroll: anchor.isConnected });
  };
  const enter = (event: Event) => {
    const content = event.currentTarget as HTMLElement;
    event.preventDefault();
    const chosen = content.querySelector<HTMLElement>('[aria-pressed="true"]');
    (chosen ?? content.querySelector("button"))?.focus();
  };
  const head = (
    <p className="flex items-baseline justify-between gap-4 px-2.5 pb-2 text-small">
      <span className="font-[620]">{title}</span>
      <span className="text-meta text-ink-3">
        {line.place === "unplaced"
          ? "not placed yet"
          : `now ${placeWords[line.place].label.toLowerCase()}`}
      </span>
    </p>
  );
  if (isPhone) {
    return (
      <Dialog.Root open onOpenChange={onOpenChange}>
        <Dialog.Portal>
          <Dialog.Overlay className={clsx(overlayStyle, "z-55!")} />
          <Dialog.Content
            aria-describedby={undefined}
            className="fixed inset-x-0 bottom-0 z-60 max-h-[92dvh] animate-rise overflow-y-auto rounded-t-dialog border border-line bg-surface px-3 pt-[18px] pb-6 shadow-3"
            onCloseAutoFocus={giveBack}
            onOpenAutoFocus={enter}
          >
            <Dialog.Title className="sr-only">{title}</Dialog.Title>
            {head}
            <p className="px-2.5 pb-1 text-ink-2">{line.text}</p>
            <Places {...props} />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    );
  }
  return (
    <Popover.Root open onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={{ current: anchor.closest("li") ?? anchor }} />
      <Popover.Portal>
        <Popover.Content
          align="start"
          alignOffset={158}
          aria-label={title}
          className={clsx(popoverStyle, "w-[452px] px-2 pt-3 pb-2 shadow-3")}
          collisionPadding={12}
          sideOffset={6}
          onCloseAutoFocus={giveBack}
          onOpenAutoFocus={enter}
        >
          {head}
          <Places {...props} />
          {props.areKeysOn && (
            <p className="mx-0.5 mt-2 border-t border-line-soft px-2 pt-2 pb-0.5 text-meta text-ink-3">
              Tip: select a line and press the letter to move it without this menu.
            </p>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Whether a move already gave the focus to another line: this one left the list. */
function isFocusElsewhere(): boolean {
  return Boolean(document.activeElement?.closest(".reading-line"));
}

function Places({ line, areKeysOn, onPick }: PlaceMenuProps) {
  const places = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const action = lineAction(event, areKeysOn);
    if (!action) return;
    event.preventDefault();
    if (action.do === "move") onPick(action.place);
    const steps = { next: 1, previous: -1 } as const;
    if (action.do === "next" || action.do === "previous") {
      const all = [...(places.current?.querySelectorAll("button") ?? [])];
      const at = all.indexOf(event.currentTarget);
      all.at((at + steps[action.do]) % all.length)?.focus();
    }
  };
  return (
    <div ref={places} className="grid grid-cols-2 gap-x-2">
      {placeGroups.map(({ title, places: ofGroup }) => (
        <fieldset key={title}>
          <legend className="px-2.5 pt-2 pb-[3px] text-tiny text-ink-3">{title}</legend>
          {ofGroup.map((place) => (
            <button
              key={place}
              aria-pressed={line.place === place}
              className="flex min-h-[34px] w-full items-center gap-[9px] rounded-chip pr-2 pl-2.5 text-left text-small font-[520] hover:bg-sunken aria-pressed:bg-blue-wash aria-pressed:font-[600] aria-pressed:text-blue max-tablet:min-h-11 dark:hover:bg-line"
              type="button"
              onClick={() => onPick(place)}
              onKeyDown={press}
            >
              <span
                aria-hidden="true"
                className="reading-swatch"
                data-destiny={destinyOf({ place })}
                data-place={place}
              />
              <span className="flex-1">{placeWords[place].label}</span>
              {areKeysOn && (
                <span aria-hidden="true" className="max-tablet:hidden">
                  <Key>{placeWords[place].key.toUpperCase()}</Key>
                </span>
              )}
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
