import { ChevronRight } from "lucide-react";
import type { TextReading } from "#contract/reading.ts";
import { readingSummary } from "#web/features/reading/sentences.ts";

type ReadingRowProps = { reading: TextReading; isConfirmed: boolean; onOpen: () => void };

/** One quiet row that opens what we read; nobody must. */
export function ReadingRow({ reading, isConfirmed, onOpen }: ReadingRowProps) {
  return (
    <button
      className="flex min-h-10 w-full items-center gap-2 rounded-control border border-line px-3 text-left text-small text-ink-2 hover:border-control"
      type="button"
      onClick={onOpen}
    >
      <span className="min-w-0 flex-1 py-1.5">
        <b className="font-[560] text-ink-1">What we read: </b>
        {readingSummary(reading, isConfirmed)}
      </span>
      <ChevronRight />
    </button>
  );
}
