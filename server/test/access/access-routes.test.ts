import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { fastify, type FastifyInstance, type RouteOptions } from "fastify";
import { beforeAll, expect, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpointNames, endpoints } from "#contract/endpoints.ts";
import { guardAccess } from "#server/http/guards.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { sendRaw } from "#server/test/raw-request.ts";
import { useTestApp } from "#server/test/test-app.ts";

const routes: RouteOptions[] = [];

/** Fastify announces each new instance, so every route of the real app is seen, also one that no list knows of. */
function collect(message: unknown): void {
  (message as { fastify: FastifyInstance }).fastify.addHook("onRoute", (route) => {
    routes.push(route);
  });
}
beforeAll(() => subscribe("fastify.initialization", collect));
const app = useTestApp();
beforeAll(() => void unsubscribe("fastify.initialization", collect));
const make = useFactories(app);

const textOf = ({ method, url }: RouteOptions) => `${[method].flat().join("|")} ${url}`;

test("the calls that need no session are exactly these [S-601]", () => {
  const open = endpointNames.filter((name) => endpoints[name].access === "anyone");
  const written = [
    "getHealth",
    "getReadiness",
    "getSignInWays",
    "getSignUpRule",
    "goToLogin",
    "introduceRoom",
    "introduceShare",
    "listSignOffKeys",
    "openRoom",
    "openShare",
    "previewInvitation",
  ];
  expect(open.sort()).toEqual(written);
});

test("every route of the running app is in the call table or on this list, and carries its access word [S-701]", () => {
  const beside = [
    "GET /.well-known/oauth-authorization-server",
    "GET /.well-known/oauth-authorization-server/api/auth",
    "GET /.well-known/oauth-protected-resource",
    "GET /.well-known/oauth-protected-resource/mcp",
    "GET /api/docs",
    "GET /api/openapi.json",
    "GET /metrics",
    "GET|POST /api/auth/*",
    "POST /api/auth/oauth2/register",
    "POST /api/auth/oauth2/revoke",
    "POST /api/auth/oauth2/token",
  ];
  // Its body is the protocol's, and the tenant's door asks for each tool.
  const agents = "GET|POST|DELETE /mcp";
  const table = endpointNames.map((name) => {
    const { method, path }: Endpoint = endpoints[name];
    return `${method} ${path.replaceAll(/\{(\w+)\}/gu, ":$1")}`;
  });
  expect(routes.map(textOf).sort()).toEqual([...table, ...beside, agents].sort());
  const accessOf = new Map(routes.map((route) => [textOf(route), route.config?.access]));
  expect(beside.map((route) => accessOf.get(route))).toEqual(beside.map(() => "anyone"));
  expect(accessOf.get(agents)).toBe("signedIn");
  const inTable = endpointNames.map((name) => endpoints[name].access);
  expect(table.map((route) => accessOf.get(route))).toEqual(inTable);
});

test("an app with one route that forgot its access word does not start, and the route is named", async () => {
  const planted = fastify();
  const nobody = async () => null;
  guardAccess(planted, {
    session: nobody,
    program: nobody,
    byLink: { guest: nobody, manager: nobody },
  });
  planted.get("/api/guarded", { config: { access: "member" } }, async () => "in");
  expect(() => planted.get("/api/forgotten", async () => "in")).toThrow(
    "GET /api/forgotten has no access entry",
  );
  planted.register(async (scope) => {
    scope.post("/api/forgotten-in-a-plugin", async () => "in");
  });
  await expect(planted.ready()).rejects.toThrow("POST /api/forgotten-in-a-plugin has no access");
});

test("a visitor gets no further by another method or an odd spelling of the path", async () => {
  const north = await make().organization("north");
  const { cookie } = await make().member(north, "recruiter");
  const { jobId } = await make().job(north);
  const address = await app().app.listen({ host: "127.0.0.1", port: 0 });
  const attempts = [
    `HEAD /api/jobs/${jobId}`,
    `OPTIONS /api/jobs/${jobId}`,
    `GET /api/jobs/${jobId}/`,
    `GET //api/jobs/${jobId}`,
    `GET /API/jobs/${jobId}`,
    `GET /api/%6Aobs/${jobId}`,
    `GET /api/auth/../jobs/${jobId}`,
    `GET /api/auth/%2e%2e/jobs/${jobId}`,
    `GET /api/health/../jobs/${jobId}`,
    `GET /api/health/..%2fjobs%2f${jobId}`,
    `GET /api/jobs/${jobId};/../../health`,
    `GET http://elsewhere.example/api/jobs/${jobId}`,
  ];
  for (const attempt of attempts) {
    const [method = "", target = ""] = attempt.split(" ");
    const answer = await sendRaw(address, method, target);
    expect([401, 404], `${attempt} ${answer.body}`).toContain(answer.status);
    expect(answer.body).not.toContain("CANARY");
  }
  const allowed = await sendRaw(address, "GET", `/api/jobs/${jobId}`, {
    headers: { cookie },
  });
  expect(allowed).toMatchObject({ status: 200, body: expect.stringContaining("CANARY-north") });
});
