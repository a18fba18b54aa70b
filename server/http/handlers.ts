import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { EndpointName, EndpointOf } from "#contract/endpoints.ts";
import type { Scope } from "#contract/programs/scopes.ts";
import type { Caller } from "#server/db/tenant.ts";
import type { LinkKind, LinkSession } from "#server/http/link-sessions.ts";

/** Somebody who is signed in, and by which session. */
export type SignedIn = Caller & { sessionId: string; email: string; isOperator: boolean };

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Part<Name extends EndpointName, Key extends string> =
  EndpointOf<Name> extends Record<Key, infer T> ? Parsed<T> : undefined;

/** Behind a call that programs may make there may be no session. */
type CallerOf<Name extends EndpointName> = EndpointOf<Name>["access"] extends "anyone"
  ? null
  : EndpointOf<Name>["access"] extends LinkKind
    ? LinkSession
    : EndpointOf<Name> extends { scopes: readonly Scope[] }
      ? Caller
      : SignedIn;

/** One call with everything guarded and validated. */
export type Call<Name extends EndpointName> = {
  caller: CallerOf<Name>;
  params: Part<Name, "params">;
  query: Part<Name, "query">;
  body: Part<Name, "body">;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** The answer to somebody who holds the newest already, by its mark. */
export const unchanged = Symbol("unchanged");

/** The JSON to answer; calls that answer something else write to `reply` themselves. */
type Answer<Name extends EndpointName> = EndpointOf<Name>["reply"] extends z.ZodType
  ? z.input<EndpointOf<Name>["reply"]> | typeof unchanged
  : FastifyReply;

export type Handler<Name extends EndpointName> = (call: Call<Name>) => Promise<Answer<Name>>;

/** Total over the call table: a call without a handler, or a wrong field in an answer, does not compile. */
export type Handlers = { [Name in EndpointName]: Handler<Name> };
