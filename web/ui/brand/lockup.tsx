import { LockupMark } from "#web/ui/brand/lockup-mark.tsx";

type LockupProps = { isMarkOnlyOnPhones?: boolean };

export function Lockup({ isMarkOnlyOnPhones = false }: LockupProps) {
  return (
    <span className="inline-flex items-center gap-[9px] font-display text-h3 leading-none font-[680] tracking-[-0.03em]">
      <LockupMark className="h-[27px] w-6 text-blue [.stage_&]:text-white" />
      <span className={isMarkOnlyOnPhones ? "sr-only tablet:not-sr-only" : undefined}>
        Roleprint
      </span>
    </span>
  );
}
