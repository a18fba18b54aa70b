import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { Problem } from "#contract/problem.ts";

const noncePlaceholder = "__CSP_NONCE__";

/** Serves the built browser app: files by name, and its page for every screen path. */
export function servePages(app: FastifyInstance, directory: string): void {
  const page = readFileSync(join(directory, "index.html"), "utf8");
  const open = { config: { access: "anyone" as const }, schema: { hide: true } };
  app.register(fastifyStatic, { root: directory, serve: false });
  app.get<{ Params: { "*": string } }>("/assets/*", open, (request, reply) =>
    reply.sendFile(`assets/${request.params["*"]}`, { maxAge: "365d", immutable: true }),
  );
  for (const name of readdirSync(directory)) {
    if (name === "index.html" || name === "assets" || name.startsWith(".")) continue;
    app.get(`/${name}`, open, (_request, reply) => reply.sendFile(name, { maxAge: "5m" }));
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === "GET" || request.method === "HEAD";
    if (!isPage || request.url.startsWith("/api/")) throw new Problem("notFound");
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .send(page.replaceAll(noncePlaceholder, request.nonce));
  });
}
