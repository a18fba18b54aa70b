import { useQuery } from "@tanstack/react-query";
import type { TextReading } from "#contract/reading.ts";
import { linkToReading } from "#contract/screens.ts";
import { countOf } from "#english/counts.ts";
import { query } from "#web/api/query.ts";
import { Link } from "#web/ui/button/link.tsx";

type ReadingStatusProps = { jobId: number };

const linkStyle =
  "inline-flex min-h-6 items-center rounded-chip hover:underline max-tablet:min-h-10";

/** On a job's page: what of its text waits for a person, and the way there. */
export function ReadingStatus({ jobId }: ReadingStatusProps) {
  const { data } = useQuery(query("getReading", { params: { jobId } }));
  const path = linkToReading(jobId);
  const undecided = data && undecidedWords(data);
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-small">
      {data && isMatchOpen(data) && (
        <Link className={`${linkStyle} bg-marker-wash px-2 font-[560] text-ink-1`} to={path}>
          Check the match
        </Link>
      )}
      {undecided && (
        <Link className={`${linkStyle} text-ink-2`} to={path}>
          {undecided}
        </Link>
      )}
      <Link className={`${linkStyle} font-[560] text-blue`} to={path}>
        What we read
      </Link>
    </p>
  );
}

/** Whether a person should look at the occupation: the reader is not sure, and nobody chose. */
export function isMatchOpen({ comparedWith, lines }: TextReading): boolean {
  const { certainty, chosenBy } = comparedWith;
  return lines.length > 0 && certainty !== "sure" && chosenBy === null;
}

/** On the job's page: "3 lines undecided". */
export function undecidedWords({ lines }: Pick<TextReading, "lines">): string | undefined {
  const open = lines.filter(({ place }) => place === "unplaced").length;
  if (open === 0) return undefined;
  return `${countOf(open, "line")} undecided`;
}
