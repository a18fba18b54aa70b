import type { OrganizationService } from "#server/features/organizations/organizations.service.ts";
import type { Handlers } from "#server/http/handlers.ts";

type Names =
  | "listOrganizations"
  | "createOrganization"
  | "createOrganizationInDialog"
  | "getOrganization";

export function organizationHandlers(organizations: OrganizationService): Pick<Handlers, Names> {
  return {
    listOrganizations: ({ caller }) => organizations.list(caller),
    createOrganization: ({ caller, body }) => organizations.create(caller, body),
    createOrganizationInDialog: ({ caller, body }) => organizations.create(caller, body),
    getOrganization: ({ caller, params }) => organizations.get(caller, params.organizationId),
  };
}
