type CountBadgeProps = { count: number; label: string };

/** How many wait behind a tab or an item; nothing at zero. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span className="inline-grid h-5 min-w-5 place-items-center rounded-full bg-blue-fill px-1.5 text-tiny leading-none font-[620] text-white">
      {count}
      <span className="sr-only"> {label}</span>
    </span>
  );
}
