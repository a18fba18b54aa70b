import { and, eq, inArray, sql } from "drizzle-orm";
import type { Email } from "#server/email/email.ts";
import { letters } from "#server/db/schema/people.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";

const kinds: Email["kind"][] = [
  "roomInvitation",
  "roomReminder",
  "roomNewLink",
  "signOffCopy",
  "signedFactChanged",
];

/** E-mails about rooms to one address. */
export async function dropLettersTo(db: TenantDatabase, email: string): Promise<void> {
  await db
    .delete(letters)
    .where(
      and(
        eq(letters.forOrganization, db.organizationId),
        inArray(letters.kind, kinds),
        eq(letters.recipient, email),
      ),
    );
}

/** E-mails to those who were asked about a job and about no other: their address goes with the job. */
export async function dropLettersOfJob(db: TenantDatabase, jobId: number): Promise<void> {
  const { organizationId } = db;
  const askedHere = sql`select email from rooms where organization_id = ${organizationId} and job_id = ${jobId}`;
  const askedElsewhere = sql`select email from rooms
    where organization_id = ${organizationId} and job_id <> ${jobId} and email is not null`;
  await db
    .delete(letters)
    .where(
      and(
        eq(letters.forOrganization, organizationId),
        inArray(letters.kind, kinds),
        sql`${letters.recipient} in (${askedHere})`,
        sql`${letters.recipient} not in (${askedElsewhere})`,
      ),
    );
}
