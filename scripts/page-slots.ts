import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport, type Plugin, type ViteDevServer } from "vite";

const root = join(import.meta.dirname, "..");
const markupModule = join(root, "scripts/landing-markup.tsx");
const themeScript = join(root, "web/app/theme-before-paint.js");
const preloadedFonts =
  /(bricolage-grotesque-latin-opsz|hanken-grotesk-latin-wght)-normal.*\.woff2$/u;
const sessionCookie = /(?:^|; )(?:__Host-)?roleprint\.session=/u;

type MarkupModule = { landingMarkup: () => string };

/** Fills the pages when they are built: the theme before the first paint, the landing page's body, and its fonts early. */
export function pageSlots(): Plugin[] {
  return [
    {
      name: "page slots",
      configureServer: serveLandingToVisitors,
      transformIndexHtml: {
        order: "pre",
        handler: async (html, { server }) => {
          const theme = `<script>\n${readFileSync(themeScript, "utf8")}</script>`;
          const body = html.includes("<!--landing-->") ? await markup(server) : "";
          return html.replace("<!--theme-->", () => theme).replace("<!--landing-->", () => body);
        },
      },
    },
    {
      name: "early fonts",
      transformIndexHtml: {
        order: "post",
        handler: (_html, { bundle }) =>
          Object.keys(bundle ?? {})
            .filter((name) => preloadedFonts.test(name))
            .map((name) => ({
              tag: "link",
              attrs: {
                rel: "preload",
                href: `/${name}`,
                as: "font",
                type: "font/woff2",
                crossorigin: true,
              },
              injectTo: "head",
            })),
      },
    },
  ];
}

async function markup(server: ViteDevServer | undefined): Promise<string> {
  const loaded = server
    ? ((await server.ssrLoadModule(markupModule)) as MarkupModule)
    : (await runnerImport<MarkupModule>(markupModule, { root, configFile: false })).module;
  return loaded.landingMarkup();
}

/** While developing, `/` is decided as in production (readings.md 32). */
function serveLandingToVisitors(server: ViteDevServer): void {
  server.middlewares.use((request, _response, next) => {
    const isHome = request.url === "/" || request.url?.startsWith("/?");
    if (isHome && !sessionCookie.test(request.headers.cookie ?? "")) request.url = "/landing.html";
    next();
  });
}
