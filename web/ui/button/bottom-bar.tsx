import type { ReactNode } from "react";

type BottomBarProps = { children: ReactNode };

/** A phone's main action, always under the thumb. */
export function BottomBar({ children }: BottomBarProps) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 grid border-t border-line bg-canvas px-4 pt-2.5 pb-[max(14px,env(safe-area-inset-bottom))] *:h-[46px] *:text-lead tablet:hidden">
      {children}
    </div>
  );
}
