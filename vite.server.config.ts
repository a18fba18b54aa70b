import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";

/** The server and its migrations as plain JavaScript; packages stay in node_modules. */
export default defineConfig({
  publicDir: false,
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  plugins: [carrySql()],
  build: {
    ssr: true,
    outDir: "dist/server",
    emptyOutDir: true,
    target: "node24",
    rolldownOptions: {
      input: { main: "server/main.ts", migrate: "scripts/migrate.ts" },
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "[name].js",
        minify: "dce-only",
        comments: false,
      },
    },
  },
});

/** Puts the SQL files where the built code, one folder flatter than its source, looks for them. */
function carrySql(): Plugin {
  const directory = join(import.meta.dirname, "server/db");
  return {
    name: "carry-sql",
    generateBundle() {
      const names = readdirSync(directory, { recursive: true, encoding: "utf8" });
      for (const name of names.filter((path) => path.endsWith(".sql"))) {
        const source = readFileSync(join(directory, name));
        this.emitFile({ type: "asset", fileName: `db/${name}`, source });
      }
    },
  };
}
