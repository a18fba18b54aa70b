import type { ReactNode } from "react";

type KeyProps = { children: ReactNode };

export function Key({ children }: KeyProps) {
  return (
    <kbd className="inline-block min-w-5 rounded-[4px] border border-line bg-canvas px-[5px] text-center font-mono text-[0.75rem] leading-[18px] font-[500] text-ink-2">
      {children}
    </kbd>
  );
}
