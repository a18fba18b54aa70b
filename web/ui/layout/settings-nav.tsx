import { clsx } from "clsx";
import { useEffect, useId, useRef } from "react";
import { useCurrentSection } from "#web/ui/hooks/use-current-section.ts";

/** A section by the id of its heading; where there are several groups, each has its name above it. */
export type SettingsEntry = { id: string; title: string; group?: string };

type SettingsNavProps = { entries: readonly SettingsEntry[] };

/** The sections of a settings page, on phones as pills; following an entry moves the focus to its heading. */
export function SettingsNav({ entries }: SettingsNavProps) {
  const navId = useId();
  const nav = useRef<HTMLElement>(null);
  const currentId = useCurrentSection(entries);
  useEffect(() => {
    const pill = nav.current?.querySelector<HTMLElement>(`a[href="#${currentId}"]`);
    if (pill) nav.current?.scrollTo({ left: pill.offsetLeft - 16 });
  }, [currentId]);
  const groups = [...Map.groupBy(entries, ({ group }) => group)];
  const isNamed = groups.length > 1;
  return (
    <nav
      ref={nav}
      aria-label="Sections"
      className="relative max-laptop:-mx-4 max-laptop:flex max-laptop:gap-1.5 max-laptop:overflow-x-auto max-laptop:px-4 max-laptop:[scrollbar-width:none] laptop:sticky laptop:top-20 laptop:grid laptop:gap-3.5"
    >
      {groups.map(([group, members]) => (
        <div key={group ?? ""}>
          {isNamed && (
            <p
              className="px-3 pb-1 text-meta text-ink-3 max-laptop:hidden"
              id={`${navId}-${group}`}
            >
              {group}
            </p>
          )}
          <ul
            aria-labelledby={isNamed ? `${navId}-${group}` : undefined}
            className="flex gap-1.5 laptop:grid laptop:gap-0.5"
          >
            {members.map(({ id, title }) => (
              <li key={id}>
                <a
                  aria-current={id === currentId ? "location" : undefined}
                  className={clsx(
                    "block px-3 py-[7px] text-small font-[520] whitespace-nowrap text-ink-2",
                    "laptop:rounded-control laptop:hover:bg-sunken laptop:aria-[current]:bg-sunken laptop:aria-[current]:font-[600] laptop:aria-[current]:text-ink-1 laptop:dark:hover:bg-raised laptop:dark:aria-[current]:bg-raised",
                    "max-laptop:rounded-full max-laptop:border max-laptop:border-line max-laptop:bg-surface max-laptop:aria-[current]:border-ink-1 max-laptop:aria-[current]:bg-ink-1 max-laptop:aria-[current]:text-surface max-tablet:py-[9px]",
                  )}
                  href={`#${id}`}
                  onClick={() => document.getElementById(id)?.focus()}
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
