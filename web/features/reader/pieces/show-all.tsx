type ShowAllProps = { title: string; isOpen: boolean; onToggle: () => void };

/** Leads from the beginning of a section to all of it, and back. */
export function ShowAll({ title, isOpen, onToggle }: ShowAllProps) {
  return (
    <button
      className="min-h-6 text-meta whitespace-nowrap text-ink-3 underline-offset-[3px] hover:text-blue hover:underline max-tablet:min-h-10 print:hidden"
      type="button"
      onClick={onToggle}
    >
      {isOpen ? "Show less" : "Show all"}
      <span className="sr-only"> of {title}</span>
    </button>
  );
}
