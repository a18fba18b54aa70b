import { calls } from "#contract/calls.ts";
import { Done, ofOrganization, type Endpoints } from "#contract/endpoint.ts";
import {
  AgentConsent,
  AgentIntroduction,
  AgentLetIn,
  AgentRequest,
  ConnectedAgents,
} from "#contract/programs/agent.ts";
import { IdText } from "#contract/text.ts";

/** Agents that members let in by OAuth. */
export const agentEndpoints = {
  listAgents: {
    ...calls.listAgents,
    access: "admin",
    summary: "The agents that members let in, what each may do and its last call",
    params: ofOrganization,
    reply: ConnectedAgents,
  },
  introduceAgent: {
    ...calls.introduceAgent,
    access: "signedIn",
    summary: "Who asks to be let in, and for what; for the consent page",
    body: AgentRequest,
    reply: AgentIntroduction,
  },
  letAgentIn: {
    ...calls.letAgentIn,
    access: "member",
    summary: "Let an agent in, in the caller's name; answers where the browser goes next",
    params: ofOrganization,
    body: AgentConsent,
    reply: AgentLetIn,
  },
  disconnectAgent: {
    ...calls.disconnectAgent,
    access: "admin",
    summary: "End an agent and all its tokens, at once",
    params: ofOrganization.extend({ agentId: IdText }),
    reply: Done,
  },
} as const satisfies Endpoints;
