import type { ReportContent } from "#contract/output.ts";
import { isRecord } from "#contract/walk.ts";

/** What was left out, and what to do about it. */
export type LeftOutSentence = { said: string; move: string };

/** What a report left out, in words; nothing where all was used. */
export function listLeftOut(content: ReportContent): LeftOutSentence[] {
  const metadata = typeof content === "string" ? undefined : content.metadata;
  const leftOut = isRecord(metadata) && isRecord(metadata["leftOut"]) ? metadata["leftOut"] : {};
  const undecided = Number(leftOut["undecided"] ?? 0);
  const unconfirmed = Number(leftOut["unconfirmed"] ?? 0);
  return [
    ...(undecided > 0 ? [sayUndecided(undecided)] : []),
    ...(unconfirmed > 0 ? [sayUnconfirmed(unconfirmed)] : []),
  ];
}

export function leftOutWords(content: ReportContent): string[] {
  return listLeftOut(content).map(({ said, move }) => `${said} ${move}`);
}

function sayUndecided(count: number): LeftOutSentence {
  return count === 1
    ? { said: "1 line is undecided and was left out.", move: "Decide it in What we read." }
    : {
        said: `${count} lines are undecided and were left out.`,
        move: "Decide them in What we read.",
      };
}

function sayUnconfirmed(count: number): LeftOutSentence {
  return count === 1
    ? {
        said: "1 line of the notes is not confirmed and was left out of texts for candidates.",
        move: "Confirm it in What we read.",
      }
    : {
        said: `${count} lines of the notes are not confirmed and were left out of texts for candidates.`,
        move: "Confirm them in What we read.",
      };
}
