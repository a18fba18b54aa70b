import { tellWhy } from "#tools/report/staleness/changed-words.ts";
import { useReader } from "#web/features/reader/window/reader-context.ts";

/** Says beside a section's sources which facts have changed that something in it rests on. */
export function StaleMark({ section }: { section: string }) {
  const { output } = useReader();
  const stale = output.staleParts.filter((part) => part.section === section);
  if (stale.length === 0) return null;
  return (
    <span className="rounded-chip bg-yellow-wash px-2 py-0.5 text-meta text-yellow print:hidden">
      {tellWhy(stale)}
    </span>
  );
}
