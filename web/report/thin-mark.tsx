/** Beside the status of a report that says little, because something is missing. */
export function ThinMark() {
  return (
    <span className="inline-flex h-6 flex-none items-center gap-1.5 rounded-[3px] bg-yellow-wash px-2 text-tiny font-[560] text-yellow">
      <span aria-hidden="true" className="size-2 bg-yellow-dot" />
      Thin
    </span>
  );
}
