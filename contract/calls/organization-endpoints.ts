import { z } from "zod";
import { calls } from "#contract/calls.ts";
import { Done, ofOrganization, type Endpoints } from "#contract/endpoint.ts";
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
  Activity,
  ActivityFilter,
  Member,
  MemberEdit,
  Membership,
  Organization,
  OrganizationDeletion,
  OrganizationEdit,
  OrganizationForm,
} from "#contract/organization.ts";
import { IdText } from "#contract/text.ts";

const ofMembership = ofOrganization.extend({ membershipId: IdText });
const ofInvitation = ofOrganization.extend({ invitationId: IdText });

const organizationCreation = {
  access: "signedIn",
  body: OrganizationForm,
  status: 201,
  reply: Organization,
} as const;

/** Organizations, who is in them and what happened there. */
export const organizationEndpoints = {
  listOrganizations: {
    ...calls.listOrganizations,
    access: "signedIn",
    scopes: [],
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
    summary: "The organization's newest 100 changes and refusals, all or those a filter leaves",
    params: ofOrganization,
    query: ActivityFilter,
    reply: z.array(Activity),
  },
  exportActivity: {
    ...calls.exportActivity,
    access: "admin",
    summary: "The same, all of them, oldest first: a file with one JSON object a line",
    params: ofOrganization,
    query: ActivityFilter,
    reply: "jsonLines",
  },
} as const satisfies Endpoints;
