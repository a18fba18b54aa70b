import type { Access } from "#contract/endpoint.ts";
import type { Guest } from "#server/db/guest.ts";
import type { SignedIn } from "#server/http/handlers.ts";

/** What we add to a route's settings and to every request. */
declare module "fastify" {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    caller: SignedIn | null;
    guest: Guest | null;
    nonce: string;
  }
}
