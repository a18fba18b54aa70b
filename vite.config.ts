import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { packedFiles } from "./scripts/build/packed-files.ts";
import { pageSlots } from "./scripts/build/page-slots.ts";

/** Icons and small parts of the job's screen that others have, too: as files of their own each would cost more than it holds. */
const small =
  /lucide-react\/dist\/esm\/icons\/(arrow-left|check|copy|download|ellipsis|x)\.|\/web\/(api\/(use-call|fetch-file|refusal)|ui\/(layout\/card|hooks\/(save-file|clipboard)))\./u;

export default defineConfig({
  publicDir: "web/public",
  plugins: [react(), tailwindcss(), pageSlots(), packedFiles()],
  html: { cspNonce: "__CSP_NONCE__" },
  optimizeDeps: { entries: ["index.html"] },
  build: {
    outDir: "dist/web",
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A screen may be opened by its address, so all its files are asked for at once. Windows and menus are loaded ahead.
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === "html" || file.includes("-screen-")
          ? needed
          : needed.filter((one) => one.endsWith(".css")),
    },
    rolldownOptions: {
      input: ["index.html", "landing.html"],
      // What every screen loads is one file: small files pack worse, and each one's name is listed in the first. So is the
      // little that most screens share.
      output: {
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"], test: /^(?!.*landing)/u },
            { name: "small", test: small },
          ],
        },
      },
      // These rooms are pure: what a screen does not use of them can go.
      treeshake: {
        moduleSideEffects: [
          { test: /\/(contract|ledger|boolean|checks|tools)\//u, sideEffects: false },
        ],
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { "/api": process.env.API_URL ?? "http://localhost:3000" },
  },
});
