import type { Access } from "#contract/endpoint.ts";
import type { Scope } from "#contract/programs/scopes.ts";
import type { SignedIn } from "#server/http/handlers.ts";
import type { LinkSession } from "#server/http/link-sessions.ts";
import type { ProgramCaller } from "#server/http/programs.ts";

/** What we add to a route's settings and to every request. */
declare module "fastify" {
  interface FastifyContextConfig {
    access?: Access;
    scopes?: readonly Scope[];
    /** Programs call it without a browser, so it comes from no page of ours; the cookies of one that does are taken away. */
    isForPrograms?: true;
    /** Agents call this and nothing else. */
    admitsAgents?: true;
  }
  interface FastifyRequest {
    caller: SignedIn | ProgramCaller | null;
    linkSession: LinkSession | null;
    nonce: string;
  }
}
