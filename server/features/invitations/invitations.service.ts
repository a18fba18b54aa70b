import type { Invitation, InvitationForm, InvitationSent } from "#contract/invitation.ts";
import { may } from "#contract/permissions.ts";
import { Problem } from "#contract/problem.ts";
import { linkToInvitation } from "#contract/screens.ts";
import { fitsLimit, perDay } from "#server/db/rate-limit.ts";
import type { Caller, RecordChange, TenantDatabase } from "#server/db/tenant.ts";
import type { Deps } from "#server/deps.ts";
import { digestOf } from "#server/digest.ts";
import { invitationEmail } from "#server/features/invitations/invitation-email.ts";
import { presentInvitation } from "#server/features/invitations/invitations.presenter.ts";
import { invitationStore } from "#server/features/invitations/invitations.store.ts";
import { hashToken, newToken } from "#server/secrets/tokens.ts";
import type { OutboxService } from "#server/features/outbox/outbox.service.ts";
import type { OrganizationService } from "#server/features/organizations/organizations.service.ts";

export type InvitationService = ReturnType<typeof invitationService>;

/** Invitations as admins send and withdraw them. */
export function invitationService(
  { tenant, rateLimiter, env }: Deps,
  organizations: OrganizationService,
  outbox: OutboxService,
) {
  /** Only those who may send use up the day's limits; everybody else is refused by the transaction that follows. */
  async function maySend(caller: Caller, organizationId: number): Promise<boolean> {
    const memberships = await organizations.list(caller);
    const membership = memberships.find((one) => one.organizationId === organizationId);
    return membership !== undefined && may(membership.role, "invitation.send");
  }

  async function takeFromLimits(
    { userId }: Caller,
    organizationId: number,
    email: string,
  ): Promise<void> {
    const address = digestOf(`${organizationId} ${email}`);
    const ofAll = perDay(env.INVITES_PER_ORGANIZATION_PER_DAY);
    await rateLimiter.take(`invite:user:${userId}`, perDay(env.INVITES_PER_USER_PER_DAY));
    await rateLimiter.take(`invite:organization:${organizationId}`, ofAll);
    await rateLimiter.take(`invite:address:${address}`, perDay(env.INVITES_PER_ADDRESS_PER_DAY));
  }

  /** Of all organizations together an address gets few e-mails a day; whoever invites it beyond them passes the link on. */
  const hasRoomFor = (db: TenantDatabase, email: string) =>
    fitsLimit(db, `invite:mail:${digestOf(email)}`, perDay(env.INVITES_PER_ADDRESS_PER_DAY));

  /** Row, e-mail and record together; an open invitation to the same address ends with it. */
  async function send(
    db: TenantDatabase,
    caller: Caller,
    { email, role }: InvitationForm,
    record: RecordChange,
  ): Promise<InvitationSent> {
    const store = invitationStore(db);
    if (await store.hasMember(email)) throw new Problem("alreadyMember");
    const before = await store.revokeTo(email);
    const token = newToken();
    const row = await store.insert({ email, role }, hashToken(token), caller.userId);
    const link = `${env.origin}${linkToInvitation(token)}`;
    const names = await store.findNames(caller.userId);
    const isMailed = await hasRoomFor(db, email);
    if (isMailed) await outbox.write(db, invitationEmail({ to: email, role, link, ...names }));
    await record({ object: `invitation:${row.id}`, before, after: row });
    return { ...presentInvitation(row), link: isMailed && outbox.isConfigured ? null : link };
  }

  async function findOpen(db: TenantDatabase, invitationId: number) {
    const row = await invitationStore(db).findOpen(invitationId);
    if (!row) throw new Problem("notFound");
    return row;
  }

  return {
    async invite(
      caller: Caller,
      organizationId: number,
      form: InvitationForm,
    ): Promise<InvitationSent> {
      if (await maySend(caller, organizationId))
        await takeFromLimits(caller, organizationId, form.email);
      return tenant.of(caller, { organizationId }, "invitation.send", async (db, { record }) => {
        await organizations.lock(db);
        return send(db, caller, form, record);
      });
    },

    async resend(
      caller: Caller,
      organizationId: number,
      invitationId: number,
    ): Promise<InvitationSent> {
      if (await maySend(caller, organizationId)) {
        const { email } = await tenant.of(caller, { organizationId }, "invitation.read", (db) =>
          findOpen(db, invitationId),
        );
        await takeFromLimits(caller, organizationId, email);
      }
      return tenant.of(caller, { organizationId }, "invitation.send", async (db, { record }) => {
        await organizations.lock(db);
        return send(db, caller, await findOpen(db, invitationId), record);
      });
    },

    revoke: (caller: Caller, organizationId: number, invitationId: number): Promise<void> =>
      tenant.of(caller, { organizationId }, "invitation.revoke", async (db, { record }) => {
        await organizations.lock(db);
        const before = await findOpen(db, invitationId);
        const after = await invitationStore(db).revoke(invitationId);
        await record({ object: `invitation:${invitationId}`, before, after });
      }),

    list: (caller: Caller, organizationId: number): Promise<Invitation[]> =>
      tenant.of(caller, { organizationId }, "invitation.read", async (db) => {
        const rows = await invitationStore(db).listOpen();
        return rows.map(presentInvitation);
      }),
  };
}
