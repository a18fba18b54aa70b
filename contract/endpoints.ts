import { z } from "zod";
import type { Endpoints } from "#contract/endpoint.ts";
import { InvitationAcceptance, InvitationForm, PendingInvitation } from "#contract/invitation.ts";
import { Job, JobEdit, JobForm, ParsedJobDescription } from "#contract/job.ts";
import { lengths } from "#contract/limits.ts";
import {
  Membership,
  Organization,
  OrganizationEdit,
  OrganizationForm,
} from "#contract/organization.ts";
import { Generation, GenerationRequest, Output, OutputEdit, ToolType } from "#contract/output.ts";
import { IdText, text } from "#contract/text.ts";
import { AccountInfo, ProfileForm, User } from "#contract/user.ts";
import { WebhookBody } from "#contract/webhook.ts";

const ofOrganization = z.object({ organizationId: IdText });
const ofJob = z.object({ jobId: IdText });
const ofOutput = z.object({ outputId: IdText });
const Done = z.object({ ok: z.literal(true) });

const organizationCreation = {
  method: "POST",
  access: "signedIn",
  body: OrganizationForm,
  status: 201,
  reply: Organization,
} as const;

const webhook = {
  method: "POST",
  access: "member",
  body: WebhookBody,
  status: 202,
  reply: Generation,
} as const;

/** Every call of spec §7, and ours. Handlers, client, OpenAPI, docs and the access matrix come from here. */
export const endpoints = {
  getHealth: {
    method: "GET",
    path: "/api/health",
    access: "anyone",
    summary: "Whether the process is alive",
    reply: Done,
  },
  getReadiness: {
    method: "GET",
    path: "/api/ready",
    access: "anyone",
    summary: "Whether the process takes requests: database reachable, not stopping",
    reply: Done,
  },
  goToLogin: {
    method: "GET",
    path: "/api/login",
    access: "anyone",
    summary: "Where the browser goes when its session is lost",
    reply: "redirect",
  },
  getAccounts: {
    method: "GET",
    path: "/api/user/accounts",
    access: "signedIn",
    summary: "How the caller signs in",
    reply: AccountInfo,
  },
  updateProfile: {
    method: "PATCH",
    path: "/api/user/profile",
    access: "signedIn",
    summary: "Change the caller's profile",
    body: ProfileForm,
    reply: User,
  },
  listOrganizations: {
    method: "GET",
    path: "/api/organizations",
    access: "signedIn",
    summary: "The caller's memberships",
    reply: z.array(Membership),
  },
  createOrganization: {
    ...organizationCreation,
    path: "/api/organizations",
    summary: "Create an organization; the creator becomes admin",
  },
  createOrganizationInDialog: {
    ...organizationCreation,
    path: "/api/organizations/create",
    summary: "The same, under the path the dialog uses",
  },
  listPendingInvitations: {
    method: "GET",
    path: "/api/organizations/pending-invitations",
    access: "signedIn",
    summary: "Invitations to the caller's address",
    reply: z.array(PendingInvitation),
  },
  acceptInvitation: {
    method: "POST",
    path: "/api/organizations/accept-invitation",
    access: "signedIn",
    summary: "Join an organization by invitation",
    body: InvitationAcceptance,
    reply: Membership,
  },
  getOrganization: {
    method: "GET",
    path: "/api/organizations/{organizationId}",
    access: "member",
    summary: "One organization",
    params: ofOrganization,
    reply: Organization,
  },
  updateOrganization: {
    method: "PATCH",
    path: "/api/organizations/{organizationId}",
    access: "admin",
    summary: "Change an organization",
    params: ofOrganization,
    body: OrganizationEdit,
    reply: Organization,
  },
  inviteMember: {
    method: "POST",
    path: "/api/organizations/{organizationId}/invite",
    access: "admin",
    summary: "Invite somebody by e-mail",
    params: ofOrganization,
    body: InvitationForm,
    status: 201,
    reply: Done,
  },
  listJobs: {
    method: "GET",
    path: "/api/jobs",
    access: "member",
    summary: "Jobs of one organization, the caller's first one unless named",
    query: z.strictObject({ organizationId: IdText.optional() }),
    reply: z.array(Job),
  },
  createJob: {
    method: "POST",
    path: "/api/jobs",
    access: "member",
    summary: "Create a job and queue its six reports",
    body: JobForm,
    status: 201,
    reply: Job,
  },
  getJob: {
    method: "GET",
    path: "/api/jobs/{jobId}",
    access: "member",
    summary: "One job",
    params: ofJob,
    reply: Job,
  },
  updateJob: {
    method: "PATCH",
    path: "/api/jobs/{jobId}",
    access: "member",
    summary: "Change a job; regenerates nothing",
    params: ofJob,
    body: JobEdit,
    reply: Job,
  },
  deleteJob: {
    method: "DELETE",
    path: "/api/jobs/{jobId}",
    access: "member",
    summary: "Delete a job and everything that belongs to it",
    params: ofJob,
    reply: Done,
  },
  watchJob: {
    method: "GET",
    path: "/api/jobs/{jobId}/events",
    access: "member",
    summary: "Live changes of a job and its reports, as server-sent events",
    params: ofJob,
    reply: "events",
  },
  listOutputs: {
    method: "GET",
    path: "/api/jobs/{jobId}/outputs",
    access: "member",
    summary: "The six reports of a job",
    params: ofJob,
    reply: z.array(Output),
  },
  generateOutput: {
    method: "POST",
    path: "/api/jobs/{jobId}/generate/{toolType}",
    access: "member",
    summary: "Write one report, or write it again",
    params: ofJob.extend({ toolType: ToolType }),
    body: GenerationRequest,
    status: 202,
    reply: Generation,
  },
  processJob: {
    method: "POST",
    path: "/api/jobs/{jobId}/process",
    access: "member",
    summary: "Write all six reports again",
    params: ofJob,
    status: 202,
    reply: z.array(Generation),
  },
  updateOutput: {
    method: "PATCH",
    path: "/api/outputs/{outputId}",
    access: "member",
    summary: "Replace a report's content by a person's edit",
    params: ofOutput,
    body: OutputEdit,
    reply: Output,
  },
  webhookIntake: { ...webhook, path: "/api/webhooks/intake", summary: "Write Intake Sync" },
  webhookJd: { ...webhook, path: "/api/webhooks/jd", summary: "Write the Attract & Source Kit" },
  webhookBoolean: {
    ...webhook,
    path: "/api/webhooks/boolean",
    summary: "Write the Attract & Source Kit",
  },
  webhookStrategy: { ...webhook, path: "/api/webhooks/strategy", summary: "Write Market Pulse" },
  webhookMessaging: {
    ...webhook,
    path: "/api/webhooks/messaging",
    summary: "Write the Engagement Hub",
  },
  webhookScorecard: {
    ...webhook,
    path: "/api/webhooks/scorecard",
    summary: "Write the Interview Coach",
  },
  webhookInterview: {
    ...webhook,
    path: "/api/webhooks/interview",
    summary: "Write the Interview Coach",
  },
  parseJobDescription: {
    method: "POST",
    path: "/api/parse-job-description",
    access: "signedIn",
    summary: "Read form fields out of a job description",
    body: z.strictObject({ jobDescriptionText: text(lengths.rawJobDescription) }),
    reply: ParsedJobDescription,
  },
  extractText: {
    method: "POST",
    path: "/api/extract-text",
    access: "signedIn",
    summary: "Read the text out of a .pdf, .doc or .docx file",
    upload: true,
    reply: z.object({ text: z.string() }),
  },
  exportOutputPdf: {
    method: "GET",
    path: "/api/jobs/{jobId}/outputs/{outputId}/pdf",
    access: "member",
    summary: "One report as PDF",
    params: ofJob.extend({ outputId: IdText }),
    reply: "pdf",
  },
  exportCombinedPdf: {
    method: "GET",
    path: "/api/jobs/{jobId}/export/combined-pdf",
    access: "member",
    summary: "The complete recruiting package as PDF",
    params: ofJob,
    reply: "pdf",
  },
  exportTestPdf: {
    method: "GET",
    path: "/api/test-pdf",
    access: "signedIn",
    summary: "A constant sample PDF for the test page",
    reply: "pdf",
  },
} as const satisfies Endpoints;

export type EndpointName = keyof typeof endpoints;
export const endpointNames = Object.keys(endpoints) as EndpointName[];
export type EndpointOf<Name extends EndpointName> = (typeof endpoints)[Name];
