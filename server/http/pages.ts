import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { endpoints } from "#contract/endpoints.ts";
import { Problem } from "#contract/problem.ts";
import { screens } from "#contract/screens.ts";
import { explainSignUp, signUpSlot } from "#contract/sign-up.ts";
import { signUpRule, type Env } from "#server/env.ts";
import { serveSearchEngines } from "#server/http/search-engines.ts";

const open = { config: { access: "anyone" as const }, schema: { hide: true } };
const pageNames = new Set(["index.html", "landing.html"]);
/** Every signed-in screen asks for them; on their way while the scripts still are, they cost no turn of their own. */
const early = `<${endpoints.listOrganizations.path}>; rel=preload; as=fetch; crossorigin=use-credentials`;
const packed = /\.(br|gz)$/u;
const sessionCookie = /(?:^|; )(?:__Host-)?roleprint\.session=/u;

/** Serves the built browser app: files by name, the landing page to visitors at `/`, and the app's page for every other path. */
export function servePages(app: FastifyInstance, directory: string, env: Env): void {
  const read = (name: string) =>
    readFileSync(join(directory, name), "utf8").replaceAll("__PUBLIC_URL__", env.origin);
  const appPage = read("index.html");
  const whoMay = explainSignUp(signUpRule(env)) ?? "";
  const landingPage = read("landing.html").replace(signUpSlot, whoMay);
  app.register(fastifyStatic, { root: directory, serve: false, preCompressed: true });
  app.get<{ Params: { "*": string } }>("/assets/*", open, (request, reply) =>
    reply.sendFile(`assets/${request.params["*"]}`, { maxAge: "365d", immutable: true }),
  );
  const files = readdirSync(directory, { withFileTypes: true }).filter((file) => file.isFile());
  for (const { name } of files) {
    if (pageNames.has(name) || packed.test(name) || name.startsWith(".")) continue;
    app.get(`/${name}`, open, (_request, reply) => reply.sendFile(name, { maxAge: "5m" }));
  }
  serveSearchEngines(app, env);
  app.route({
    ...open,
    method: ["GET", "HEAD"],
    url: screens.home.path,
    handler: async (request, reply) =>
      sendPage(hasSession(request) ? appPage : landingPage, request, reply),
  });
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === "GET" || request.method === "HEAD";
    if (!isPage || request.url.startsWith("/api/")) throw new Problem("notFound");
    return sendPage(appPage, request, reply);
  });
}

function hasSession(request: FastifyRequest): boolean {
  return sessionCookie.test(request.headers.cookie ?? "");
}

/** A page with the nonce of this one answer. */
async function sendPage(page: string, request: FastifyRequest, reply: FastifyReply) {
  const html = page.replaceAll("__CSP_NONCE__", request.nonce);
  reply.header("content-type", "text/html; charset=utf-8");
  if (hasSession(request)) reply.header("link", early);
  return reply.send(await compressText(html, request, reply));
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Much of the gain for little of the time: a page is compressed anew for each answer. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** A text in the best compression the browser takes. */
async function compressText(
  text: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | Buffer> {
  const accepted = request.headers["accept-encoding"] ?? "";
  reply.header("vary", "accept-encoding");
  if (/\bbr\b/u.test(accepted)) {
    reply.header("content-encoding", "br");
    return brotli(text, quality);
  }
  if (/\bgzip\b/u.test(accepted)) {
    reply.header("content-encoding", "gzip");
    return zip(text);
  }
  return text;
}
