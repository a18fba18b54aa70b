import { Tooltip as RadixTooltip } from "radix-ui";
import type { ReactNode } from "react";

type TooltipProps = { text: string; children: ReactNode };

/** A few words about a control, on hover and on focus. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={300}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            className="z-60 max-w-[280px] animate-appear rounded-chip bg-ink-1 px-2.5 py-1.5 text-meta text-canvas"
            collisionPadding={12}
            sideOffset={6}
          >
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
