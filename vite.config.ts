import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  publicDir: "web/public",
  plugins: [react(), tailwindcss()],
  html: { cspNonce: "__CSP_NONCE__" },
  optimizeDeps: { entries: ["index.html"] },
  build: { outDir: "dist/web", manifest: true, assetsInlineLimit: 0 },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { "/api": process.env.API_URL ?? "http://localhost:3000" },
  },
});
