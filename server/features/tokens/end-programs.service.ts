import type { Deps } from "#server/deps.ts";
import { removeAgentsOf } from "#server/features/agents/find-agent.service.ts";
import type { OrganizationService } from "#server/features/organizations/organizations.service.ts";
import { tokenStore } from "#server/features/tokens/tokens.store.ts";

/**
 * Ends every token a person made and every assistant they let in. Whoever sets a new password by a mailed link may do so because
 * somebody else was in their account, and what that somebody let in would stay.
 */
export function programEnding(
  { tenant }: Pick<Deps, "tenant">,
  organizations: Pick<OrganizationService, "list">,
) {
  return async (userId: string): Promise<void> => {
    for (const { organizationId } of await organizations.list({ userId })) {
      await tenant.asSystem(organizationId, async (db) => {
        await tokenStore(db).endAllOf(userId);
        await removeAgentsOf(db, userId);
      });
    }
  };
}
