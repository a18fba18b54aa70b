import { Clock } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ReaderSection } from "#web/features/reader/sections.ts";
import { goToSection } from "#web/features/reader/use-reading.ts";

type ContentsProps = {
  sections: readonly ReaderSection[];
  currentId: string | undefined;
  minutes: number;
};

type LinkProps = { section: ReaderSection; currentId: string | undefined; className: string };

function ContentsLink({ section: { id, title }, currentId, className }: LinkProps) {
  return (
    <a
      aria-current={id === currentId ? "location" : undefined}
      className={className}
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault();
        goToSection(id);
      }}
    >
      {title}
    </a>
  );
}

/** What the report holds, and where one is in it. */
export function Contents({ sections, currentId, minutes }: ContentsProps) {
  return (
    <nav
      aria-label="Contents"
      className="sticky top-[67px] max-h-[calc(100dvh-67px)] self-start overflow-y-auto py-9 text-small max-tablet:hidden print:hidden"
    >
      <p className="mb-2.5 pl-3.5 text-meta text-ink-3">In this report</p>
      <ul>
        {sections.map((section) => (
          <li key={section.id}>
            <ContentsLink
              className="block border-l-2 border-line-soft py-1.5 pl-3.5 text-[0.90625rem] leading-[1.35] text-ink-2 hover:text-ink-1 aria-[current]:border-blue aria-[current]:font-[600] aria-[current]:text-blue"
              currentId={currentId}
              section={section}
            />
          </li>
        ))}
      </ul>
      <p className="mt-5 flex items-center gap-2 pl-3.5 text-meta text-ink-2">
        <Clock className="text-ink-3" />
        {minutes} min read
      </p>
    </nav>
  );
}

/** The same on phones, as a row that scrolls along. */
export function ContentsPills({ sections, currentId }: Omit<ContentsProps, "minutes">) {
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
        {sections.map((section) => (
          <li key={section.id} className="flex-none">
            <ContentsLink
              className="flex h-10 items-center rounded-full border border-line px-3 text-meta text-ink-2 aria-[current]:border-ink-1 aria-[current]:bg-ink-1 aria-[current]:font-[560] aria-[current]:text-surface"
              currentId={currentId}
              section={section}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
