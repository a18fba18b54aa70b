import { z } from "zod";
import { lengths } from "#contract/limits.ts";
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
