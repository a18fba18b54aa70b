import { TriangleAlert } from "lucide-react";
import type { Finding } from "#contract/examination.ts";
import { countOf } from "#english/counts.ts";
import { FindingNote } from "#web/features/reader/section/finding-note.tsx";
import { numbered } from "#web/features/reader/value/bullet-list.tsx";

type SectionFindingsProps = { findings: readonly Finding[] };

export function SectionFindings({ findings }: SectionFindingsProps) {
  if (findings.length === 0) return null;
  const count = `${countOf(findings.length, "thing")} to look at`;
  return (
    <details className="mb-4 rounded-card border border-line bg-surface text-small print:hidden">
      <summary className="flex min-h-10 cursor-pointer items-center gap-2 px-3.5 text-ink-1">
        <TriangleAlert className="text-orange-dot" />
        {count}
      </summary>
      <ul className="grid gap-4 border-t border-line px-3.5 py-3.5">
        {numbered(findings).map(({ at, value: finding }) => (
          <li key={at}>
            <p className="mb-1 text-ink-3">“{finding.quote}”</p>
            <FindingNote finding={finding} />
          </li>
        ))}
      </ul>
    </details>
  );
}
