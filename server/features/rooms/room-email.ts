import { linkToJob, linkToRoom } from "#contract/screens.ts";
import { longDay } from "#english/days.ts";
import type { Env } from "#server/env.ts";
import type { Email } from "#server/email/email.ts";
import { nameInEmail } from "#server/email/name-in-email.ts";

/** Why somebody gets a link to a room. */
export type RoomLetter = "roomInvitation" | "roomReminder" | "roomNewLink";

type AboutRoom = { askedBy: string | null; organizationName: string; jobTitle: string };

/** The link, and nothing else that is not for everybody's eyes. */
export function roomEmail(
  { origin }: Pick<Env, "origin">,
  about: AboutRoom & { kind: RoomLetter; to: string; token: string; endsAt: Date },
): Email {
  return {
    kind: about.kind,
    to: about.to,
    link: linkToRoom(origin, about.token),
    endsOn: longDay(about.endsAt.toISOString()),
    ...namesIn(about),
  };
}

/** To whoever sent the link. */
export function wrongPersonEmail(
  { origin }: Pick<Env, "origin">,
  about: AboutRoom & { to: string; jobId: number; name: string },
): Email {
  return {
    kind: "roomWrongPerson",
    to: about.to,
    link: `${origin}${linkToJob(about.jobId)}`,
    jobTitle: nameInEmail(about.jobTitle),
    managerName: nameInEmail(about.name),
  };
}

function namesIn({ askedBy, organizationName, jobTitle }: AboutRoom) {
  return {
    askerName: nameInEmail(askedBy ?? organizationName),
    organizationName: nameInEmail(organizationName),
    jobTitle: nameInEmail(jobTitle),
  };
}
