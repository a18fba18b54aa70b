import { expect, test } from "vitest";
import { openAuth } from "#server/features/accounts/auth.ts";
import { letterService } from "#server/features/letters/letters.service.ts";
import { useFactories } from "#server/test/factories.ts";
import { sendRaw } from "#server/test/raw-request.ts";
import { testOrigin, useTestApp } from "#server/test/test-app.ts";

const app = useTestApp();
const make = useFactories(app);

/** Everything better-auth answers under /api/auth; a new version that brings more fails here. */
const openPaths = [
  "GET /error",
  "GET /ok",
  "GET /reset-password/:token",
  "GET /verify-email",
  "GET|POST /callback/:id",
  "GET|POST /get-session",
  "POST /change-password",
  "POST /request-password-reset",
  "POST /reset-password",
  "POST /send-verification-email",
  "POST /sign-in/email",
  "POST /sign-in/social",
  "POST /sign-out",
  "POST /sign-up/email",
];

/** Of those, the ones about the account of whoever is signed in. */
const pathsOfTheSignedIn = ["POST /change-password"];

type AuthEndpoint = { path?: string; options: { method: string | string[] } };

function offered() {
  const auth = openAuth(app().deps, letterService(app().deps));
  const closedNames = auth.options.disabledPaths.map(String);
  const all = (Object.values(auth.api) as unknown as AuthEndpoint[]).flatMap(({ path, options }) =>
    path ? [{ path, methods: [options.method].flat() }] : [],
  );
  const isClosed = ({ path }: { path: string }) => closedNames.includes(path);
  return {
    open: all.filter((one) => !isClosed(one)),
    closed: all.filter(isClosed),
    closedNames,
  };
}

test("better-auth's open paths are exactly the written ones, and every closed name is one it knows", () => {
  const { open, closed, closedNames } = offered();
  const lines = open.map(({ path, methods }) => `${methods.join("|")} ${path}`);
  expect(lines.sort()).toEqual(openPaths);
  expect(closed.map(({ path }) => path).sort()).toEqual(closedNames.sort());
});

test("a closed path of better-auth is not there for anybody, however it is spelled", async () => {
  const anna = await make().person("nobody");
  const address = await app().app.listen({ host: "127.0.0.1", port: 0 });
  const headers = { cookie: anna.cookie, origin: testOrigin, "content-type": "application/json" };
  const send = (method: string, path: string) =>
    sendRaw(address, method, `/api/auth${path}`, {
      headers,
      ...(method === "POST" ? { body: "{}" } : {}),
    });
  for (const { path, methods } of offered().closed) {
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
      for (const method of methods) {
        const { status } = await send(method, spelling);
        expect(status, `${method} ${spelling}`).toBe(404);
      }
    }
  }
  expect(await send("GET", "/x/../get-session")).toMatchObject({ status: 200 });
  const { rows } = await make().admin.query("select name from users where id = $1", [anna.userId]);
  expect(rows).toEqual([{ name: "CANARY-nobody-users-name" }]);
});

test("a visitor is refused by every path of better-auth that is about somebody's account", async () => {
  const anna = await make().person("nobody");
  const body = { token: "x", currentPassword: "x", newPassword: "12345678", userId: anna.userId };
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
