import { clsx } from "clsx";
import { ChevronRight, TriangleAlert, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import type { Source } from "#web/features/reader/provenance/find-sources.ts";
import { SectionSources } from "#web/features/reader/provenance/section-sources.tsx";
import { copyOfSection } from "#web/features/reader/section/copy-section.ts";
import { LockButton, usePartLock } from "#web/features/reader/section/section-lock.tsx";
import type { ReaderSection } from "#web/features/reader/section/sections.ts";
import { StaleMark } from "#web/features/reader/section/stale-mark.tsx";
import { useReader } from "#web/features/reader/window/reader-context.ts";
import { Button } from "#web/ui/button/button.tsx";
import { CopyButton } from "#web/ui/button/copy-button.tsx";
import type { Copied } from "#web/ui/hooks/clipboard.ts";

type SectionHeadProps = {
  id: string;
  title: string;
  /** What it counts: "8 requirements". */
  count: string;
  /** What it concludes, said while it is folded. */
  line: string;
  /** How many things the checks found in it. */
  findingCount: number;
  isOpen: boolean;
  /** Absent where the section cannot be folded. */
  onToggle: (() => void) | undefined;
  /** Whether what stands at its end needs a line of its own on a phone. */
  isEndLong: boolean;
  /** Stands before the title. */
  mark?: ReactNode;
  /** Its tools and its sources. */
  children: ReactNode;
};

/** A section as a row: what it is called, counts and concludes; a click opens it. */
export function SectionHead(props: SectionHeadProps) {
  const { id, title, count, line, findingCount, isOpen, onToggle } = props;
  return (
    <div className="group relative grid min-h-16 grid-cols-[16px_minmax(0,1fr)_auto] items-center gap-x-3 py-3 break-after-avoid print:grid-cols-1">
      <ChevronRight
        aria-hidden="true"
        className={clsx(
          "text-ink-3 transition-transform duration-[120ms] print:hidden",
          isOpen && "rotate-90",
          !onToggle && "invisible",
        )}
      />
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-2">
          {props.mark}
          <h3
            className={clsx(
              "leading-[1.35] text-ink-1 outline-none group-hover:text-blue",
              isOpen ? "heading text-h3" : "text-[1rem] font-[620]",
            )}
            id={`${id}-title`}
            tabIndex={onToggle ? undefined : -1}
          >
            {onToggle ? (
              <button
                aria-expanded={isOpen}
                className="min-h-6 text-left after:absolute after:inset-0 print:inline!"
                type="button"
                onClick={onToggle}
              >
                {title}
              </button>
            ) : (
              title
            )}
          </h3>
          {count !== "" && <span className="text-small text-ink-3 tabular-nums">{count}</span>}
          {findingCount > 0 && !isOpen && (
            <span className="inline-flex items-center gap-1 text-small text-ink-2">
              <TriangleAlert className="size-3.5! text-orange-dot" />
              {findingCount} to look at
            </span>
          )}
        </div>
        {line !== "" && !isOpen && <p className="text-small text-pretty text-ink-2">{line}</p>}
      </div>
      <div
        className={clsx(
          "relative z-1 flex items-center gap-2 print:hidden",
          props.isEndLong && "max-tablet:col-span-2 max-tablet:col-start-2",
        )}
      >
        {props.children}
      </div>
    </div>
  );
}

type SectionToolsProps = {
  section: ReaderSection;
  /** The brief, which is copied instead of its section; on phones the bar at the bottom copies it. */
  copyBrief?: () => Copied;
  onEdit: () => void;
};

export function SectionTools({ section, copyBrief, onEdit }: SectionToolsProps) {
  const { key: sectionKey, title, value } = section;
  const { job, output } = useReader();
  const isLocked = usePartLock(sectionKey) !== undefined;
  const copySection = () => copyOfSection({ job, toolType: output.toolType, sectionKey, value });
  return (
    <span className="flex flex-none gap-0.5 print:hidden">
      {!isLocked && (
        <Button
          aria-label={`Edit ${title}`}
          className="max-tablet:w-10 max-tablet:px-0"
          icon={<Pencil />}
          look="quiet"
          size="small"
          onClick={onEdit}
        >
          <span className="max-tablet:sr-only">Edit</span>
        </Button>
      )}
      <LockButton part={sectionKey} title={title} />
      <span className={copyBrief && "max-tablet:hidden"}>
        <CopyButton
          isIconOnPhones
          label={copyBrief ? "Copy brief" : "Copy"}
          look="quiet"
          size="small"
          text={copyBrief ?? copySection}
        />
      </span>
    </span>
  );
}

type SectionMarksProps = {
  section: ReaderSection;
  sources: readonly Source[];
  isEdited: boolean;
  editorName: string | undefined;
};

/** At a section's end: what in it is stale, and where it comes from. */
export function SectionMarks({ section: { key, title }, ...origin }: SectionMarksProps) {
  return (
    <>
      <StaleMark section={key} />
      <SectionSources title={title} {...origin} />
    </>
  );
}
