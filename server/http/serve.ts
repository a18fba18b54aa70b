import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpointNames, endpoints } from "#contract/endpoints.ts";
import { ProblemBody } from "#contract/problem.ts";
import { unchanged, type Handlers, type SignedIn } from "#server/http/handlers.ts";
import type { LinkSession } from "#server/http/link-sessions.ts";
import { KeyHeaders, withIdempotencyKey } from "#server/http/idempotency-key.ts";
import { acceptUploads } from "#server/http/upload.ts";

type AnyCall = {
  caller: SignedIn | LinkSession | null;
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
    config: { access: endpoint.access },
    schema: {
      operationId: name,
      summary: endpoint.summary,
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      ...(endpoint.body ? { body: endpoint.body } : {}),
      ...(endpoint.takesKey ? { headers: KeyHeaders } : {}),
      response: {
        ...(isJson ? { [status]: endpoint.reply } : {}),
        "4xx": ProblemBody,
        "5xx": ProblemBody,
      },
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
