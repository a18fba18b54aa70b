import type { ConnectionService } from "#server/features/connections/connections.service.ts";
import type { Handlers } from "#server/http/handlers.ts";

export function connectionHandlers(connections: ConnectionService) {
  return {
    getModelSettings: ({ caller, params }) => connections.read(caller, params.organizationId),
    connectModel: ({ caller, params, body }) =>
      connections.connect(caller, params.organizationId, body),
    limitSpending: ({ caller, params, body }) =>
      connections.limit(caller, params.organizationId, body),
    disconnectModel: ({ caller, params }) => connections.disconnect(caller, params.organizationId),
    testModel: ({ caller, params }) => connections.test(caller, params.organizationId),
  } satisfies Partial<Handlers>;
}
