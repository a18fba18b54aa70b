type SpinnerProps = { sizePx?: number; label?: string };

/** One ridge chasing itself; the label is for people who do not see it. */
export function Spinner({ sizePx = 16, label }: SpinnerProps) {
  return (
    <span className="inline-flex">
      <svg
        aria-hidden="true"
        className="text-current"
        fill="none"
        height={sizePx}
        strokeLinecap="round"
        strokeWidth={5}
        viewBox="0 0 40 40"
        width={sizePx}
      >
        <path d="M8 36V20a12 12 0 0 1 24 0v16" opacity={0.25} stroke="currentColor" />
        <path
          className="animate-chase"
          d="M8 36V20a12 12 0 0 1 24 0v16"
          pathLength={100}
          stroke="currentColor"
          strokeDasharray="30 70"
        />
      </svg>
      {label && <output className="sr-only">{label}</output>}
    </span>
  );
}

export function PageSpinner() {
  return (
    <div className="grid min-h-[60vh] place-items-center text-blue">
      <Spinner label="Loading" sizePx={40} />
    </div>
  );
}
