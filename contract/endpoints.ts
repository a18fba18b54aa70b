import { z } from "zod";
import { calls } from "#contract/calls.ts";
import type { Endpoints } from "#contract/endpoint.ts";
import { Examination } from "#contract/examination.ts";
import {
  Invitation,
  InvitationAcceptance,
  InvitationForm,
  InvitationPreview,
  InvitationSent,
  InvitationToken,
  PendingInvitation,
} from "#contract/invitation.ts";
import {
  Job,
  JobCounts,
  JobCountsQuery,
  JobDescription,
  JobEdit,
  JobListQuery,
  ListedJob,
  NewJob,
  ReadJobDescription,
} from "#contract/job.ts";
import {
  OperatorAct,
  OperatorOrganizations,
  OperatorPeople,
  OperatorQueue,
  OperatorSearch,
  OperatorSpending,
  UnsentLetter,
} from "#contract/operator.ts";
import {
  Activity,
  Member,
  MemberEdit,
  Membership,
  Organization,
  OrganizationDeletion,
  OrganizationEdit,
  OrganizationForm,
} from "#contract/organization.ts";
import {
  Generation,
  GenerationRequest,
  Output,
  OutputEdit,
  OutputRestoration,
  OutputVersion,
  OutputVersionText,
  TicksEdit,
  ToolType,
  VersionText,
} from "#contract/output.ts";
import { JobReading, OccupationOption, OccupationQuery, ReadingEdit } from "#contract/reading.ts";
import { SignUpRule } from "#contract/sign-up.ts";
import { IdText } from "#contract/text.ts";
import { OrganizationUsage } from "#contract/usage.ts";
import {
  AccountDeletion,
  AccountInfo,
  ProfileForm,
  Session,
  User,
  VerificationMode,
} from "#contract/user.ts";
import { WebhookBody } from "#contract/webhook.ts";

const ofOrganization = z.object({ organizationId: IdText });
const ofMembership = ofOrganization.extend({ membershipId: IdText });
const ofInvitation = ofOrganization.extend({ invitationId: IdText });
const ofJob = z.object({ jobId: IdText });
const ofOutput = z.object({ outputId: IdText });
const ofVersion = ofOutput.extend({ version: VersionText });
const ofPerson = z.object({ userId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) });
const Done = z.object({ ok: z.literal(true) });

const organizationCreation = {
  access: "signedIn",
  body: OrganizationForm,
  status: 201,
  reply: Organization,
} as const;

const webhook = {
  access: "member",
  body: WebhookBody,
  takesKey: true,
  status: 202,
  reply: Generation,
} as const;

/** Every call of spec §7, and ours. Handlers, client, OpenAPI, docs and the access matrix come from here. */
export const endpoints = {
  getHealth: {
    ...calls.getHealth,
    access: "anyone",
    summary: "Whether the process is alive",
    reply: Done,
  },
  getReadiness: {
    ...calls.getReadiness,
    access: "anyone",
    summary: "Whether the process takes requests: database reachable, not stopping",
    reply: Done,
  },
  goToLogin: {
    ...calls.goToLogin,
    access: "anyone",
    summary: "Where the browser goes when its session is lost",
    reply: "redirect",
  },
  getSignUpRule: {
    ...calls.getSignUpRule,
    access: "anyone",
    summary: "Who may create an account",
    reply: SignUpRule,
  },
  getEmailVerification: {
    ...calls.getEmailVerification,
    access: "signedIn",
    summary: "Whether addresses must be confirmed by mail before signing in",
    reply: z.object({ mode: VerificationMode }),
  },
  getAccounts: {
    ...calls.getAccounts,
    access: "signedIn",
    summary: "How the caller signs in",
    reply: AccountInfo,
  },
  updateProfile: {
    ...calls.updateProfile,
    access: "signedIn",
    summary: "Change the caller's profile",
    body: ProfileForm,
    reply: User,
  },
  listSessions: {
    ...calls.listSessions,
    access: "signedIn",
    summary: "Where the caller is signed in",
    reply: z.array(Session),
  },
  endSession: {
    ...calls.endSession,
    access: "signedIn",
    summary: "End one of the caller's sessions",
    params: z.object({ sessionId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) }),
    reply: Done,
  },
  exportPerson: {
    ...calls.exportPerson,
    access: "signedIn",
    summary: "Everything kept about the caller, as one file",
    reply: "json",
  },
  deletePerson: {
    ...calls.deletePerson,
    access: "signedIn",
    summary:
      "Delete the caller's account, and organizations they are alone in; the last admin of others stays",
    body: AccountDeletion,
    reply: Done,
  },
  listOrganizations: {
    ...calls.listOrganizations,
    access: "signedIn",
    summary: "The caller's memberships",
    reply: z.array(Membership),
  },
  createOrganization: {
    ...calls.createOrganization,
    ...organizationCreation,
    summary: "Create an organization; the creator becomes admin",
  },
  createOrganizationInDialog: {
    ...calls.createOrganizationInDialog,
    ...organizationCreation,
    summary: "The same, under the path the dialog uses",
  },
  listPendingInvitations: {
    ...calls.listPendingInvitations,
    access: "signedIn",
    summary: "Invitations to the caller's address",
    reply: z.array(PendingInvitation),
  },
  acceptInvitation: {
    ...calls.acceptInvitation,
    access: "signedIn",
    summary: "Join an organization by invitation",
    body: InvitationAcceptance,
    reply: Membership,
  },
  getOrganization: {
    ...calls.getOrganization,
    access: "member",
    summary: "One organization",
    params: ofOrganization,
    reply: Organization,
  },
  updateOrganization: {
    ...calls.updateOrganization,
    access: "admin",
    summary: "Change an organization",
    params: ofOrganization,
    body: OrganizationEdit,
    reply: Organization,
  },
  exportOrganization: {
    ...calls.exportOrganization,
    access: "admin",
    summary: "Everything an organization has, as one file",
    params: ofOrganization,
    reply: "json",
  },
  deleteOrganization: {
    ...calls.deleteOrganization,
    access: "admin",
    summary: "Delete an organization and everything in it; the body says its name",
    params: ofOrganization,
    body: OrganizationDeletion,
    reply: Done,
  },
  inviteMember: {
    ...calls.inviteMember,
    access: "admin",
    summary: "Invite somebody by e-mail",
    params: ofOrganization,
    body: InvitationForm,
    status: 201,
    reply: InvitationSent,
  },
  listInvitations: {
    ...calls.listInvitations,
    access: "admin",
    summary: "Open invitations of an organization",
    params: ofOrganization,
    reply: z.array(Invitation),
  },
  resendInvitation: {
    ...calls.resendInvitation,
    access: "admin",
    summary: "Send an invitation again, with a new link and a new expiry",
    params: ofInvitation,
    reply: InvitationSent,
  },
  revokeInvitation: {
    ...calls.revokeInvitation,
    access: "admin",
    summary: "Withdraw an invitation",
    params: ofInvitation,
    reply: Done,
  },
  previewInvitation: {
    ...calls.previewInvitation,
    access: "anyone",
    summary: "What a mailed invitation link is about",
    params: z.object({ token: InvitationToken }),
    reply: InvitationPreview,
  },
  listMembers: {
    ...calls.listMembers,
    access: "member",
    summary: "Everybody in an organization",
    params: ofOrganization,
    reply: z.array(Member),
  },
  updateMember: {
    ...calls.updateMember,
    access: "admin",
    summary: "Change a member's role; the last admin stays admin",
    params: ofMembership,
    body: MemberEdit,
    reply: Member,
  },
  removeMember: {
    ...calls.removeMember,
    access: "admin",
    summary: "Remove a member; the last admin stays",
    params: ofMembership,
    reply: Done,
  },
  leaveOrganization: {
    ...calls.leaveOrganization,
    access: "member",
    summary: "Leave an organization; the last admin stays",
    params: ofOrganization,
    reply: Done,
  },
  listActivity: {
    ...calls.listActivity,
    access: "admin",
    summary: "The organization's newest changes and refusals",
    params: ofOrganization,
    reply: z.array(Activity),
  },
  getUsage: {
    ...calls.getUsage,
    access: "member",
    summary: "What an organization spends on models, and how much is left",
    params: ofOrganization,
    reply: OrganizationUsage,
  },
  listJobs: {
    ...calls.listJobs,
    access: "member",
    summary:
      "Jobs of one organization as cards show them, the caller's first one unless named; `Link` leads to the next page",
    query: JobListQuery,
    reply: z.array(ListedJob),
  },
  countJobs: {
    ...calls.countJobs,
    access: "member",
    summary: "How many jobs the list has, in all and in each status",
    query: JobCountsQuery,
    reply: JobCounts,
  },
  createJob: {
    ...calls.createJob,
    access: "member",
    summary: "Create a job and queue its six reports",
    body: NewJob,
    takesKey: true,
    status: 201,
    reply: Job,
  },
  getJob: {
    ...calls.getJob,
    access: "member",
    summary: "One job",
    params: ofJob,
    reply: Job,
  },
  updateJob: {
    ...calls.updateJob,
    access: "member",
    summary: "Change a job; regenerates nothing",
    params: ofJob,
    body: JobEdit,
    reply: Job,
  },
  deleteJob: {
    ...calls.deleteJob,
    access: "member",
    summary: "Delete a job and everything that belongs to it",
    params: ofJob,
    reply: Done,
  },
  duplicateJob: {
    ...calls.duplicateJob,
    access: "member",
    summary: "The same job again as a draft with six pending reports; writes nothing",
    params: ofJob,
    takesKey: true,
    status: 201,
    reply: Job,
  },
  getReading: {
    ...calls.getReading,
    access: "member",
    summary: "What we read in a job's text: every line with its place, values, the occupation",
    params: ofJob,
    reply: JobReading,
  },
  updateReading: {
    ...calls.updateReading,
    access: "member",
    summary: "Place lines, choose the occupation, or say that it looks right",
    params: ofJob,
    body: ReadingEdit,
    reply: JobReading,
  },
  findOccupations: {
    ...calls.findOccupations,
    access: "signedIn",
    summary: "Occupations that a few words may mean, at most eight",
    query: OccupationQuery,
    reply: z.array(OccupationOption),
  },
  watchJob: {
    ...calls.watchJob,
    access: "member",
    summary: "Live changes of a job and its reports, as server-sent events",
    params: ofJob,
    reply: "events",
  },
  listOutputs: {
    ...calls.listOutputs,
    access: "member",
    summary: "The six reports of a job",
    params: ofJob,
    reply: z.array(Output),
  },
  generateOutput: {
    ...calls.generateOutput,
    access: "member",
    summary: "Write one report, or write it again",
    params: ofJob.extend({ toolType: ToolType }),
    body: GenerationRequest,
    takesKey: true,
    status: 202,
    reply: Generation,
  },
  processJob: {
    ...calls.processJob,
    access: "member",
    summary: "Write all six reports again",
    params: ofJob,
    takesKey: true,
    status: 202,
    reply: z.array(Generation),
  },
  updateOutput: {
    ...calls.updateOutput,
    access: "member",
    summary: "Replace a report's content by a person's edit",
    params: ofOutput,
    body: OutputEdit,
    reply: Output,
  },
  setTicks: {
    ...calls.setTicks,
    access: "member",
    summary: "Save which items of a report's checklists are done; not a version",
    params: ofOutput,
    body: TicksEdit,
    reply: Output,
  },
  getExamination: {
    ...calls.getExamination,
    access: "member",
    summary:
      "The facts a report was written from, and what the checks say of its present text by them",
    params: ofOutput,
    reply: Examination,
  },
  listVersions: {
    ...calls.listVersions,
    access: "member",
    summary: "Every text a report has had, newest first",
    params: ofOutput,
    reply: z.array(OutputVersion),
  },
  getVersion: {
    ...calls.getVersion,
    access: "member",
    summary: "One of a report's texts",
    params: ofVersion,
    reply: OutputVersionText,
  },
  restoreVersion: {
    ...calls.restoreVersion,
    access: "member",
    summary: "Bring an older text back as the newest version",
    params: ofVersion,
    body: OutputRestoration,
    reply: Output,
  },
  webhookIntake: { ...calls.webhookIntake, ...webhook, summary: "Write Intake Sync" },
  webhookJd: { ...calls.webhookJd, ...webhook, summary: "Write the Attract & Source Kit" },
  webhookBoolean: {
    ...calls.webhookBoolean,
    ...webhook,
    summary: "Write the Attract & Source Kit",
  },
  webhookStrategy: { ...calls.webhookStrategy, ...webhook, summary: "Write Market Pulse" },
  webhookMessaging: {
    ...calls.webhookMessaging,
    ...webhook,
    summary: "Write the Engagement Hub",
  },
  webhookScorecard: {
    ...calls.webhookScorecard,
    ...webhook,
    summary: "Write the Interview Coach",
  },
  webhookInterview: {
    ...calls.webhookInterview,
    ...webhook,
    summary: "Write the Interview Coach",
  },
  parseJobDescription: {
    ...calls.parseJobDescription,
    access: "signedIn",
    summary: "Read form fields out of a job description, and what each of its lines is",
    body: JobDescription,
    reply: ReadJobDescription,
  },
  extractText: {
    ...calls.extractText,
    access: "signedIn",
    summary: "Read the text out of a .pdf, .doc, .docx or .txt file",
    upload: true,
    reply: z.object({ text: z.string(), isShortened: z.boolean() }),
  },
  exportOutputPdf: {
    ...calls.exportOutputPdf,
    access: "member",
    summary: "One report as PDF",
    params: ofJob.extend({ outputId: IdText }),
    reply: "pdf",
  },
  exportCombinedPdf: {
    ...calls.exportCombinedPdf,
    access: "member",
    summary: "The complete recruiting package as PDF",
    params: ofJob,
    reply: "pdf",
  },
  exportOutputDocx: {
    ...calls.exportOutputDocx,
    access: "member",
    summary: "One report as a Word file",
    params: ofJob.extend({ outputId: IdText }),
    reply: "docx",
  },
  exportCombinedDocx: {
    ...calls.exportCombinedDocx,
    access: "member",
    summary: "The complete recruiting package as a Word file",
    params: ofJob,
    reply: "docx",
  },
  exportJobPost: {
    ...calls.exportJobPost,
    access: "member",
    summary: "The job post as plain HTML, ready for an applicant tracking system",
    params: ofJob,
    reply: "html",
  },
  exportTestPdf: {
    ...calls.exportTestPdf,
    access: "signedIn",
    summary: "A constant sample PDF for the test page",
    reply: "pdf",
  },
  getOperator: {
    ...calls.getOperator,
    access: "signedIn",
    summary: "Whether the caller is one of OPERATORS, with a confirmed address",
    reply: z.object({ isOperator: z.boolean() }),
  },
  listPeople: {
    ...calls.listPeople,
    access: "operator",
    summary: "The newest 100 people with an account, or of those a search finds",
    query: OperatorSearch,
    reply: OperatorPeople,
  },
  blockPerson: {
    ...calls.blockPerson,
    access: "operator",
    summary: "Sign somebody out everywhere and let them in no more; operators stay",
    params: ofPerson,
    reply: Done,
  },
  unblockPerson: {
    ...calls.unblockPerson,
    access: "operator",
    summary: "Let somebody in again",
    params: ofPerson,
    reply: Done,
  },
  verifyPerson: {
    ...calls.verifyPerson,
    access: "operator",
    summary: "Take somebody's address as confirmed",
    params: ofPerson,
    reply: Done,
  },
  sendResetLink: {
    ...calls.sendResetLink,
    access: "operator",
    summary: "Mail somebody a link to choose a new password",
    params: ofPerson,
    reply: Done,
  },
  listAllOrganizations: {
    ...calls.listAllOrganizations,
    access: "operator",
    summary:
      "The 100 organizations that spent most in 30 days, or of those a search finds, with counts and cost",
    query: OperatorSearch,
    reply: OperatorOrganizations,
  },
  getAllSpending: {
    ...calls.getAllSpending,
    access: "operator",
    summary: "What models cost all organizations together, today and in the last 30 days",
    reply: OperatorSpending,
  },
  listQueues: {
    ...calls.listQueues,
    access: "operator",
    summary: "How much waits, runs and was given up in each queue",
    reply: z.array(OperatorQueue),
  },
  listUnsentLetters: {
    ...calls.listUnsentLetters,
    access: "operator",
    summary:
      "The newest 100 letters that were not sent: to whom and of what kind, not what they say",
    reply: z.array(UnsentLetter),
  },
  sendLetterAgain: {
    ...calls.sendLetterAgain,
    access: "operator",
    summary: "Try a letter again at once",
    params: z.object({ letterId: IdText }),
    reply: Done,
  },
  listOperatorActs: {
    ...calls.listOperatorActs,
    access: "operator",
    summary: "The newest 100 acts of operators: who, what, whom and when",
    reply: z.array(OperatorAct),
  },
} as const satisfies Endpoints;

export type EndpointName = keyof typeof endpoints;
export const endpointNames = Object.keys(endpoints) as EndpointName[];
export type EndpointOf<Name extends EndpointName> = (typeof endpoints)[Name];
