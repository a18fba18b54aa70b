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

/** An open invitation as admins see it. */
export const Invitation = z.object({
  id: Id,
  email: z.string(),
  role: Role,
  createdAt: Timestamp,
  expiresAt: Timestamp,
});
export type Invitation = z.infer<typeof Invitation>;

/** What sending answers; `link` is there to be copied when no mail server is set up. */
export const InvitationSent = Invitation.extend({ link: z.string().nullable() });
export type InvitationSent = z.infer<typeof InvitationSent>;

/** What the holder of a mailed link may know before signing in. */
export const InvitationPreview = z.object({
  organizationName: z.string(),
  inviterName: z.string(),
  email: z.string(),
  role: Role,
});
export type InvitationPreview = z.infer<typeof InvitationPreview>;

/** Addresses are compared in one form: NFKC, lower case, trimmed; full-width letters would pass for another address. */
export const Address = z
  .string("Please enter a valid email address")
  .max(lengths.email, "Please enter a valid email address")
  .transform((value) => value.normalize("NFKC").trim().toLowerCase())
  .pipe(z.email("Please enter a valid email address"));

export const InvitationForm = z.strictObject({ email: Address, role: Role.default("recruiter") });
export type InvitationForm = z.infer<typeof InvitationForm>;

/** A listed invitation's token, or the one a mailed link carries. */
export const InvitationToken = z.string().regex(/^[A-Za-z0-9_.-]{20,200}$/);
export const InvitationAcceptance = z.strictObject({ token: InvitationToken });
