import { Clock } from "lucide-react";
import { useEffect, useRef } from "react";
import type { OpenRows } from "#web/features/reader/window/open-rows.ts";
import type { ReaderSection } from "#web/features/reader/section/sections.ts";

type ContentsProps = {
  sections: readonly ReaderSection[];
  /** How much each section counts, by its key. */
  sizes: ReadonlyMap<string, number>;
  currentId: string | undefined;
  minutes: { brief: number; all: number };
  /** Absent while the report is written: then all of it stands open. */
  rows: Pick<OpenRows, "isAllOpen" | "toggleAll"> | undefined;
  onGo: (id: string) => void;
};

type LinkProps = Pick<ContentsProps, "sizes" | "currentId" | "onGo"> & {
  section: ReaderSection;
  className: string;
};

function ContentsLink({ section, sizes, currentId, className, onGo }: LinkProps) {
  const { key, id, title, isOpening } = section;
  const size = sizes.get(key) ?? 0;
  return (
    <a
      aria-current={id === currentId ? "location" : undefined}
      className={className}
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault();
        onGo(id);
      }}
    >
      <span className="min-w-0">{isOpening ? "The brief" : title}</span>
      {size > 0 && (
        <span className="text-meta font-normal text-ink-3 tabular-nums in-[[aria-current]]:text-current">
          {size.toLocaleString("en-US")}
        </span>
      )}
    </a>
  );
}

export function Contents({ sections, minutes, rows, ...rest }: ContentsProps) {
  return (
    <nav
      aria-label="Contents"
      className="sticky top-[67px] max-h-[calc(100dvh-67px)] wide:max-broad:top-[106px] wide:max-broad:max-h-[calc(100dvh-106px)] has-[ul:empty]:invisible self-start overflow-y-auto py-9 text-small max-tablet:hidden print:hidden"
    >
      <div className="mb-2 flex min-h-6 items-baseline justify-between gap-2 pl-3.5 has-[+ul:empty]:invisible">
        <p className="text-meta text-ink-3">In this report</p>
        {rows && (
          <button
            className="min-h-6 rounded-chip px-1 text-meta font-[560] text-blue hover:underline"
            title="Shift+O"
            type="button"
            onClick={rows.toggleAll}
          >
            {foldLabel(rows)}
          </button>
        )}
      </div>
      <ul>
        {sections.map((section) => (
          <li key={section.id}>
            <ContentsLink
              {...rest}
              className="flex items-baseline justify-between gap-3 border-l-2 border-line-soft py-1.5 pr-3 pl-3.5 text-[0.90625rem] leading-[1.35] text-ink-2 hover:text-ink-1 aria-[current]:border-blue aria-[current]:font-[600] aria-[current]:text-blue"
              section={section}
            />
          </li>
        ))}
      </ul>
      <p className="mt-5 flex items-center gap-2 pl-3.5 text-meta text-ink-2">
        <Clock className="text-ink-3" />
        {minutes.all > minutes.brief
          ? `${minutes.brief} min brief, ${minutes.all} min in all`
          : `${minutes.all} min read`}
      </p>
    </nav>
  );
}

function foldLabel({ isAllOpen }: { isAllOpen: boolean }): string {
  return isAllOpen ? "Fold all" : "Open all";
}

/** The same on phones, as a row that scrolls along. */
export function ContentsPills({ sections, rows, ...rest }: Omit<ContentsProps, "minutes">) {
  const { currentId } = rest;
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const links = row.current?.querySelectorAll("a") ?? [];
    const current = [...links].find((link) => link.hash === `#${currentId}`);
    if (current && row.current) row.current.scrollLeft = current.offsetLeft - 16;
  }, [currentId]);
  return (
    <nav aria-label="Sections" className="tablet:hidden print:hidden">
      <ul
        ref={row}
        className="relative flex gap-1.5 overflow-x-auto px-4 pb-2.5 [scrollbar-width:none]"
      >
        {rows && (
          <li className="flex-none">
            <button
              className="h-10 rounded-full border border-line px-3 text-meta font-[560] text-blue"
              type="button"
              onClick={rows.toggleAll}
            >
              {foldLabel(rows)}
            </button>
          </li>
        )}
        {sections.map((section) => (
          <li key={section.id} className="flex-none">
            <ContentsLink
              {...rest}
              className="flex h-10 items-center gap-1.5 rounded-full border border-line px-3 text-meta text-ink-2 aria-[current]:border-ink-1 aria-[current]:bg-ink-1 aria-[current]:font-[560] aria-[current]:text-surface"
              section={section}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
