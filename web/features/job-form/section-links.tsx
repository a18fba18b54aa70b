type SectionLinksProps = { sections: readonly { id: string; title: string }[] };

function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "start" });
}

/** Jumps inside a dialog: the focus goes to the section's heading, the address stays as it is. */
export function SectionLinks({ sections }: SectionLinksProps) {
  return (
    <nav aria-label="Sections" className="hidden laptop:sticky laptop:top-0 laptop:block">
      <ul className="grid gap-1">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <button
              className="w-full rounded-control px-3 py-[7px] text-left text-small font-[520] text-ink-2 hover:bg-sunken hover:text-ink-1 dark:hover:bg-raised"
              type="button"
              onClick={() => goTo(id)}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
