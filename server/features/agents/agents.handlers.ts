import type { AgentService } from "#server/features/agents/agents.service.ts";
import type { Handlers } from "#server/http/handlers.ts";
import { headersOf } from "#server/http/web-headers.ts";

export function agentHandlers(agents: AgentService) {
  return {
    listAgents: ({ caller, params }) => agents.list(caller, params.organizationId),
    introduceAgent: ({ body, request }) => agents.introduce(headersOf(request), body),
    letAgentIn: ({ caller, params, body, request }) =>
      agents.letIn(caller, params.organizationId, headersOf(request), body),

    async disconnectAgent({ caller, params: { organizationId, agentId } }) {
      await agents.disconnect(caller, organizationId, agentId);
      return { ok: true };
    },
  } satisfies Partial<Handlers>;
}
