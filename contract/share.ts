import { z } from "zod";
import { shareDays } from "#contract/limits.ts";
import { ReportContent, ToolType } from "#contract/output.ts";
import { Id, Timestamp } from "#contract/text.ts";

/** 256 bits, as they stand behind the # of a link. */
const ShareToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** What is shared: one report, or with null every finished one. */
const Shared = z.object({ toolType: ToolType.nullable() });

export const ShareLinkForm = z.strictObject({
  ...Shared.shape,
  days: z.number().int().min(1).max(shareDays.most).default(shareDays.usual),
});
export type ShareLinkForm = z.infer<typeof ShareLinkForm>;

/** How often a link was opened and when last; by whom is not kept. */
export const ShareLink = Shared.extend({
  id: Id,
  createdByName: z.string().nullable(),
  createdAt: Timestamp,
  endsAt: Timestamp,
  isOpen: z.boolean(),
  openedCount: z.number().int().min(0),
  lastOpenedAt: Timestamp.nullable(),
});
export type ShareLink = z.infer<typeof ShareLink>;

/** The token is answered once; only its hash is stored. */
export const NewShareLink = ShareLink.extend({ token: ShareToken });
export type NewShareLink = z.infer<typeof NewShareLink>;

export const SharePreviewQuery = z.strictObject({ toolType: ToolType.optional() });
export type SharePreviewQuery = z.infer<typeof SharePreviewQuery>;

export const ShareTicket = z.strictObject({ token: ShareToken });

/** Who shares what, for whoever holds the link and has not opened it yet. */
export const ShareIntroduction = Shared.extend({
  sharedBy: z.string().nullable(),
  organizationName: z.string(),
  jobTitle: z.string(),
});
export type ShareIntroduction = z.infer<typeof ShareIntroduction>;

export const SharedReport = z.object({
  toolType: ToolType,
  content: ReportContent,
});
export type SharedReport = z.infer<typeof SharedReport>;

/** All that a guest reads. */
export const SharedReports = ShareIntroduction.extend({
  jobId: Id,
  jobLocation: z.string(),
  reports: z.array(SharedReport),
});
export type SharedReports = z.infer<typeof SharedReports>;
