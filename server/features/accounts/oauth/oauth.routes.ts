import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { Problem } from "#contract/problem.ts";
import type { Env } from "#server/env.ts";
import { clientAddressHeader, sendAnswer } from "#server/http/web-headers.ts";
import { canSignInAgents } from "#server/features/accounts/oauth/agent-sign-in.ts";
import { readRegistration } from "#server/features/accounts/oauth/registration.ts";

/** The calls that agents make themselves, without a browser: from anywhere, and never with a cookie. */
export const oauthPaths: readonly string[] = [
  "POST /oauth2/register",
  "POST /oauth2/revoke",
  "POST /oauth2/token",
];

/** What the documents of RFC 8414 and RFC 9728 say stands at these addresses; older clients look at the first of each pair. */
const documents = {
  "/.well-known/oauth-authorization-server": "/.well-known/oauth-authorization-server/api/auth",
  "/.well-known/oauth-authorization-server/api/auth":
    "/.well-known/oauth-authorization-server/api/auth",
  "/.well-known/oauth-protected-resource": "/.well-known/oauth-protected-resource/mcp",
  "/.well-known/oauth-protected-resource/mcp": "/.well-known/oauth-protected-resource/mcp",
};

/** Said of better-auth's other calls, ways of signing in and proofs, none of which is open here. */
const closed = /^(?:introspection_|backchannel_|dpop_|.*_signing_alg_values_supported$)/u;

type Handle = (request: Request) => Promise<Response>;

export function serveOAuth(app: FastifyInstance, handle: Handle, env: Env): void {
  if (!canSignInAgents(env)) return;
  const settings = { config: { access: "anyone" as const }, schema: { hide: true } };

  for (const [url, path] of Object.entries(documents)) {
    app.get(url, settings, async (_request, reply) => {
      const answer = await handle(new Request(new URL(path, env.origin)));
      const said: unknown = await answer.json();
      const fields = Object.entries(z.record(z.string(), z.unknown()).parse(said));
      const document = Object.fromEntries(fields.filter(([name]) => !closed.test(name)));
      return reply
        .header("access-control-allow-origin", "*")
        .send({ ...document, ...onlyWithoutSecret(document) });
    });
  }

  app.register(async (scope) => {
    scope.addContentTypeParser<string>(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: 16 * 1024 },
      (_request, body, done) => done(null, body),
    );
    const settingsForPrograms = {
      ...settings,
      config: { ...settings.config, isForPrograms: true as const },
    };
    const pass = async (path: string, request: FastifyRequest, reply: FastifyReply, body: string) =>
      sendAnswer(
        reply,
        await handle(
          new Request(new URL(path, env.origin), {
            method: "POST",
            headers: {
              "content-type": request.headers["content-type"] ?? "",
              [clientAddressHeader]: request.ip,
            },
            body,
          }),
        ),
        { withCookies: false },
      );
    for (const path of ["/api/auth/oauth2/token", "/api/auth/oauth2/revoke"]) {
      scope.post(path, settingsForPrograms, async (request, reply) =>
        pass(path, request, reply, formOf(request)),
      );
    }
    const register = "/api/auth/oauth2/register";
    scope.post(register, settingsForPrograms, async (request, reply) => {
      const read = readRegistration(request.body);
      if ("refusal" in read) return reply.code(400).send(read.refusal);
      return pass(register, request, reply, JSON.stringify(read.metadata));
    });
  });
}

function onlyWithoutSecret(document: Record<string, unknown>) {
  const methods = [
    "token_endpoint_auth_methods_supported",
    "revocation_endpoint_auth_methods_supported",
  ];
  return Object.fromEntries(
    methods.filter((name) => name in document).map((name) => [name, ["none"]]),
  );
}

function formOf({ body }: FastifyRequest): string {
  if (typeof body !== "string") throw new Problem("unsupportedMediaType");
  return body;
}
