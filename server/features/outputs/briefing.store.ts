import { and, eq } from "drizzle-orm";
import type { ReportWriter } from "#contract/options.ts";
import type { OrganizationFields } from "#ledger/facts/company.ts";
import { ours } from "#server/db/ours.ts";
import { memberships, organizations } from "#server/db/schema/organizations.ts";
import { users } from "#server/db/schema/people.ts";
import type { TenantDatabase } from "#server/db/tenant.ts";
import type { Sender } from "#tools/briefing.ts";

const nobody: Sender = { name: "", title: "", signatureBlock: "" };

/** What a report is written from besides its job. */
export function briefingStore(db: TenantDatabase) {
  return {
    async findOrganization(): Promise<OrganizationFields | undefined> {
      const [row] = await db
        .select({
          name: organizations.name,
          domain: organizations.domain,
          description: organizations.description,
          website: organizations.website,
          industry: organizations.industry,
          companySize: organizations.companySize,
          voiceTone: organizations.voiceTone,
          messagingStyle: organizations.messagingStyle,
        })
        .from(organizations)
        .where(eq(organizations.id, db.organizationId));
      return row;
    },

    async findWriter(): Promise<ReportWriter> {
      const [row] = await db
        .select({ writer: organizations.reportWriter })
        .from(organizations)
        .where(eq(organizations.id, db.organizationId));
      return row?.writer ?? "built-in";
    },

    /** The person whose signature goes under the messages; nobody once they have left. */
    async findSender(userId: string | null): Promise<Sender> {
      if (userId === null) return nobody;
      const [row] = await db
        .select({ name: users.name, title: users.title, signatureBlock: users.signatureBlock })
        .from(users)
        .innerJoin(memberships, eq(memberships.userId, users.id))
        .where(and(ours(db, memberships), eq(users.id, userId)));
      return row ?? nobody;
    },
  };
}
