import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";

/** What a ledger is made by and of. */
const rooms = [
  "contract",
  "knowledge",
  "english",
  "reading",
  "ledger",
  "boolean",
  "checks",
  "tools",
];

/** The server and its migrations as plain JavaScript; packages stay in node_modules. */
export default defineConfig({
  publicDir: false,
  define: {
    "process.env.NODE_ENV": JSON.stringify("production"),
    BUILD_ID: JSON.stringify(hashSources()),
  },
  plugins: [
    carry("server/db", ".sql", "db/"),
    carry("server/db", "roles.sql", ""),
    carry("server/documents/pdf", ".typ", ""),
    carry("server/email", ".png", ""),
    carry("knowledge/wages", "area-wages.bin.gz", ""),
    carry("knowledge/wages", "areas.json", ""),
  ],
  build: {
    ssr: true,
    outDir: "dist/server",
    emptyOutDir: true,
    target: "node24",
    rolldownOptions: {
      input: {
        main: "server/main.ts",
        doctor: "server/doctor.ts",
        migrate: "scripts/operate/migrate.ts",
        setup: "scripts/operate/setup.ts",
        admin: "scripts/operate/admin.ts",
        "extract-program": "server/documents/extract/extract-program.ts",
        "parse-program": "server/documents/parse/parse-program.ts",
        "render-program": "server/documents/render/render-program.ts",
        "pdf-typst-thread": "server/documents/pdf/typst-thread.ts",
      },
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "[name].js",
        minify: "dce-only",
        comments: false,
      },
    },
  },
});

/** Puts files that are no code where the built code, one folder flatter than its source, looks for them. */
function carry(folder: string, extension: string, target: string): Plugin {
  const directory = join(import.meta.dirname, folder);
  return {
    name: `carry ${extension}`,
    generateBundle() {
      const names = readdirSync(directory, { recursive: true, encoding: "utf8" });
      for (const name of names.filter((path) => path.endsWith(extension))) {
        const source = readFileSync(join(directory, name));
        this.emitFile({ type: "asset", fileName: `${target}${name}`, source });
      }
    },
  };
}

/** The same code is the same build, wherever and whenever it is built. */
function hashSources(): string {
  const hash = createHash("sha256");
  for (const room of rooms) {
    const names = readdirSync(join(import.meta.dirname, room), {
      recursive: true,
      encoding: "utf8",
    });
    for (const name of names.filter((path) => /\.(ts|json|gz)$/u.test(path)).sort()) {
      hash.update(name).update(readFileSync(join(import.meta.dirname, room, name)));
    }
  }
  return hash.digest("base64url").slice(0, 16);
}
