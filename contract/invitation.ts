import { z } from "zod";
import { lengths } from "#contract/limits.ts";
import { Role } from "#contract/permissions.ts";
import { Id, Timestamp } from "#contract/text.ts";

/** An invitation waiting for the person who is signed in (spec §3). */
export const PendingInvitation = z.object({
  id: Id,
  token: z.string(),
  organizationName: z.string(),
  role: Role,
  createdAt: Timestamp,
});
export type PendingInvitation = z.infer<typeof PendingInvitation>;

export const InvitationForm = z.strictObject({
  email: z.email("Please enter a valid email address").max(lengths.email),
  role: Role.default("recruiter"),
});
export type InvitationForm = z.infer<typeof InvitationForm>;

export const InvitationAcceptance = z.strictObject({ token: z.string().min(1).max(500) });
