import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { packedFiles } from "./scripts/build/packed-files.ts";
import { pageSlots } from "./scripts/build/page-slots.ts";

export default defineConfig({
  publicDir: "web/public",
  plugins: [react(), tailwindcss(), pageSlots(), packedFiles()],
  html: { cspNonce: "__CSP_NONCE__" },
  optimizeDeps: { entries: ["index.html"] },
  build: {
    outDir: "dist/web",
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ["index.html", "landing.html"],
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
