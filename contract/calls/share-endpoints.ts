import { z } from "zod";
import { calls } from "#contract/calls.ts";
import { Done, ofJob, type Endpoints } from "#contract/endpoint.ts";
import {
  NewShareLink,
  ShareIntroduction,
  ShareLink,
  ShareLinkForm,
  SharePreviewQuery,
  SharedReports,
  ShareTicket,
} from "#contract/share.ts";
import { IdText } from "#contract/text.ts";

/** Reports that guests read by a link. */
export const shareEndpoints = {
  listShareLinks: {
    ...calls.listShareLinks,
    access: "member",
    summary:
      "The links by which a job's reports are shared, newest first, and how often each was opened",
    params: ofJob,
    reply: z.array(ShareLink),
  },
  createShareLink: {
    ...calls.createShareLink,
    access: "member",
    summary: "Make a view-only link to one report, or to all; its token is answered this once",
    params: ofJob,
    body: ShareLinkForm,
    status: 201,
    reply: NewShareLink,
  },
  revokeShareLink: {
    ...calls.revokeShareLink,
    access: "member",
    summary: "End a link and the sessions of everybody who opened it",
    params: ofJob.extend({ shareLinkId: IdText }),
    reply: Done,
  },
  previewShare: {
    ...calls.previewShare,
    access: "member",
    summary: "Exactly what a guest would read of one report, or of all",
    params: ofJob,
    query: SharePreviewQuery,
    reply: SharedReports,
  },
  exportSharePdf: {
    ...calls.exportSharePdf,
    access: "member",
    summary: "The same as PDF",
    params: ofJob,
    query: SharePreviewQuery,
    reply: "pdf",
  },
  exportShareDocx: {
    ...calls.exportShareDocx,
    access: "member",
    summary: "The same as Word document",
    params: ofJob,
    query: SharePreviewQuery,
    reply: "docx",
  },
  introduceShare: {
    ...calls.introduceShare,
    access: "anyone",
    summary: "Who shares what by a link; counts nothing",
    body: ShareTicket,
    reply: ShareIntroduction,
  },
  openShare: {
    ...calls.openShare,
    access: "anyone",
    summary: "Open a link: a guest's session of 12 hours, as a cookie",
    body: ShareTicket,
    reply: Done,
  },
  readShare: {
    ...calls.readShare,
    access: "guest",
    summary: "The reports that the guest's link shares",
    reply: SharedReports,
  },
  downloadShare: {
    ...calls.downloadShare,
    access: "guest",
    summary: "The same as PDF",
    reply: "pdf",
  },
} as const satisfies Endpoints;
