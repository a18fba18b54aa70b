import type { ReactNode } from "react";

type DialogActionsProps = { children: ReactNode };

/** The buttons of a long dialog, kept in sight at its lower edge (`--actions-bottom` is where that is); to the left, where no toast covers them. */
export function DialogActions({ children }: DialogActionsProps) {
  return (
    <div className="sticky bottom-(--actions-bottom,0px) z-30 -mx-5 mt-2 -mb-5 flex flex-wrap items-center gap-2 rounded-b-[11px] border-t border-line bg-surface px-5 py-3.5 max-tablet:*:flex-1 tablet:-mx-7 tablet:-mb-7 tablet:px-7">
      {children}
    </div>
  );
}
