import { z } from "zod";
import { lengths, limits } from "#contract/limits.ts";
import { passwordMessages } from "#contract/messages.ts";
import { requiredText, text, Timestamp } from "#contract/text.ts";

/** A person as the person sees themselves (spec §3). */
export const User = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  image: z.string().nullable(),
  phone: z.string(),
  title: z.string(),
  location: z.string(),
  linkedinURL: z.string(),
  bio: z.string(),
  timezone: z.string(),
  signatureBlock: z.string(),
  emailVerified: z.boolean(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type User = z.infer<typeof User>;

/** Whether an address must be confirmed by mail before signing in (readings.md 9). */
export const VerificationMode = z.enum(["off", "required"]);
export type VerificationMode = z.infer<typeof VerificationMode>;

/** How a person signs in (spec §3). */
export const AccountInfo = z.object({
  providers: z.array(z.object({ provider: z.string() })),
  hasPassword: z.boolean(),
  canChangePassword: z.boolean(),
});
export type AccountInfo = z.infer<typeof AccountInfo>;

/** The profile form (spec §5). */
export const ProfileForm = z.strictObject({
  name: requiredText(lengths.name, "Name is required"),
  phone: text(lengths.line).optional(),
  title: text(lengths.line).optional(),
  location: text(lengths.line).optional(),
  linkedinURL: text(lengths.url).optional(),
  bio: text(lengths.paragraph).optional(),
  timezone: text(lengths.line).optional(),
  signatureBlock: text(lengths.paragraph).optional(),
});
export type ProfileForm = z.infer<typeof ProfileForm>;

/** One place where the person is signed in; the session's own token never leaves the cookie. */
export const Session = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  userAgent: z.string(),
  ipAddress: z.string(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type Session = z.infer<typeof Session>;

const newPassword = z
  .string()
  .min(limits.minPasswordLength, passwordMessages.tooShort)
  .max(limits.maxPasswordLength);
const confirmation = z.string().min(1, passwordMessages.confirmRequired);
const doTheyMatch = (form: { newPassword: string; confirmPassword: string }) =>
  form.newPassword === form.confirmPassword;
const onConfirmation = { path: ["confirmPassword"], message: passwordMessages.noMatch };

/** The change-password form (spec §5). */
export const PasswordChange = z
  .strictObject({
    currentPassword: z.string().min(1, passwordMessages.currentRequired),
    newPassword,
    confirmPassword: confirmation,
  })
  .refine(doTheyMatch, onConfirmation);
export type PasswordChange = z.infer<typeof PasswordChange>;

/** Who has a password says it once more; everybody else must have signed in a moment ago. */
export const AccountDeletion = z.strictObject({
  password: z.string().max(limits.maxPasswordLength).optional(),
});
export type AccountDeletion = z.infer<typeof AccountDeletion>;

/** The form behind a mailed reset link: the same rules without the old password. */
export const PasswordReset = z
  .strictObject({ newPassword, confirmPassword: confirmation })
  .refine(doTheyMatch, onConfirmation);
export type PasswordReset = z.infer<typeof PasswordReset>;
