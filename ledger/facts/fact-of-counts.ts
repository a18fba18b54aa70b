import type { Fact } from "#ledger/facts/fact.ts";
import type { Reading } from "#ledger/facts/reading.ts";

/** How many must-haves, wishes and duties were read: what a sentence with their number rests on. */
export function factOfCounts({ requirements, duties }: Reading): Fact {
  const count = (priority: string) =>
    requirements.filter((one) => one.priority === priority).length;
  const musts = count("must");
  const listed = count("listed");
  return {
    id: "requirements.count",
    label: "Requirements counted",
    text: `${musts + listed} must-haves in all: ${musts} agreed, ${listed} in the posting only; ${count("nice")} nice to have; ${requirements.length} lines; ${duties.length} duties`,
    basis: "derived",
    sources: [
      {
        kind: "rule",
        rule: "lines of form and posting counted",
        from: requirements.map(({ id }) => id),
      },
    ],
  };
}
