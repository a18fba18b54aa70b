import type { ToolType } from "#contract/output.ts";
import { tools } from "#tools/tools.ts";
import { asDay } from "#web/ui/time/days.ts";

/** "Market Pulse", or "All reports". */
export function sharedName(toolType: ToolType | null): string {
  return toolType === null ? "All reports" : tools[toolType].cardName;
}

type Draft = { what: string; jobTitle: string; link: string; endsAt: string };

/** A draft in the program that somebody writes mail with. */
export function mailDraft({ what, jobTitle, link, endsAt }: Draft): string {
  const subject = `${what}: ${jobTitle}`;
  const body = `Hello,\n\nHere is what we have for ${jobTitle}:\n${link}\n\nThe link works until ${asDay(endsAt)}.\n`;
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
