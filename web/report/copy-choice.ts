import { LockKeyhole, Send } from "lucide-react";
import type { ExportCopy } from "#contract/calls/export.ts";

/** Whom a file is for; to send comes first, since what stays in the team must be asked for. */
export const copyChoices = [
  {
    value: "send",
    label: "To send",
    detail: "As a shared link shows it. Offer limits and what you keep inside are left out.",
    Icon: Send,
  },
  {
    value: "team",
    label: "Team copy",
    detail: "Everything, with “Internal” on every page.",
    Icon: LockKeyhole,
  },
] as const satisfies readonly { value: ExportCopy; [about: string]: unknown }[];
