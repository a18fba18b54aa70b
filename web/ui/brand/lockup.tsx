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

type LockupMarkProps = { className?: string };

/** The mark alone: three ridges that read as an R. */
function LockupMark({ className }: LockupMarkProps) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeWidth={5}
      viewBox="0 0 48 54"
    >
      <path d="M4 50V24a20 20 0 0 1 40 0c0 6 .4 9 1.4 13" />
      <path d="M14 43V24a10 10 0 0 1 20 0c0 11 1.6 18 6 26" />
      <path d="M24 50V25" />
    </svg>
  );
}
