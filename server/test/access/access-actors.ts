import type { Factories, FilledOrganization, Person } from "#server/test/database/factories.ts";

/** Those who ask, and how they are called in a sentence; North is the organization they ask about. */
export const actors = {
  visitor: "a visitor",
  member: "a recruiter",
  admin: "an admin",
  otherMember: "a recruiter of another organization",
  otherAdmin: "an admin of another organization",
  exMember: "an ex-member",
  invited: "somebody invited who has not joined",
  unverified: "somebody with an unverified address",
  expired: "a recruiter whose session has expired",
  bothMember: "a recruiter who is working in another organization they run",
  operator: "an operator",
  guest: "a guest who opened a link to one job",
  manager: "a hiring manager who opened a room of one job",
  unverifiedOperator: "somebody who signed up with an operator's address and never confirmed it",
} as const;

export type Actor = keyof typeof actors;
export const actorNames = Object.keys(actors) as Actor[];

/** What each of them is in North; `null` is nobody there. */
export const roleInNorth = {
  visitor: null,
  member: "recruiter",
  admin: "admin",
  otherMember: null,
  otherAdmin: null,
  exMember: null,
  invited: null,
  unverified: null,
  expired: "recruiter",
  bothMember: "recruiter",
  operator: null,
  guest: null,
  manager: null,
  unverifiedOperator: null,
} as const satisfies Record<Actor, string | null>;

/** Whose cookie opens no session. */
export function isSignedOut(actor: Actor): boolean {
  return actor === "visitor" || actor === "expired";
}

/** As OPERATORS names them. */
export const operatorAddresses = {
  operator: "operator@example.com",
  unverifiedOperator: "claimed.operator@example.com",
};

/** All but those without an account: a guest's and a manager's cookie is their link's. */
export type PersonActor = Exclude<Actor, "visitor" | "guest" | "manager">;

export function isPerson(actor: Actor): actor is PersonActor {
  return actor !== "visitor" && actor !== "guest" && actor !== "manager";
}

export type Cast = {
  north: FilledOrganization;
  south: FilledOrganization;
  /** A third organization, whose invitations are accepted. */
  west: FilledOrganization;
  people: Record<PersonActor, Person>;
};

/** Two organizations full of canaries, and everybody who asks about the first one. */
export async function castPeople(make: Factories): Promise<Cast> {
  const north = await make.organization("north");
  const south = await make.organization("south");
  const west = await make.organization("west");
  const people = {
    member: await make.member(north, "recruiter"),
    admin: await make.member(north, "admin"),
    otherMember: await make.member(south, "recruiter"),
    otherAdmin: await make.member(south, "admin"),
    exMember: await make.person("nobody"),
    invited: await make.person("nobody"),
    unverified: await make.person("nobody", false),
    expired: await make.member(north, "recruiter"),
    bothMember: await make.person("nobody"),
    operator: await make.person("nobody", true, operatorAddresses.operator),
    unverifiedOperator: await make.person("nobody", false, operatorAddresses.unverifiedOperator),
  };
  await make.join(north, people.exMember, "admin");
  await make.leave(north, people.exMember);
  await make.join(south, people.bothMember, "admin");
  await make.join(north, people.bothMember, "recruiter");
  await make.invitation(north, people.invited.email);
  await make.invitation(south, people.otherMember.email);
  await make.entry(north);
  await make.entry(south);
  await make.modelCall(north);
  await make.modelCall(south);
  await make.connection(north);
  await make.connection(south);
  await make.token(north, people.admin);
  await make.token(south, people.otherAdmin);
  await make.webhook(north);
  await make.webhook(south);
  await make.idempotencyKey(north, people.member);
  await make.idempotencyKey(south, people.otherMember);
  const inNorth = await make.job(north, people.member);
  const inSouth = await make.job(south, people.otherMember);
  await make.partial(north, inNorth.outputs.marketPulse);
  await make.partial(south, inSouth.outputs.marketPulse);
  await make.suggestion(north, inNorth.outputs.marketPulse);
  await make.suggestion(south, inSouth.outputs.marketPulse);
  await make.guest(await make.shareLink(north, inNorth.jobId));
  await make.guest(await make.shareLink(south, inSouth.jobId));
  await make.manager(await make.room(north, inNorth.jobId));
  await make.manager(await make.room(south, inSouth.jobId));
  await make.agreement(north, inNorth);
  await make.agreement(south, inSouth);
  await make.agent(north, people.member);
  await make.agent(south, people.otherMember);
  await make.ledger(north, inNorth);
  await make.ledger(south, inSouth);
  await make.reading(north, inNorth.jobId);
  await make.reading(south, inSouth.jobId);
  return { north, south, west, people };
}
