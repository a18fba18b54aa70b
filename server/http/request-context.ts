import type { Access } from "#contract/endpoint.ts";
import type { SignedIn } from "#server/http/handlers.ts";
import type { LinkSession } from "#server/http/link-sessions.ts";

/** What we add to a route's settings and to every request. */
declare module "fastify" {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    caller: SignedIn | null;
    linkSession: LinkSession | null;
    nonce: string;
  }
}
