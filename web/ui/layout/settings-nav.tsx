import { useCurrentSection } from "#web/ui/hooks/use-current-section.ts";

export type SettingsEntry = { id: string; title: string };

type SettingsNavProps = { entries: readonly SettingsEntry[] };

/** The sections of a settings page; following an entry moves the focus to its heading. */
export function SettingsNav({ entries }: SettingsNavProps) {
  const currentId = useCurrentSection(entries);
  return (
    <nav
      aria-label="Sections"
      className="max-laptop:-mx-4 max-laptop:overflow-x-auto max-laptop:px-4 laptop:sticky laptop:top-20"
    >
      <ul className="flex gap-1 laptop:grid">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a
              aria-current={id === currentId ? "location" : undefined}
              className="block rounded-control px-3 py-[7px] text-small font-[520] whitespace-nowrap text-ink-2 hover:bg-sunken aria-[current]:bg-sunken aria-[current]:text-ink-1 max-laptop:border max-laptop:border-line max-tablet:py-[9px] dark:hover:bg-raised dark:aria-[current]:bg-raised"
              href={`#${id}`}
              onClick={() => document.getElementById(id)?.focus()}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
