import { InvitationAcceptance, InvitationForm, PendingInvitation } from "#contract/invitation.ts";
import {
  Job,
  JobCounts,
  JobEdit,
  JobStatus,
  ListedJob,
  NewJob,
  ParsedJobDescription,
} from "#contract/job.ts";
import {
  Membership,
  Organization,
  OrganizationEdit,
  OrganizationForm,
} from "#contract/organization.ts";
import {
  Generation,
  GenerationRequest,
  JobEvent,
  Output,
  OutputEdit,
  OutputRestoration,
  OutputState,
  OutputStatus,
  OutputVersion,
  OutputVersionText,
  PartialReport,
  ReportContent,
  Ticks,
  TicksEdit,
  ToolType,
} from "#contract/output.ts";
import { Role } from "#contract/permissions.ts";
import { Scope } from "#contract/programs/scopes.ts";
import { ProblemBody } from "#contract/problem.ts";
import { ApiToken, NewApiToken, TokenForm } from "#contract/programs/token.ts";
import {
  ComparedWith,
  JobReading,
  OccupationOption,
  ReadingDecisions,
  ReadingEdit,
  ReadLine,
  ReadValue,
  TextReading,
} from "#contract/reading.ts";
import { Id, IdText, Timestamp } from "#contract/text.ts";
import { DailyUsage, OrganizationUsage, SpendingCap } from "#contract/usage.ts";
import { AccountInfo, ProfileForm, User } from "#contract/user.ts";
import { WebhookBody } from "#contract/webhook.ts";

/** Shapes that docs and the OpenAPI document know by name; any other is written out where it is used. */
export const namedShapes = {
  AccountInfo,
  ProfileForm,
  User,
  Role,
  Scope,
  ApiToken,
  NewApiToken,
  TokenForm,
  Membership,
  Organization,
  OrganizationEdit,
  OrganizationForm,
  OrganizationUsage,
  DailyUsage,
  SpendingCap,
  InvitationAcceptance,
  InvitationForm,
  PendingInvitation,
  Job,
  ListedJob,
  JobCounts,
  JobEdit,
  NewJob,
  JobReading,
  ReadingEdit,
  ReadingDecisions,
  TextReading,
  ReadLine,
  ReadValue,
  ComparedWith,
  OccupationOption,
  JobStatus,
  JobEvent,
  ParsedJobDescription,
  WebhookBody,
  Output,
  OutputEdit,
  OutputRestoration,
  OutputState,
  OutputStatus,
  OutputVersion,
  OutputVersionText,
  PartialReport,
  ReportContent,
  Ticks,
  TicksEdit,
  ToolType,
  Generation,
  GenerationRequest,
  Problem: ProblemBody,
  Id,
  IdText,
  Timestamp,
};
