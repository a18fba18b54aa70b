import type { OrganizationService } from "#server/features/organizations/organizations.service.ts";
import type { Handlers } from "#server/http/handlers.ts";

type Names =
  | "listOrganizations"
  | "createOrganization"
  | "createOrganizationInDialog"
  | "getOrganization"
  | "updateOrganization"
  | "listActivity";

export function organizationHandlers(organizations: OrganizationService): Pick<Handlers, Names> {
  return {
    listOrganizations: ({ caller }) => organizations.list(caller),
    createOrganization: ({ caller, body }) => organizations.create(caller, body),
    createOrganizationInDialog: ({ caller, body }) => organizations.create(caller, body),
    getOrganization: ({ caller, params }) => organizations.get(caller, params.organizationId),
    updateOrganization: ({ caller, params, body }) =>
      organizations.update(caller, params.organizationId, body),
    listActivity: ({ caller, params }) => organizations.listActivity(caller, params.organizationId),
  };
}
