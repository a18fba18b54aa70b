import type { OutputStatus } from "#contract/output.ts";
import { toolTypes } from "#contract/tool-types.ts";
import { tools } from "#tools/tools.ts";

const words: Partial<Record<OutputStatus, string>> = { completed: "completed", failed: "failed" };

/** What is read out when reports were finished or failed: "Market Pulse completed. 3 of 6 reports ready." */
export function announcementOf(
  before: readonly OutputStatus[],
  after: readonly OutputStatus[],
): string {
  const news = toolTypes.flatMap((toolType, place) => {
    const state = after[place];
    const word = state === before[place] ? undefined : state && words[state];
    return word ? [`${tools[toolType].cardName} ${word}.`] : [];
  });
  if (news.length === 0) return "";
  const ready = after.filter((state) => state === "completed").length;
  return `${news.join(" ")} ${ready} of ${after.length} reports ready.`;
}
