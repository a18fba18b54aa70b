import type { Role } from "#contract/permissions.ts";
import type { Letter } from "#server/mail/letter.ts";

const longestName = 80;

/** What somebody called themselves or their organization, as one short line without a link or a change of direction (B-12). */
function nameInLetter(name: string): string {
  const line = name
    .replaceAll(/\b[a-z][a-z0-9+.-]*:\/\//giu, "")
    .replaceAll(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, "")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return Array.from(line).slice(0, longestName).join("");
}

export function invitationLetter(about: {
  to: string;
  inviterName: string;
  organizationName: string;
  role: Role;
  link: string;
}): Letter {
  return {
    ...about,
    kind: "invitation",
    inviterName: nameInLetter(about.inviterName),
    organizationName: nameInLetter(about.organizationName),
  };
}
