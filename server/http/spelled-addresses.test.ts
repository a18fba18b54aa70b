import { beforeAll, describe, expect, test } from "vitest";
import { sendRaw } from "#server/test/raw-request.ts";
import { useTestApp } from "#server/test/test-app.ts";

const app = useTestApp({ PUBLIC_URL: "https://roleprint.example" });
let address = "";
beforeAll(async () => {
  address = await app().app.listen({ host: "127.0.0.1", port: 0 });
});

test.each([
  "/api/health",
  "/%61pi/health",
  "/api/%68ealth",
  "http://roleprint.example/api/health",
  "http://elsewhere.example/%61pi/health",
])("an answer to %s is kept nowhere (L2)", async (target) => {
  const { status, headers } = await sendRaw(address, "GET", target);
  expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
});

describe("an address the framework cannot read is answered as every other (L3)", () => {
  test.each([
    ["no text", "/%ff", 400],
    ["half a sign", "/api/jobs/%E0%A4%A", 400],
    ["a parameter of 5,000 signs", `/api/jobs/${"7".repeat(5_000)}`, 404],
  ])("%s", async (_what, target, status) => {
    const answer = await sendRaw(address, "GET", target);
    expect(answer.status).toBe(status);
    expect(Object.keys(JSON.parse(answer.body) as object).sort()).toEqual(["code", "message"]);
    expect(answer.body).not.toContain(target.slice(1, 5));
    expect(answer.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "content-security-policy": expect.stringContaining("default-src 'self'") as string,
      "x-content-type-options": "nosniff",
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "cache-control": "no-store",
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/u) as string,
    });
  });

  test("a parameter of 200 signs is read", async () => {
    const { status } = await sendRaw(address, "GET", `/api/jobs/${"7".repeat(200)}`);
    expect(status).toBe(401);
  });
});
