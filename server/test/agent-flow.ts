import { createHash, randomBytes } from "node:crypto";
import { testOrigin, type TestApp } from "#server/test/test-app.ts";

/** Where whoever has no living token learns how to be let in (RFC 9728). */
export const challenge = `Bearer resource_metadata="${testOrigin}/.well-known/oauth-protected-resource/mcp"`;
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

/** An assistant at the one address where agents are admitted. */
export function openAgentCalls(app: () => TestApp) {
  const send = ({ access_token }: { access_token: string }, method: string, params: object) =>
    app().app.inject({
      method: "POST",
      url: "/mcp",
      headers: {
        authorization: `Bearer ${access_token}`,
        accept: "application/json, text/event-stream",
      },
      payload: { jsonrpc: "2.0", id: 1, method, params },
    });

  return {
    send,

    /** Whether it is let in; whoever is not is told how to be. */
    isLetIn: async (tokens: { access_token: string }): Promise<boolean> => {
      const { statusCode, headers, body } = await send(tokens, "tools/list", {});
      if (statusCode === 200 && body.includes("list_jobs")) return true;
      if (statusCode === 401 && headers["www-authenticate"] === challenge) return false;
      throw new Error(`answered ${statusCode}: ${body}`);
    },

    /** What a tool says, in the protocol's wrapping. */
    use: async (tokens: { access_token: string }, name: string, input: object = {}) =>
      (await send(tokens, "tools/call", { name, arguments: input })).body,
  };
}
