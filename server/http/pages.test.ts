import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { fastify, type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUpSlot } from "#contract/sign-up.ts";
import type { Env } from "#server/env.ts";
import { securityHeaders, setHeaders } from "#server/http/headers.ts";
import { servePages } from "#server/http/pages.ts";
import "#server/http/request-context.ts";

const env = {
  origin: "https://roleprint.example",
  isHttps: true,
  SIGN_UP: "open",
  SIGN_UP_DOMAINS: [] as string[],
} as Env;
const script = '<script nonce="__CSP_NONCE__">1</script>';
let directory = "";
let app: FastifyInstance;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "roleprint-pages-"));
  mkdirSync(join(directory, "assets"));
  const write = (name: string, text: string) => writeFileSync(join(directory, name), text);
  write("index.html", `<title>App</title>${script}`);
  write(
    "landing.html",
    `<title>Landing</title>${script}<link href="__PUBLIC_URL__/"><p>${signUpSlot}</p>`,
  );
  write("assets/app-1.js", "plain");
  write("assets/app-1.js.br", "packed");
  app = fastify();
  setHeaders(app, securityHeaders(env));
  servePages(app, directory, env);
});
afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test("a visitor is answered the landing page, somebody with a session cookie the app [S-201, R-32]", async () => {
  expect((await get("/")).body).toContain("Landing");
  expect((await get("/", { cookie: "theme=dark; other.session=1" })).body).toContain("Landing");
  for (const name of ["roleprint.session", "__Host-roleprint.session"]) {
    expect((await get("/", { cookie: `theme=dark; ${name}=abc` })).body).toContain("App");
  }
  expect((await get("/?utm=1")).body).toContain("Landing");
  expect((await get("/dashboard")).body).toContain("App");
  expect((await app.inject({ method: "HEAD", url: "/" })).statusCode).toBe(200);
});

test("who has a session gets the organizations on their way with the page, a visitor does not", async () => {
  const { headers } = await get("/dashboard", { cookie: "roleprint.session=abc" });
  expect(headers.link).toBe(
    "</api/organizations>; rel=preload; as=fetch; crossorigin=use-credentials",
  );
  expect((await get("/signin")).headers.link).toBeUndefined();
});

test("each answer carries a nonce of its own, in the page and in the policy [R-32]", async () => {
  const answers = [await get("/"), await get("/"), await get("/signin")];
  const nonces = answers.map(({ body, headers }) => {
    const [, nonce = ""] = /nonce="([^"]+)"/u.exec(body) ?? [];
    expect(headers["content-security-policy"]).toContain(`'nonce-${nonce}'`);
    expect(headers["cache-control"]).toBe("no-store");
    return nonce;
  });
  expect(new Set(nonces).size).toBe(3);
  expect(nonces.join("")).not.toContain("CSP");
});

test("the landing page names its own address", async () => {
  expect((await get("/")).body).toContain('href="https://roleprint.example/"');
});

test("the landing page says who may sign up, and nothing where everybody may", async () => {
  expect((await get("/")).body).toContain("<p></p>");
  const closed = fastify();
  setHeaders(closed, securityHeaders(env));
  servePages(closed, directory, { ...env, SIGN_UP: "closed" });
  expect((await closed.inject({ url: "/" })).body).toContain(
    "<p>New accounts cannot be created here. If you have one, sign in.</p>",
  );
  await closed.close();
});

test("pages are packed for browsers that unpack, with the same words", async () => {
  const plain = await get("/");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  const brotli = await get("/", { "accept-encoding": "gzip, deflate, br" });
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain("Landing");
  const zipped = await get("/", { "accept-encoding": "gzip" });
  expect(gunzipSync(zipped.rawPayload).toString()).toContain("Landing");
  expect(zipped.headers.vary).toContain("accept-encoding");
});

test("scripts come packed as they were built and are kept for a year", async () => {
  const packed = await get("/assets/app-1.js", { "accept-encoding": "br" });
  expect([packed.body, packed.headers["content-encoding"]]).toEqual(["packed", "br"]);
  const plain = await get("/assets/app-1.js");
  expect(plain.body).toBe("plain");
  expect(plain.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("a template cannot be fetched by its file name", async () => {
  expect((await get("/landing.html")).body).not.toContain("__");
  expect((await get("/index.html")).body).not.toContain("__");
});

test("search engines are told the public pages and kept from the others", async () => {
  const { body: robots } = await get("/robots.txt");
  expect(robots).toContain("Sitemap: https://roleprint.example/sitemap.xml");
  expect(robots).not.toContain("Disallow: /\n");
  for (const path of [
    "/api/",
    "/dashboard",
    "/jobs/",
    "/profile",
    "/organization",
    "/invite/",
    "/room",
  ])
    expect(robots).toContain(`Disallow: ${path}\n`);
  const { body: sitemap, headers } = await get("/sitemap.xml");
  expect(headers["content-type"]).toContain("application/xml");
  const places = [...sitemap.matchAll(/<loc>https:\/\/roleprint\.example([^<]*)<\/loc>/gu)];
  expect(places.map(([, path]) => path)).toEqual(["/", "/signin", "/signup", "/terms", "/privacy"]);
});
