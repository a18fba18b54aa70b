import type { Missing } from "#tools/report/missing.ts";
import { linkToMissing } from "#web/features/reader/reader-bar.tsx";
import { useReader } from "#web/features/reader/window/reader-context.ts";
import { buttonStyle } from "#web/ui/button/button.tsx";
import { Link } from "#web/ui/button/link.tsx";

/** At the head of a thin report: what it lacks, and the way to add it. */
export function WhatIsMissing({ items }: { items: Missing[] }) {
  const { job } = useReader();
  return (
    <div className="mt-7">
      <h4 className="heading mb-2.5 text-h3 text-ink-1">What is missing</h4>
      <ul className="relative overflow-hidden rounded-card border border-line px-5 before:absolute before:inset-y-0 before:left-0 before:w-[5px] before:bg-marker">
        {items.map(({ name, said, move, where }) => (
          <li
            key={name}
            className="grid gap-x-4 gap-y-1 border-line-soft py-3.5 text-small not-first:border-t tablet:grid-cols-[96px_minmax(0,1fr)_auto]"
          >
            <b className="font-[620] text-ink-1">{name}</b>
            <p className="text-pretty">{said}</p>
            <Link
              className={`${buttonStyle({ look: "secondary", size: "small" })} justify-self-start max-tablet:mt-1.5 print:hidden`}
              to={linkToMissing(job.id, where)}
            >
              {move}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
