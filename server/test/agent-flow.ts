import { createHash, randomBytes } from "node:crypto";
import { fastify, type FastifyInstance } from "fastify";
import { agentFinder } from "#server/features/agents/find-agent.service.ts";
import { guardAccess } from "#server/http/guards.ts";
import type { ProgramCaller } from "#server/http/programs.ts";
import { testOrigin, type TestApp } from "#server/test/test-app.ts";

export const redirectUri = "http://127.0.0.1:43117/callback";

/** What an assistant keeps while it asks to be let in. */
export type Asking = { clientId: string; verifier: string; query: string };

export type Tokens = { access_token: string; refresh_token: string; scope: string };

let lastAddress = 0;
/** Each assistant calls from an address of its own, so that limits per address are not in the way. */
function newAddress(): string {
  lastAddress += 1;
  return `10.9.${Math.floor(lastAddress / 250)}.${(lastAddress % 250) + 1}`;
}

/** An assistant that asks to be let in, step by step, as its own program would. */
export function openAgentFlow(app: () => TestApp) {
  const post = (path: string, payload: object | string, remoteAddress = newAddress()) =>
    app().app.inject({
      method: "POST",
      url: `/api/auth/oauth2/${path}`,
      remoteAddress,
      headers:
        typeof payload === "string"
          ? { "content-type": "application/x-www-form-urlencoded" }
          : { "content-type": "application/json" },
      payload,
    });
  const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

  const register = (metadata: object = {}, remoteAddress?: string) =>
    post(
      "register",
      { client_name: "Desk assistant", redirect_uris: [redirectUri], ...metadata },
      remoteAddress,
    );

  /** What the browser is sent to; without a cookie it is somebody who is not signed in. */
  async function authorize(fields: Record<string, string>, cookie = "") {
    const url = `/api/auth/oauth2/authorize?${form(fields)}`;
    const answer = await app().app.inject({
      url,
      remoteAddress: newAddress(),
      headers: { accept: "text/html", ...(cookie ? { cookie } : {}) },
    });
    return new URL(answer.headers.location ?? "about:blank", testOrigin);
  }

  /** Registers and asks; the query is what the consent page is opened with. */
  async function ask(fields: Record<string, string> = {}, cookie = ""): Promise<Asking> {
    const { client_id: clientId } = (await register()).json<{ client_id: string }>();
    const verifier = randomBytes(32).toString("base64url");
    const consent = await authorize(
      {
        client_id: clientId,
        response_type: "code",
        redirect_uri: redirectUri,
        state: "xyz",
        code_challenge: createHash("sha256").update(verifier).digest("base64url"),
        code_challenge_method: "S256",
        resource: `${testOrigin}/mcp`,
        ...fields,
      },
      cookie,
    );
    return { clientId, verifier, query: consent.search.slice(1) };
  }

  const consent = (cookie: string, organizationId: number, query: string, scopes: string[]) =>
    app()
      .browser(cookie)
      .send("POST", `/api/organizations/${organizationId}/agents`, { query, scopes });

  const exchange = ({ clientId, verifier }: Asking, code: string, more = {}) =>
    post(
      "token",
      form({
        grant_type: "authorization_code",
        client_id: clientId,
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
        ...more,
      }),
    );

  const refresh = ({ clientId }: Asking, { refresh_token }: Tokens) =>
    post("token", form({ grant_type: "refresh_token", client_id: clientId, refresh_token }));

  /** The whole way; answers the code too, for those who use it twice. */
  async function letIn(cookie: string, organizationId: number, scopes = ["jobs.read"]) {
    const asking = await ask({}, cookie);
    const yes = await consent(cookie, organizationId, asking.query, scopes);
    const { continueTo } = yes.json<{ continueTo: string }>();
    const code = new URL(continueTo).searchParams.get("code") ?? "";
    const answer = await exchange(asking, code);
    return { asking, code, continueTo, tokens: answer.json<Tokens>() };
  }

  return { post, form, register, authorize, ask, consent, exchange, refresh, letIn };
}

/** The app's own guard before a route where agents are admitted; answers who calls, null for nobody. */
export function useAgentRoute(app: () => TestApp) {
  let route: FastifyInstance | undefined;
  const nobody = async () => null;
  return async ({ access_token }: { access_token: string }): Promise<ProgramCaller | null> => {
    if (!route) {
      route = fastify();
      const { deps } = app();
      const byLink = { guest: nobody, manager: nobody };
      guardAccess(route, { session: nobody, program: agentFinder(deps), byLink });
      const config = { access: "member", scopes: [], admitsAgents: true } as const;
      route.get("/mcp", { config }, async ({ caller }) => caller);
    }
    const headers = { authorization: `Bearer ${access_token}` };
    const answer = await route.inject({ url: "/mcp", headers });
    return answer.statusCode === 200 ? answer.json<ProgramCaller>() : null;
  };
}
