import { Popover } from "radix-ui";
import type { RefObject } from "react";
import { Button } from "#web/ui/button/button.tsx";
import { popoverStyle } from "#web/ui/dialog/overlay-styles.ts";

type CopyCheckProps = {
  /** What stands beside the question. */
  anchor: RefObject<HTMLElement | null>;
  /** Why it is asked: "The pay has changed since this was written." */
  reason: string;
  onCopy: () => void;
  onClose: () => void;
};

/** Asks beside a Copy before something that may no longer hold leaves the product. */
export function CopyCheck({ anchor, reason, onCopy, onClose }: CopyCheckProps) {
  const measured = { current: anchor.current ?? document.body };
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Anchor virtualRef={measured} />
      <Popover.Portal>
        <Popover.Content
          align="end"
          aria-label="Copy anyway?"
          className={`${popoverStyle} grid w-[min(300px,calc(100vw-24px))] justify-items-start gap-3 p-4 text-small text-ink-1`}
          collisionPadding={12}
          sideOffset={6}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.current?.focus();
          }}
        >
          <p>{reason}</p>
          <Button size="small" onClick={onCopy}>
            Copy anyway
          </Button>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
