import { clsx } from "clsx";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { Card } from "#web/ui/layout/card.tsx";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";

type SettingsPageProps = {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
  entries: readonly SettingsEntry[];
  children: ReactNode;
};

export function SettingsPage({ title, lead, action, entries, children }: SettingsPageProps) {
  return (
    <div className="mx-auto max-w-[944px]">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-5 gap-y-4">
        <div className="min-w-0">
          <PageHeading>{title}</PageHeading>
          {lead && <p className="mt-1.5 text-ink-2">{lead}</p>}
        </div>
        {action}
      </div>
      <div className="grid items-start gap-5 laptop:grid-cols-[200px_minmax(0,1fr)] laptop:gap-16">
        <SettingsNav entries={entries} />
        <div className="grid min-w-0 gap-5">{children}</div>
      </div>
    </div>
  );
}

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

type SettingsSectionProps = {
  id: string;
  title: string;
  badge?: ReactNode;
  /** One sentence about what the section is for. */
  lead?: string;
  action?: ReactNode;
  children: ReactNode;
};

/** One titled card of a settings page; a link to it from elsewhere leads the focus there. */
export function SettingsSection(props: SettingsSectionProps) {
  const { id, title, badge, lead, action, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (window.location.hash !== `#${id}`) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <section aria-labelledby={id}>
      <Card className="p-5 tablet:p-6">
        <div className="mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <div className="min-w-[10rem] flex-1">
            <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <h2 ref={heading} className="heading text-h3 outline-none" id={id} tabIndex={-1}>
                {title}
              </h2>
              {badge}
            </div>
            {lead && <p className="mt-1 text-small text-ink-2">{lead}</p>}
          </div>
          {action}
        </div>
        {children}
      </Card>
    </section>
  );
}

/** The last section whose heading has passed the upper third of the window. */
function useCurrentSection(entries: readonly { id: string }[]): string | undefined {
  const [currentId, setCurrentId] = useState(entries[0]?.id);
  const ids = entries.map(({ id }) => id).join(" ");
  useEffect(() => {
    const update = () => {
      const all = ids.split(" ");
      const isAtEnd = window.innerHeight + window.scrollY >= document.body.scrollHeight - 2;
      const passed = all.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < window.innerHeight / 3;
      });
      const isScrolled = window.scrollY > 0;
      setCurrentId(isAtEnd && isScrolled ? all.at(-1) : (passed.at(-1) ?? all[0]));
    };
    update();
    window.addEventListener("scroll", update, { passive: true });
    window.addEventListener("resize", update);
    return () => {
      window.removeEventListener("scroll", update);
      window.removeEventListener("resize", update);
    };
  }, [ids]);
  return currentId;
}
