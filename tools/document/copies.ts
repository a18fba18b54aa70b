import type { Job } from "#contract/job.ts";
import type { Output } from "#contract/output.ts";
import type { SharedReports } from "#contract/share.ts";
import { isKnownSection } from "#tools/report/audience.ts";
import { readContent } from "#tools/report/report.ts";

/** What is made a file of: the team's copy, or one to send. */
export type Copied = { job: Job; outputs: readonly Output[]; isInternal: boolean };

/** Everything, for the team alone. */
export function teamCopy(job: Job, outputs: readonly Output[]): Copied {
  return { job, outputs: completedOf(outputs), isInternal: true };
}

/** The same reports as a shared link shows them; one of which it shows nothing is not there. */
export function copyToSend(job: Job, outputs: readonly Output[], shared: SharedReports): Copied {
  const told = completedOf(outputs).flatMap((output) => {
    const content = toldOf(output, shared);
    return content === undefined ? [] : [{ ...output, content }];
  });
  return { job: jobAsShared(job, shared), outputs: told, isInternal: false };
}

const keptInside = "Kept inside.";

/** The same for a text file, which holds every completed report (spec §7): where a section is left out, it says so. */
export function textToSend(job: Job, outputs: readonly Output[], shared: SharedReports): Copied {
  const marked = completedOf(outputs).map((output) => ({
    ...output,
    content: { ...marksFor(output), ...toldOf(output, shared) },
  }));
  return { job: jobAsShared(job, shared), outputs: marked, isInternal: false };
}

/** Sections in the report's order; of one that nobody knows not even the name leaves. */
function marksFor({ toolType, content }: Output): Record<string, string> {
  const keys = Object.keys(readContent(content ?? {})).filter((key) => key !== "metadata");
  const known = keys.filter((key) => isKnownSection(toolType, key));
  const [first] = keys;
  const named = known.length === 0 && first !== undefined ? ["summary"] : known;
  return Object.fromEntries(named.map((key) => [key, keptInside]));
}

function toldOf({ toolType }: Output, shared: SharedReports): Record<string, unknown> | undefined {
  const found = shared.reports.find((report) => report.toolType === toolType);
  return found && readContent(found.content);
}

/** A confidential client is not in its title. */
function jobAsShared(job: Job, { jobTitle, jobLocation }: SharedReports): Job {
  return { ...job, title: jobTitle, location: jobLocation };
}

function completedOf(outputs: readonly Output[]): Output[] {
  return outputs.filter(({ status }) => status === "completed");
}
