import { beforeAll, describe, expect, test } from "vitest";
import { patient } from "#contract/test/patient.ts";
import { endpointNames, endpoints } from "#contract/endpoints.ts";
import type { ProblemBody } from "#contract/problem.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { openTestApp, testOrigin, useTestApp } from "#server/test/test-app.ts";

const app = useTestApp();

const pathOf = (endpoint: Endpoint) =>
  endpoint.path.replaceAll(/\{(\w+)\}/gu, (_, name) => (name === "toolType" ? "marketPulse" : "1"));
const unsafeCalls = endpointNames
  .map((name): [string, Endpoint] => [name, endpoints[name]])
  .filter(([, endpoint]) => endpoint.method !== "GET");

describe("A-14: an unsafe call that did not come from our pages is refused before anything is read [W-14]", () => {
  const foreign: [string, Record<string, string>][] = [
    ["a foreign origin", { origin: "https://evil.example" }],
    ["a null origin", { origin: "null" }],
    ["no origin", {}],
    ["a cross-site fetch", { origin: testOrigin, "sec-fetch-site": "cross-site" }],
    ["a same-site fetch", { origin: testOrigin, "sec-fetch-site": "same-site" }],
  ];
  let cookie = "";
  beforeAll(async () => {
    ({ cookie } = await app().signUp("Cora Cross"));
  });

  test.each(unsafeCalls)("%s", async (_name, endpoint) => {
    for (const [from, headers] of foreign) {
      for (const type of ["application/json", "text/plain", "application/x-www-form-urlencoded"]) {
        const answer = await app().app.inject({
          method: endpoint.method,
          url: pathOf(endpoint),
          headers: { ...headers, cookie, "content-type": type },
          payload: "{}",
        });
        expect(answer.statusCode, `${from}, ${type}`).toBe(403);
        expect(answer.json()).toMatchObject({ code: "foreignOrigin" });
      }
    }
    const own = await app().app.inject({
      method: endpoint.method,
      url: pathOf(endpoint),
      headers: {
        origin: testOrigin,
        "sec-fetch-site": "same-origin",
        cookie,
        "content-type": "application/json",
      },
      payload: "{}",
    });
    expect(own.body).not.toContain("foreignOrigin");
  });
});

describe("B-03: only JSON is read, and JSON is always validated [W-26]", () => {
  let cookie = "";
  beforeAll(async () => {
    ({ cookie } = await app().signUp("Tina Type"));
  });

  test.each([
    "application/json\ta",
    " application/json",
    "application/json garbage",
    "APPLICATION/JSON",
    "application/json; charset=utf-8",
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/vnd.api+json",
    "",
  ])("content type %j", async (type) => {
    const answer = await app().app.inject({
      method: "POST",
      url: "/api/organizations",
      headers: { origin: testOrigin, cookie, "content-type": type },
      payload: JSON.stringify({ name: "", role: "admin" }),
    });
    expect([400, 415]).toContain(answer.statusCode);
  });
});

describe("whoever sends a wrong body reads which field is wrong", () => {
  let cookie = "";
  beforeAll(async () => {
    ({ cookie } = await app().signUp("Wanda Wrong"));
  });
  const send = async (url: string, payload: object) => {
    const headers = { origin: testOrigin, cookie };
    const answer = await app().app.inject({ method: "POST", url, headers, payload });
    expect(answer.statusCode).toBe(400);
    return answer.json<ProblemBody>();
  };

  test("a field that is missing is named in the message and in fields", async () => {
    expect(await send("/api/parse-job-description", {})).toEqual({
      code: "invalidRequest",
      message: "jobDescriptionText is missing",
      fields: { jobDescriptionText: "is missing" },
    });
  });

  test("several wrong fields are all named, one inside a list by its place", async () => {
    const wrong = { title: "", location: 7, organizationId: 1, dealBreakers: ["a", 5], salry: "1" };
    const { message, fields } = await send("/api/jobs", wrong);
    expect(message).toBe("Job title is required");
    expect(fields).toEqual({
      title: "Job title is required",
      location: "Location is required",
      "dealBreakers.1": "Invalid input: expected string, received number",
      salry: 'Unrecognized key: "salry"',
    });
  });

  test("a wrong kind of value is named where the sentence does not say it", async () => {
    const { message } = await send("/api/organizations", { name: "Northwind", website: 7 });
    expect(message).toBe("website: Invalid input: expected string, received number");
  });
});

describe("B-04: hostile JSON costs little and changes nothing [W-27]", () => {
  let cookie = "";
  beforeAll(async () => {
    ({ cookie } = await app().signUp("Jona Json"));
  });

  test.each([
    ["100,000 nested arrays", "[".repeat(100_000), 400],
    ["33 nested objects", `${'{"a":'.repeat(33)}1${"}".repeat(33)}`, 400],
    ["a __proto__ key", '{"name":"x","__proto__":{"role":"admin"}}', 400],
    ["a constructor.prototype key", '{"name":"x","constructor":{"prototype":{}}}', 400],
    ["an infinite number", '{"name":1e400}', 400],
    ["half a document", '{"name":', 400],
    ["300 KB", JSON.stringify({ name: "x".repeat(300_000) }), 413],
  ])("%s", async (_name, payload, status) => {
    const start = performance.now();
    const answer = await app().app.inject({
      method: "POST",
      url: "/api/organizations",
      headers: { origin: testOrigin, cookie, "content-type": "application/json" },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(performance.now() - start).toBeLessThan(patient(500));
  });

  test("32 levels inside a report edit are still read", async () => {
    const content = JSON.parse(`${'{"a":'.repeat(30)}1${"}".repeat(30)}`) as object;
    const answer = await app().browser(cookie).send("PATCH", "/api/outputs/999999", { content });
    expect(answer.statusCode).toBe(404);
  });
});

test.each([
  "-1",
  "0",
  "1e9",
  "2147483648000000000000",
  "9007199254740993",
  "1%00",
  "%2e%2e%2f",
  "١٢",
  "1.5",
  "NaN",
])("B-05: the id %s is refused or not found [W-28]", async (id) => {
  const { cookie } = await app().signUp(`Ida ${Buffer.from(id).toString("hex")}`);
  for (const path of [`/api/jobs/${id}`, `/api/organizations/${id}`, `/api/jobs/${id}/outputs`]) {
    const answer = await app().browser(cookie).send("GET", path);
    expect([path, answer.statusCode]).toEqual([path, expect.toBeOneOf([400, 404])]);
  }
});

describe("A-19: every answer carries the security headers and a nonce of its own [W-19]", () => {
  const nonces = new Set<string>();

  test.each([
    ["a reply", "GET", "/api/health", 200],
    ["a refusal", "GET", "/api/jobs", 401],
    ["a missing page", "GET", "/api/nothing", 404],
    ["better-auth", "GET", "/api/auth/get-session", 200],
    ["the call list", "GET", "/api/docs", 200],
    ["a foreign call", "POST", "/api/jobs", 403],
  ] as const)("%s", async (_name, method, url, status) => {
    const answer = await app().app.inject({ method, url });
    expect(answer.statusCode).toBe(status);
    const policy = String(answer.headers["content-security-policy"]);
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toContain("unsafe");
    const nonce = /'nonce-([^']{20,})'/u.exec(policy)?.[1] ?? "";
    expect([nonce, nonces.has(nonce)]).toEqual([expect.stringMatching(/./u), false]);
    nonces.add(nonce);
    expect(answer.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "no-store",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
  });
});

describe("on https", () => {
  const secure = useTestApp({ PUBLIC_URL: "https://roleprint.example" });

  test("A-13, A-19: the session cookie is __Host-, Secure, HttpOnly and Lax, and transport security is on [R-17, W-13]", async () => {
    const answer = await secure().app.inject({
      method: "POST",
      url: "/api/auth/sign-up/email",
      headers: { origin: "https://roleprint.example" },
      payload: { name: "Sven Secure", email: "sven@example.com", password: "correct horse" },
    });
    expect(answer.statusCode).toBe(200);
    const cookie = String(answer.headers["set-cookie"]);
    expect(cookie).toMatch(/^__Host-roleprint\.session=/u);
    for (const part of ["Secure", "HttpOnly", "SameSite=Lax", "Path=/"])
      expect(cookie).toContain(part);
    expect(cookie).not.toMatch(/domain=/iu);
    expect(answer.headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
  });
});

test("the figures are served to whoever holds the token and to nobody else [W-21]", async () => {
  expect((await app().app.inject({ url: "/metrics" })).statusCode).toBe(404);
  const answer = await app().app.inject({
    url: "/metrics",
    headers: { authorization: "Bearer undefined" },
  });
  expect(answer.statusCode).toBe(404);
});

test("whoever holds the token sees how much waits in each queue", async () => {
  const watched = await openTestApp({ METRICS_TOKEN: "seen" }, app().database);
  const headers = { authorization: "Bearer seen" };
  const answer = await watched.app.inject({ url: "/metrics", headers });
  await watched.close();
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toMatch(/queue_tasks\{queue="write-report",state="waiting"\} \d+/u);
  expect(answer.body).toContain("http_request_duration_seconds");
});

test("/api/login leads to the sign-in screen [S-212, R-11]", async () => {
  const answer = await app().app.inject({ url: "/api/login?next=https://evil.example" });
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe("/signin");
});
