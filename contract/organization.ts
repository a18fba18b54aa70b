import { z } from "zod";
import { lengths } from "#contract/limits.ts";
import { companySizes, industriesOnCreate, reportWriters, voiceTones } from "#contract/options.ts";
import { ToolType } from "#contract/output.ts";
import { Role } from "#contract/permissions.ts";
import { Id, requiredText, text, Timestamp } from "#contract/text.ts";

const nameRequired = "Organization name is required";

const WebAddress = z.url({ protocol: /^https?$/ });

function isWebAddressOrEmpty(value: string): boolean {
  return value === "" || WebAddress.safeParse(value).success;
}

/** A person's place in an organization (spec §3). */
export const Membership = z.object({
  id: Id,
  role: Role,
  userStatus: z.string(),
  createdAt: Timestamp,
  organizationId: Id,
  organization: z.object({ id: Id, name: z.string(), domain: z.string() }),
});
export type Membership = z.infer<typeof Membership>;

/** An organization as its members see it (spec §3). */
export const Organization = z.object({
  id: Id,
  name: z.string(),
  domain: z.string(),
  description: z.string(),
  website: z.string(),
  industry: z.string(),
  companySize: z.string(),
  voiceTone: z.string(),
  messagingStyle: z.string(),
  reportWriter: z.enum(reportWriters),
  textReader: z.enum(reportWriters),
  /** The reports that a model writes: they take guidance (readings.md 8). */
  writtenByModel: z.array(ToolType),
  userRole: Role,
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type Organization = z.infer<typeof Organization>;

const details = {
  domain: text(lengths.line).optional(),
  description: text(lengths.paragraph).optional(),
  website: text(lengths.url).optional(),
  industry: z.enum([...industriesOnCreate, ""]).optional(),
  companySize: z.enum([...companySizes, ""]).optional(),
};

export const OrganizationForm = z.strictObject({
  name: requiredText(lengths.name, nameRequired),
  ...details,
});
export type OrganizationForm = z.infer<typeof OrganizationForm>;

export const OrganizationEdit = z.strictObject({
  name: requiredText(lengths.name, nameRequired).optional(),
  ...details,
  website: text(lengths.url).refine(isWebAddressOrEmpty, "Please enter a valid URL").optional(),
  voiceTone: z.enum([...voiceTones, ""]).optional(),
  messagingStyle: text(lengths.line).optional(),
  reportWriter: z.enum(reportWriters).optional(),
  /** Who reads what is pasted; only a model's prompt for this carries the whole text. */
  textReader: z.enum(reportWriters).optional(),
});
export type OrganizationEdit = z.infer<typeof OrganizationEdit>;

/** The organization's name, letter by letter. */
export const OrganizationDeletion = z.strictObject({ name: z.string().max(lengths.name) });
export type OrganizationDeletion = z.infer<typeof OrganizationDeletion>;

/** A colleague as members of the organization see them. */
export const Member = z.object({
  id: Id,
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  image: z.string().nullable(),
  role: Role,
  userStatus: z.string(),
  createdAt: Timestamp,
});
export type Member = z.infer<typeof Member>;

export const MemberEdit = z.strictObject({ role: Role });
export type MemberEdit = z.infer<typeof MemberEdit>;

/** What an entry is about, by the first word of its action. */
export const activityKinds = [
  "job",
  "output",
  "share",
  "room",
  "decision",
  "member",
  "invitation",
  "organization",
  "connection",
  "token",
  "agent",
  "webhook",
  "data",
] as const;

/** Of this product's time: a database knows no year 0. */
const Day = z.iso.date().refine((day) => day > "1970");

/** Entries of one person, of one kind, between two days (UTC) that both count. */
export const ActivityFilter = z.strictObject({
  person: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/)
    .optional(),
  kind: z.enum(activityKinds).optional(),
  since: Day.optional(),
  until: Day.optional(),
});
export type ActivityFilter = z.infer<typeof ActivityFilter>;

/** One line of the organization's activity, as admins read it. */
export const Activity = z.object({
  id: Id,
  actorId: z.string().nullable(),
  actorName: z.string(),
  /** Null for somebody whose account is gone. */
  actorEmail: z.string().nullable(),
  action: z.string(),
  object: z.string(),
  /** The present title of the job it is about; null when it is about none, or that one is gone. */
  jobTitle: z.string().nullable(),
  /** The member whose place was changed; null when it is about none, or their account is gone. */
  memberName: z.string().nullable(),
  /** Who was invited; null when it is about no invitation, or that one is gone. */
  invitedEmail: z.string().nullable(),
  /** The program that acted for the person; null where it was the person. */
  program: z.enum(["token", "agent"]).nullable(),
  /** Its name; null where it was the person, or the program is forgotten. */
  programName: z.string().nullable(),
  /** The token that was made or ended; null when it is about none, or that one is forgotten. */
  tokenName: z.string().nullable(),
  outcome: z.enum(["done", "denied"]),
  createdAt: Timestamp,
});
export type Activity = z.infer<typeof Activity>;
