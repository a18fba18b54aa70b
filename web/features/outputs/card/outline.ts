import type { PartialReport } from "#contract/output.ts";
import type { Tool } from "#tools/tool.ts";

/** What of a report is finished, what is being written, and what waits; by section titles. */
export type Outline = { done: string[]; current: string | undefined; waiting: string[] };

/** Sections of figures and rules are added by code at the end and are never seen being written. */
export function outlineOf(tool: Tool, { sections }: Pick<PartialReport, "sections">): Outline {
  const written = tool.sections.filter(({ isOwnedByCode }) => !isOwnedByCode);
  const isDone = ({ key, alternativeKeys = [] }: Tool["sections"][number]) =>
    [key, ...alternativeKeys].some((name) => sections[name] !== undefined);
  const titles = (which: typeof written) => which.map(({ title }) => title);
  const [current, ...waiting] = titles(written.filter((section) => !isDone(section)));
  return { done: titles(written.filter(isDone)), current, waiting };
}
