import { z } from "zod";
import { lengths } from "#contract/limits.ts";
import { companySizes, industriesOnCreate, voiceTones } from "#contract/options.ts";
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
  userRole: Role,
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type Organization = z.infer<typeof Organization>;

const details = {
  domain: text(lengths.line).optional(),
  description: text(lengths.paragraph).optional(),
  website: text(lengths.url).refine(isWebAddressOrEmpty, "Please enter a valid URL").optional(),
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
  voiceTone: z.enum([...voiceTones, ""]).optional(),
  messagingStyle: text(lengths.line).optional(),
});
export type OrganizationEdit = z.infer<typeof OrganizationEdit>;
