import { useQuery } from "@tanstack/react-query";
import type { ComparedWith } from "#contract/reading.ts";
import { query } from "#web/api/query.ts";

type OccupationRowProps = { compared: ComparedWith; onChange?: () => void };

/** Among the fields of a job: the occupation whose figures the reports use, and where it is chosen. */
export function OccupationRow({ compared, onChange }: OccupationRowProps) {
  const { title, certainty, chosenBy } = compared;
  const isOpen = certainty !== "sure" && chosenBy === null;
  return (
    <div className="grid gap-1.5">
      <p className="text-small font-[560]">Occupation</p>
      <p className="flex flex-wrap items-baseline gap-x-3 text-small">
        <span>{title ?? "None"}</span>
        {isOpen && <span className="text-ink-3">not sure, please check</span>}
        {onChange ? (
          <button
            className="min-h-6 font-[560] text-blue hover:underline max-tablet:min-h-10"
            type="button"
            onClick={onChange}
          >
            Change in What we read
          </button>
        ) : (
          <span className="text-ink-3">Change it in What we read.</span>
        )}
      </p>
    </div>
  );
}

export function JobOccupation({ jobId }: { jobId: number }) {
  const { data } = useQuery(query("getReading", { params: { jobId } }));
  return data ? <OccupationRow compared={data.comparedWith} /> : null;
}
