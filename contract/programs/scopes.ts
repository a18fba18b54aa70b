import { z } from "zod";
import type { Permission } from "#contract/permissions.ts";

/**
 * What a program may be let do, in words for whoever lets it, and the permissions that come with it. A program never has more than
 * the person who let it in; nothing here shares, asks a hiring manager, decides, or runs the organization.
 */
export const scopes = {
  "jobs.read": {
    label: "Read jobs",
    hint: "Title, place, pay, status, and who hires unless confidential",
    gives: ["organization.read", "job.read"],
  },
  "reports.read": {
    label: "Read reports",
    hint: "What a view-only link shows, never internal lines",
    gives: ["organization.read", "output.read"],
  },
  "jobs.write": {
    label: "Create and edit jobs",
    hint: "Starts reports, which can cost money",
    gives: ["organization.read", "job.create", "job.edit", "output.generate"],
  },
  "suggestions.write": {
    label: "Suggest edits",
    hint: "People accept them",
    gives: ["organization.read", "suggestion.create"],
  },
  "usage.read": {
    label: "Read spending",
    hint: "Amounts by month and report",
    gives: ["organization.read", "usage.read"],
  },
  /** Never given to agents. */
  internal: {
    label: "Read internal lines",
    hint: "What only your team sees",
    gives: ["inside.read"],
  },
} as const satisfies Record<string, { label: string; hint: string; gives: readonly Permission[] }>;

export type Scope = keyof typeof scopes;
export const scopeNames = Object.keys(scopes) as [Scope, ...Scope[]];
export const Scope = z.enum(scopeNames);

/** Whether one of these scopes comes with a permission. */
export function scopesGive(given: readonly Scope[], permission: Permission): boolean {
  return given.some((scope) => (scopes[scope].gives as readonly Permission[]).includes(permission));
}
