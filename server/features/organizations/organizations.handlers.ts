import type { ActivityService } from "#server/features/organizations/activity.service.ts";
import type { OrganizationErasure } from "#server/features/organizations/organization-erasure.service.ts";
import type { OrganizationExport } from "#server/features/organizations/organization-export.service.ts";
import type { OrganizationService } from "#server/features/organizations/organizations.service.ts";
import type { Handlers } from "#server/http/handlers.ts";
import { sendJsonFile, sendJsonLines } from "#server/http/json-file.ts";

export function organizationHandlers(
  organizations: OrganizationService,
  exporting: OrganizationExport,
  erasing: OrganizationErasure,
  activity: ActivityService,
) {
  return {
    listOrganizations: ({ caller }) => organizations.list(caller),
    createOrganization: ({ caller, body }) => organizations.create(caller, body),
    createOrganizationInDialog: ({ caller, body }) => organizations.create(caller, body),
    getOrganization: ({ caller, params }) => organizations.get(caller, params.organizationId),
    updateOrganization: ({ caller, params, body }) =>
      organizations.update(caller, params.organizationId, body),
    listActivity: ({ caller, params, query }) =>
      activity.list(caller, params.organizationId, query),
    exportActivity: async ({ caller, params: { organizationId }, query, reply }) =>
      sendJsonLines(
        reply,
        `roleprint-activity-${organizationId}.jsonl`,
        await activity.export(caller, organizationId, query),
      ),
    exportOrganization: async ({ caller, params, reply }) =>
      sendJsonFile(reply, await exporting.make(caller, params.organizationId)),

    async deleteOrganization({ caller, params, body }) {
      await erasing.erase(caller, params.organizationId, body);
      return { ok: true };
    },
  } satisfies Partial<Handlers>;
}
