import type { PrivateNote } from "#contract/reading.ts";
import { findProtectedDemands, whyBarred } from "#ledger/questions/protected-demands.ts";
import type { PlacedLine } from "#reading/place.ts";

/** For the recruiter alone: which lines ask for what nobody may ask for, and what to say to whoever asked. */
export function noteOnDemands(lines: readonly PlacedLine[]): PrivateNote[] {
  return lines.flatMap(({ id, text }) => {
    const [first] = findProtectedDemands(text);
    if (first === undefined) return [];
    return [
      {
        line: id,
        why: `${whyBarred} No report uses this line.`,
        say: `We cannot choose people by "${first.quote}". Which need of the work stands behind it? If there is one, we ask every candidate about that need.`,
      },
    ];
  });
}
