import type { Role } from "#contract/permissions.ts";
import type { Email } from "#server/email/email.ts";
import { nameInEmail } from "#server/email/name-in-email.ts";

export function invitationEmail(about: {
  to: string;
  inviterName: string;
  organizationName: string;
  role: Role;
  link: string;
}): Email {
  return {
    ...about,
    kind: "invitation",
    inviterName: nameInEmail(about.inviterName),
    organizationName: nameInEmail(about.organizationName),
  };
}
