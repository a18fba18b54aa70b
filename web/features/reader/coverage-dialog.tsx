import { Check } from "lucide-react";
import type { CoverageKind, CoverageRow } from "#contract/examination.ts";
import { ReportTable } from "#web/features/reader/value/report-table.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";

type CoverageDialogProps = { coverage: readonly CoverageRow[]; onClose: () => void };

const columns = [
  ["search", "Searched"],
  ["screen", "Screened"],
  ["interview", "Asked"],
  ["argument", "Argued"],
] as const satisfies readonly (readonly [CoverageKind, string])[];

const kindWords = {
  must: "must-have",
  listed: "in the posting only",
  nice: "nice to have",
  dealBreaker: "deal breaker",
} as const;

function Mark({ count }: { count: number }) {
  if (count === 0) return <span className="text-ink-3">no</span>;
  return (
    <span className="inline-flex items-center gap-1 text-green">
      <Check />
      yes
    </span>
  );
}

/** Each requirement and where the six reports take care of it; a hole is named. */
export function CoverageDialog({ coverage, onClose }: CoverageDialogProps) {
  return (
    <Dialog
      isOpen
      description="Each must-have should be covered by a search or screening, an interview question with a cue, and a selling point."
      title="Coverage"
      onClose={onClose}
    >
      <ReportTable
        caption="Requirements and the reports that cover them"
        columns={["Requirement", ...columns.map(([, heading]) => heading), "Missing"]}
        rows={coverage.map((row) => [
          <span key="label">
            {row.label}
            <span className="block text-meta font-normal text-ink-3">{kindWords[row.kind]}</span>
          </span>,
          ...columns.map(([kind]) => <Mark key={kind} count={row[kind].length} />),
          row.isHeld
            ? "On hold: form and posting disagree"
            : row.holes.length === 0
              ? "–"
              : row.holes.join(", "),
        ])}
      />
    </Dialog>
  );
}
