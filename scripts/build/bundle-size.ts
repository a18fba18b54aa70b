import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { z } from "zod";

const job = ["index.html", "web/app/screens/job-screen.tsx"];

/** What may be loaded in scripts, gzip: the chunks a screen needs at once and all they import. */
const budgets = [
  { what: "landing page, scripts of the first load", chunks: ["landing.html"], most: 1_000 },
  { what: "dashboard, scripts of the first load", chunks: ["index.html"], most: 110_600 },
  { what: "job detail, scripts of the first load", chunks: job, most: 134_400 },
  {
    what: "report, scripts of opening",
    chunks: [...job, "web/features/reader/window/reader-window.tsx"],
    most: 262_000,
  },
];

const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
);

const directory = join(import.meta.dirname, "../..", "dist/web");
const manifest = Manifest.parse(
  JSON.parse(readFileSync(join(directory, ".vite/manifest.json"), "utf8")),
);

for (const { what, chunks, most } of budgets) {
  const sizes = [...filesOf(chunks)].map(
    (file) => gzipSync(readFileSync(join(directory, file))).length,
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`${kilobytes(bytes)} of ${kilobytes(most)}  ${what}, gzip`);
  if (bytes <= most) continue;
  console.error(`Over its budget: ${what}. Load more of it lazily.`);
  process.exitCode = 1;
}

/** The script files behind these chunks and everything they import statically. */
function filesOf(keys: string[], seen = new Set<string>()): Set<string> {
  const files = new Set<string>();
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk)
      throw new Error(`dist/web has no ${key}: run vite build, or mend the list of chunks`);
    for (const file of [chunk.file, ...filesOf(chunk.imports, seen)]) files.add(file);
  }
  return files;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}
