import type { InvitationPreview, PendingInvitation } from "#contract/invitation.ts";
import type { Membership } from "#contract/organization.ts";
import { Problem } from "#contract/problem.ts";
import type { Caller } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import {
  openListedTokens,
  type InvitationPlace,
} from "#server/features/invitations/listed-token.ts";
import { hashToken } from "#server/secrets/tokens.ts";
import { invitationStore } from "#server/features/invitations/invitations.store.ts";
import {
  findAddress,
  findByToken,
  listInvitationsTo,
} from "#server/features/invitations/invited-person.store.ts";
import type { OrganizationService } from "#server/features/organizations/organizations.service.ts";

/** Whoever only holds a link sees no row at all, just what the lookup function answers. */
const nobody: Caller = { userId: "" };

/** Somebody who accepts twice has only just joined: older memberships are not searched. */
const recentMemberships = 10;

export type JoiningService = ReturnType<typeof joiningService>;

function noLongerValid(): Problem {
  return new Problem("notFound", "This invitation is no longer valid");
}

/** Invitations as the invited person meets them. */
export function joiningService({ tenant, env }: Deps, organizations: OrganizationService) {
  const listed = openListedTokens(env.AUTH_SECRET);

  function findMailed(caller: Caller, token: string): Promise<InvitationPlace | undefined> {
    return tenant.asPerson(caller, (db) => findByToken(db, hashToken(token)));
  }

  /** Uses the invitation up and makes the membership, both or neither. A mailed link proves itself, a listed token needs a verified address. */
  function join(
    caller: Caller,
    { organizationId, invitationId }: InvitationPlace,
    isMailed: boolean,
  ) {
    return tenant.joining(caller, organizationId, async (db, record) => {
      await organizations.lock(db);
      const address = await findAddress(db, caller.userId);
      const invitation = address && (await invitationStore(db).accept(invitationId, address.email));
      if (!invitation) throw noLongerValid();
      if (!isMailed && !address.isVerified) throw new Problem("addressUnverified");
      const membership = await organizations.admit(db, caller.userId, invitation.role);
      const object = `membership:${membership.id}`;
      await record({ object, before: invitation, after: membership });
    });
  }

  /** The membership this very person has by this very invitation. */
  async function findJoined(
    caller: Caller,
    token: string,
    place: InvitationPlace | undefined,
  ): Promise<Membership | undefined> {
    const key = place ?? { tokenHash: hashToken(token) };
    const memberships = await organizations.list(caller);
    const candidates = place
      ? memberships.filter(({ organizationId }) => organizationId === place.organizationId)
      : memberships.slice(-recentMemberships);
    for (const membership of candidates) {
      const { organizationId } = membership;
      const isBy = await tenant.in(caller, organizationId, "organization.read", async (db) => {
        const address = await findAddress(db, caller.userId);
        return address !== undefined && invitationStore(db).wasAccepted(key, address.email);
      });
      if (isBy) return membership;
    }
    return undefined;
  }

  return {
    async preview(token: string): Promise<InvitationPreview> {
      const place = await findMailed(nobody, token);
      const preview =
        place &&
        (await tenant.asSystem(place.organizationId, (db) =>
          invitationStore(db).preview(place.invitationId),
        ));
      if (!preview) throw noLongerValid();
      return preview;
    },

    async listPending(caller: Caller): Promise<PendingInvitation[]> {
      const rows = await tenant.asPerson(caller, async (db) => {
        const address = await findAddress(db, caller.userId);
        return address ? listInvitationsTo(db, address.email) : [];
      });
      const pending: PendingInvitation[] = [];
      for (const { invitation, organizationName } of rows) {
        const { id, organizationId, role, createdAt } = invitation;
        const isValid = await tenant.asSystem(organizationId, (db) =>
          invitationStore(db).isValid(id),
        );
        const token = listed.write(caller.userId, { organizationId, invitationId: id });
        if (isValid)
          pending.push({ id, token, organizationName, role, createdAt: createdAt.toISOString() });
      }
      return pending;
    },

    /** By a listed or a mailed token. Done twice by the same person, it answers the same membership. */
    async accept(caller: Caller, token: string): Promise<Membership> {
      const inList = listed.read(caller.userId, token);
      const place = inList ?? (await findMailed(caller, token));
      if (place) {
        await join(caller, place, inList === undefined).catch((fault: unknown) => {
          if (!(fault instanceof Problem && fault.code === "notFound")) throw fault;
        });
      }
      const membership = await findJoined(caller, token, place);
      if (!membership) throw noLongerValid();
      return membership;
    },
  };
}
