import type { FastifyInstance } from "fastify";
import { screens, type Audience } from "#contract/screens.ts";
import type { Env } from "#server/env.ts";

const kept = { "cache-control": "public, max-age=300" };
const open = { config: { access: "anyone" as const }, schema: { hide: true } };

/** Public screens that are worth finding: those without a secret in their address. */
const listed = [screens.home, screens.signIn, screens.signUp, screens.terms, screens.privacy];

function pathsFor(audience: Audience): string[] {
  return Object.values(screens)
    .filter((screen) => screen.audience === audience)
    .map(({ path }) => path.replace(/:.*$/u, ""));
}

/** Tells search engines what to list and what to leave alone. */
export function serveSearchEngines(app: FastifyInstance, { origin }: Env): void {
  const closed = ["/api/", "/invite/", "/shared", "/room", ...new Set(pathsFor("signedIn"))];
  const robots = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
  const addresses = listed.map(({ path }) => `  <url><loc>${origin}${path}</loc></url>\n`).join("");
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses}</urlset>\n`;
  app.get("/robots.txt", open, async (_request, reply) =>
    reply.headers(kept).type("text/plain; charset=utf-8").send(robots),
  );
  app.get("/sitemap.xml", open, async (_request, reply) =>
    reply.headers(kept).type("application/xml; charset=utf-8").send(sitemap),
  );
}
