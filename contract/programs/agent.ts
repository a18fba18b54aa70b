import { z } from "zod";
import { lengths } from "#contract/limits.ts";
import { Scope } from "#contract/programs/scopes.ts";
import { Id, Timestamp } from "#contract/text.ts";

/** What an agent can be let in for: everything but internal lines. */
export const AgentScope = Scope.exclude(["internal"]);
export type AgentScope = z.infer<typeof AgentScope>;

/** An assistant that somebody let in, as admins see it. */
export const Agent = z.object({
  id: Id,
  /** As it calls itself. */
  name: z.string(),
  redirectHost: z.string(),
  scopes: z.array(AgentScope),
  letInBy: z.string(),
  letInAt: Timestamp,
  lastCalledAt: Timestamp.nullable(),
  lastCall: z.string().nullable(),
});
export type Agent = z.infer<typeof Agent>;

/** The address that assistants are given, and those that are let in. */
export const ConnectedAgents = z.object({ address: z.string(), agents: z.array(Agent) });
export type ConnectedAgents = z.infer<typeof ConnectedAgents>;

/** What the consent page was opened with: signed, and valid for ten minutes. */
const AgentQuery = z
  .string()
  .min(1)
  .max(2 * lengths.url);

export const AgentRequest = z.strictObject({ query: AgentQuery });
export type AgentRequest = z.infer<typeof AgentRequest>;

/** Who asks to be let in, and for what. */
export const AgentIntroduction = z.object({
  name: z.string(),
  redirectHost: z.string(),
  scopes: z.array(AgentScope),
  /** Where Cancel leads: back to whoever asked, with a no. */
  cancelTo: z.url(),
});
export type AgentIntroduction = z.infer<typeof AgentIntroduction>;

export const AgentConsent = AgentRequest.extend({
  scopes: z.array(AgentScope).min(1).max(AgentScope.options.length),
});
export type AgentConsent = z.infer<typeof AgentConsent>;

/** Where the browser goes next: back to the assistant, with its code. */
export const AgentLetIn = z.object({ continueTo: z.url() });
export type AgentLetIn = z.infer<typeof AgentLetIn>;
