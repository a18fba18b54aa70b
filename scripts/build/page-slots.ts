import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport, type Plugin, type ViteDevServer } from "vite";
import { signUpSlot } from "../../contract/sign-up.ts";

const root = join(import.meta.dirname, "../..");
/** The module behind each slot, which has one function that writes it. */
const slots: Record<string, string> = {
  "<!--landing-->": join(root, "scripts/build/landing-markup.tsx"),
  "<!--waiting-->": join(root, "scripts/build/waiting-markup.tsx"),
};
const themeScript = join(root, "web/app/theme-before-paint.js");
const preloadedFonts =
  /(bricolage-grotesque-latin-opsz|hanken-grotesk-latin-wght)-normal.*\.woff2$/u;
const sessionCookie = /(?:^|; )(?:__Host-)?roleprint\.session=/u;

type MarkupModule = Record<string, () => string>;

/** Fills the pages when they are built: the theme before the first paint, what stands there without scripts, and fonts early. */
export function pageSlots(): Plugin[] {
  return [
    {
      name: "page slots",
      configureServer: serveLandingToVisitors,
      transformIndexHtml: {
        order: "pre",
        handler: async (html, { server }) => {
          const theme = `<script>\n${readFileSync(themeScript, "utf8")}</script>`;
          let filled = html.replace("<!--theme-->", () => theme);
          for (const [slot, module] of Object.entries(slots)) {
            if (!html.includes(slot)) continue;
            let text = await markup(module, server);
            // Production's server says who may sign up; while developing everybody may.
            if (server) text = text.replace(signUpSlot, "");
            filled = filled.replace(slot, () => text);
          }
          return filled;
        },
      },
    },
    {
      name: "early fonts",
      transformIndexHtml: {
        order: "post",
        // Only where words stand in the page itself: elsewhere they would be in the scripts' way.
        handler: (html, { bundle }) =>
          Object.keys(bundle ?? {})
            .filter((name) => preloadedFonts.test(name) && html.includes("<main"))
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

async function markup(module: string, server: ViteDevServer | undefined): Promise<string> {
  const loaded = server
    ? ((await server.ssrLoadModule(module)) as MarkupModule)
    : (await runnerImport<MarkupModule>(module, { root, configFile: false })).module;
  return Object.values(loaded)
    .map((write) => write())
    .join("");
}

/** While developing, `/` is decided as in production (readings.md 32). */
function serveLandingToVisitors(server: ViteDevServer): void {
  server.middlewares.use((request, _response, next) => {
    const isHome = request.url === "/" || request.url?.startsWith("/?");
    if (isHome && !sessionCookie.test(request.headers.cookie ?? "")) request.url = "/landing.html";
    next();
  });
}
