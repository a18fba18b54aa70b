import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpointNames, endpoints } from "#contract/endpoints.ts";
import type { Caller } from "#server/db/tenant.ts";
import { answersOf, securityOf } from "#server/http/api-schema.ts";
import { unchanged, type Handlers } from "#server/http/handlers.ts";
import type { LinkSession } from "#server/http/link-sessions.ts";
import { KeyHeaders, withIdempotencyKey } from "#server/http/idempotency-key.ts";
import { acceptUploads } from "#server/http/upload.ts";

type AnyCall = {
  caller: Caller | LinkSession | null;
  params: unknown;
  query: unknown;
  body: unknown;
  request: FastifyRequest;
  reply: FastifyReply;
};
type AnyHandler = (call: AnyCall) => Promise<unknown>;

/** Mounts the whole call table. */
export function serveEndpoints(app: FastifyInstance, handlers: Handlers): void {
  for (const name of endpointNames) {
    const endpoint: Endpoint = endpoints[name];
    const handler = handlers[name] as unknown as AnyHandler;
    if (endpoint.upload)
      void app.register(async (scope) => mountUpload(scope, name, endpoint, handler));
    else mount(app, name, endpoint, handler);
  }
}

function mount(app: FastifyInstance, name: string, endpoint: Endpoint, handler: AnyHandler): void {
  const isJson = typeof endpoint.reply !== "string";
  const status = endpoint.status ?? 200;
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/gu, ":$1"),
    config: {
      access: endpoint.access,
      ...(endpoint.scopes ? { scopes: endpoint.scopes } : {}),
    },
    schema: {
      operationId: name,
      summary: endpoint.summary,
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      ...(endpoint.body ? { body: endpoint.body } : {}),
      ...(endpoint.takesKey ? { headers: KeyHeaders } : {}),
      security: securityOf(endpoint),
      response: answersOf(endpoint),
    },
    handler: async (request, reply) => {
      const { params, query, body } = request;
      const caller = endpoint.takesKey
        ? withIdempotencyKey(request.caller, name, request)
        : (request.caller ?? request.linkSession);
      const answer = await handler({ caller, params, query, body, request, reply });
      if (!isJson) return answer;
      if (answer === unchanged) return reply.code(304).send();
      return reply.code(status).send(answer);
    },
  });
}

/** An upload's form is read by its handler, in a scope of its own: no other call takes forms. */
function mountUpload(
  scope: FastifyInstance,
  name: string,
  endpoint: Endpoint,
  handler: AnyHandler,
): void {
  acceptUploads(scope);
  mount(scope, name, endpoint, handler);
}
