import { expect, test } from "vitest";
import { newApiToken } from "#server/secrets/api-token.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { openProgram } from "#server/test/program.ts";
import { useTestApp } from "#server/test/test-app.ts";

const app = useTestApp({ JOBS_PER_USER_PER_HOUR: "2", WRONG_TOKENS_PER_ADDRESS_PER_MINUTE: "1" });
const make = useFactories(app);

test("a program is told the limits its call counted in, and when they begin anew", async () => {
  const home = await make().organization("home");
  const admin = await make().member(home, "admin");
  const { token } = await make().token(home, admin, ["jobs.read", "jobs.write"]);
  const send = openProgram(app(), token);
  const form = { title: "Welder", location: "Leeds", organizationId: home.id };
  const first = await send("POST", "/api/jobs", form);
  expect(first.headers["ratelimit-policy"]).toContain('"jobs-organization";q=200;w=3600');
  expect(first.headers["ratelimit-policy"]).toContain('"jobs-user";q=2;w=3600');
  expect(first.headers["ratelimit"]).toMatch(/"jobs-user";r=1;t=3[56]\d\d/u);
  await send("POST", "/api/jobs", form);
  const third = await send("POST", "/api/jobs", form);
  expect(third.statusCode).toBe(429);
  expect(third.headers["ratelimit"]).toMatch(/"jobs-user";r=0;t=3[56]\d\d/u);
  expect(third.headers["retry-after"]).toBe(
    /jobs-user";r=0;t=(\d+)/u.exec(String(third.headers["ratelimit"]))?.[1],
  );
  const read = await send("GET", "/api/jobs");
  expect(read.headers).not.toHaveProperty("ratelimit");
  const byHand = await app().browser(admin.cookie).send("POST", "/api/jobs", form);
  expect([byHand.statusCode, byHand.headers["ratelimit"]]).toEqual([429, undefined]);
});

test.for(["127.0.0.1", "2001:db8::1"])(
  "whoever guesses tokens from %s is told when to come back",
  async (remoteAddress) => {
    const guess = () =>
      app().app.inject({
        url: "/api/jobs",
        headers: { authorization: `Bearer ${newApiToken()}` },
        remoteAddress,
      });
    await guess();
    const { headers } = await guess();
    expect(headers["ratelimit-policy"]).toBe('"wrong-token";q=1;w=60');
    expect(headers["ratelimit"]).toMatch(/^"wrong-token";r=0;t=\d+$/u);
  },
);
