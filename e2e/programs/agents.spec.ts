import { createHash, randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { expectGood } from "../page-rules.ts";
import { test } from "../journey.ts";
import { hireRecruiter } from "../recruiter.ts";

/** Where the assistant waits for its code, as a program on the person's computer does. */
let waiting: Server;
let redirectUri = "";
test.beforeAll(async () => {
  waiting = createServer((_, reply) => reply.end("You can close this page."));
  await new Promise<void>((resolve) => waiting.listen(0, "127.0.0.1", resolve));
  redirectUri = `http://127.0.0.1:${(waiting.address() as AddressInfo).port}/callback`;
});
test.afterAll(() => waiting.close());

type Server8414 = Record<
  "authorization_endpoint" | "registration_endpoint" | "token_endpoint",
  string
>;

test("an assistant finds its way, its person signs in and lets it in, and an admin disconnects it", async ({
  page,
  openBrowser,
  site,
}) => {
  const base = site.home;
  const maya = await hireRecruiter(base, "Maya Okafor", "Northwind Talent");

  const read = async <T>(url: string, request?: RequestInit) =>
    (await fetch(url, request)).json() as Promise<T>;
  const resource = await read<{ resource: string; authorization_servers: string[] }>(
    `${base}/.well-known/oauth-protected-resource/mcp`,
  );
  expect(resource.resource).toBe(`${base}/mcp`);
  const issuer = new URL(resource.authorization_servers[0] ?? "");
  const server = await read<Server8414>(
    `${issuer.origin}/.well-known/oauth-authorization-server${issuer.pathname}`,
  );
  const { client_id } = await read<{ client_id: string }>(server.registration_endpoint, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ client_name: "Desk assistant", redirect_uris: [redirectUri] }),
  });
  const verifier = randomBytes(32).toString("base64url");
  const authorize = new URL(server.authorization_endpoint);
  authorize.search = new URLSearchParams({
    client_id,
    response_type: "code",
    redirect_uri: redirectUri,
    state: "kept",
    scope: "jobs.read reports.read jobs.write",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    resource: resource.resource,
  }).toString();

  const away = await openBrowser();
  await away.goto(authorize.href);
  await away.waitForURL("**/signin");
  await away.getByLabel("Email").fill(maya.email);
  await away.getByLabel(/^Password/u).fill("correct horse");
  await away.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(away.getByRole("heading", { name: "Let an agent in?" })).toBeVisible();
  await expect(away.getByText("Desk assistant")).toBeVisible();
  await expectGood(away, "/consent");
  await away.getByRole("checkbox", { name: "Create and edit jobs" }).check();
  await away.getByRole("button", { name: "Let in" }).click();
  await away.waitForURL(`${redirectUri}?**`);
  const answered = new URL(away.url()).searchParams;
  expect(answered.get("state")).toBe("kept");

  const token = (fields: Record<string, string>) =>
    fetch(server.token_endpoint, {
      method: "POST",
      body: new URLSearchParams({ client_id, ...fields }),
    });
  const given = await token({
    grant_type: "authorization_code",
    code: answered.get("code") ?? "",
    code_verifier: verifier,
    redirect_uri: redirectUri,
  });
  const tokens = (await given.json()) as Record<"access_token" | "refresh_token" | "scope", string>;
  expect(tokens.scope).toBe("jobs.read reports.read jobs.write offline_access");
  const call = (name: string, input: object) =>
    fetch(resource.resource, {
      method: "POST",
      headers: {
        authorization: `Bearer ${tokens.access_token}`,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
      },
      body: JSON.stringify({
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: { name, arguments: input },
      }),
    });
  const made = await call("create_job", {
    posting: "Night Baker\n\nYou bake bread in Dayton, Ohio.",
  });
  expect(made.status).toBe(200);
  expect(await made.text()).not.toContain("isError");
  const listed = await call("list_jobs", {});
  expect(listed.status).toBe(200);
  expect(await listed.text()).toContain("Night Baker");

  await maya.enter(page, "/organization#agents");
  const section = page.getByRole("region", { name: "Connected agents" });
  await expect(section.getByText("Reads jobs and reports, creates jobs.")).toBeVisible();
  await expect(page.getByText("Maya Okafor let in “Desk assistant”")).toBeVisible();
  await section.getByRole("button", { name: "Disconnect Desk assistant" }).click();
  await page
    .getByRole("alertdialog", { name: "Disconnect “Desk assistant”?" })
    .getByRole("button", { name: "Disconnect" })
    .click();
  await expect(section.getByText("Desk assistant")).toHaveCount(0);
  const refresh = { grant_type: "refresh_token", refresh_token: tokens.refresh_token };
  expect((await token(refresh)).status).toBe(400);
  const ended = await call("list_jobs", {});
  expect(ended.status).toBe(401);
  expect(ended.headers.get("www-authenticate")).toContain(
    "/.well-known/oauth-protected-resource/mcp",
  );

  await away.goto(authorize.href);
  await away.getByRole("button", { name: "Cancel" }).click();
  await away.waitForURL(`${redirectUri}?**`);
  expect(new URL(away.url()).searchParams.get("error")).toBe("access_denied");
});
