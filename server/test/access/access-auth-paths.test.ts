import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { openAuthPaths } from "#server/features/accounts/auth-paths.ts";
import { oauthPaths } from "#server/features/accounts/oauth/oauth.routes.ts";
import { openAuth } from "#server/features/accounts/auth.ts";
import { outboxService } from "#server/features/outbox/outbox.service.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { sendRaw } from "#server/test/raw-request.ts";
import { testOrigin, useTestApp } from "#server/test/test-app.ts";

const app = useTestApp();
const make = useFactories(app);

/** The open ones about the account of whoever is signed in. */
const pathsOfTheSignedIn = [
  "POST /change-password",
  "POST /two-factor/disable",
  "POST /two-factor/enable",
  "POST /two-factor/generate-backup-codes",
];

/** What browsers call, and what agents call themselves. */
const allOpen = [...openAuthPaths, ...oauthPaths];

type AuthEndpoint = { path?: string; options: { method: string | string[] } };

function offered() {
  const auth = openAuth(app().deps, outboxService(app().deps));
  const all = (Object.values(auth.api) as unknown as AuthEndpoint[]).flatMap(({ path, options }) =>
    path ? [options.method].flat().map((method) => ({ path, method })) : [],
  );
  const isOpen = ({ path, method }: { path: string; method: string }) =>
    allOpen.includes(`${method} ${path}`);
  return { open: all.filter(isOpen), closed: all.filter((one) => !isOpen(one)) };
}

test("every open path is one that better-auth knows", () => {
  const lines = offered().open.map(({ path, method }) => `${method} ${path}`);
  expect(lines.sort()).toEqual(allOpen.toSorted());
});

const rateRows = async () =>
  (await make().admin.query<{ key: string }>("select key from rate_limits order by key")).rows;

test.each(["GET", "POST"] as const)(
  "a path that better-auth does not know is not there and leaves no row (L1): %s",
  async (method) => {
    const before = await rateRows();
    // Random signs, because the database packs repeated ones and stores even a row of 12 kB.
    const long = randomBytes(6_000).toString("hex");
    const paths = ["/x1", "/x/2", `/${long}`, "/ok", "/reset-password/x", "/callback/github"];
    const statuses: number[] = [];
    for (const path of paths) {
      const answer = await app().browser().send(method, `/api/auth${path}`);
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual(paths.map(() => 404));
    expect(await rateRows()).toEqual(before);
  },
);

test("a closed path of better-auth is not there for anybody, however it is spelled", async () => {
  const anna = await make().person("nobody");
  const address = await app().app.listen({ host: "127.0.0.1", port: 0 });
  const headers = { cookie: anna.cookie, origin: testOrigin, "content-type": "application/json" };
  const send = (method: string, path: string) =>
    sendRaw(address, method, `/api/auth${path}`, {
      headers,
      ...(method === "POST" ? { body: "{}" } : {}),
    });
  for (const { path, method } of offered().closed) {
    const spellings = [
      path,
      `${path}/`,
      `/${path}`,
      `${path}?a=1`,
      `/.${path}`,
      `/x/..${path}`,
      `/x/%2e%2e${path}`,
      path.replace("-", "%2d"),
      path.replace(/^\//u, "/%2f"),
      path.toUpperCase(),
    ];
    for (const spelling of spellings) {
      const { status } = await send(method, spelling);
      expect(status, `${method} ${spelling}`).toBe(404);
    }
  }
  expect(await send("GET", "/x/../get-session")).toMatchObject({ status: 200 });
  const { rows } = await make().admin.query("select name from users where id = $1", [anna.userId]);
  expect(rows).toEqual([{ name: "CANARY-nobody-users-name" }]);
});

test("a visitor is refused by every path of better-auth that is about somebody's account", async () => {
  const anna = await make().person("nobody");
  const body = {
    token: "x",
    password: "x",
    currentPassword: "x",
    newPassword: "12345678",
    userId: anna.userId,
  };
  for (const line of pathsOfTheSignedIn) {
    const [method, path] = line.split(" ") as ["GET" | "POST", string];
    const url = `/api/auth${path}`;
    const answer = await app()
      .browser()
      .send(method, url, method === "POST" ? body : undefined);
    expect({ line, status: answer.statusCode }).toEqual({ line, status: 401 });
  }
  const own = await app().browser(anna.cookie).send("POST", "/api/auth/change-password", body);
  expect(own.statusCode).toBe(400);
});

test("somebody who hands better-auth another person's id or token changes nothing of theirs", async () => {
  const anna = await make().person("nobody");
  const ben = await make().person("nobody");
  const tokenOfBen = decodeURIComponent(ben.cookie.split("=")[1] ?? "").split(".")[0];
  const asAnna = app().browser(anna.cookie);
  await asAnna.send("POST", "/api/auth/sign-out", { token: tokenOfBen, userId: ben.userId });
  expect((await app().browser(ben.cookie).send("GET", "/api/organizations")).statusCode).toBe(200);
});
