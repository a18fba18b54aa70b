import { limits } from "#contract/limits.ts";

type TagSummaryProps = { tags: readonly string[] };

/** The first three tags, then how many more there are (spec §9). */
export function TagSummary({ tags }: TagSummaryProps) {
  const more = tags.length - limits.listedBeforeMore;
  return (
    <ul className="flex flex-wrap gap-1.5 text-meta text-ink-2">
      {tags.slice(0, limits.listedBeforeMore).map((tag) => (
        <li key={tag} className="rounded-chip bg-sunken px-[9px] py-[3px] dark:bg-raised">
          {tag}
        </li>
      ))}
      {more > 0 && (
        <li className="rounded-chip border border-dashed border-control px-2 py-0.5">
          +{more} more
        </li>
      )}
    </ul>
  );
}
