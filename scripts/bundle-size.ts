import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { z } from "zod";

/** What a first visit may cost in scripts, gzip: the chunks a screen needs at once and all they import. */
const budgets = [
  { screen: "landing page", chunks: ["landing.html"], budgetBytes: 10_000 },
  { screen: "dashboard", chunks: ["index.html"], budgetBytes: 130_000 },
  {
    screen: "job detail",
    chunks: ["index.html", "web/app/screens/job-screen.tsx"],
    budgetBytes: 160_000,
  },
];

const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
);

const directory = join(import.meta.dirname, "..", "dist/web");
const manifest = Manifest.parse(
  JSON.parse(readFileSync(join(directory, ".vite/manifest.json"), "utf8")),
);

for (const { screen, chunks, budgetBytes } of budgets) {
  const sizes = [...filesOf(chunks)].map(
    (file) => gzipSync(readFileSync(join(directory, file))).length,
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(
    `${kilobytes(bytes)} of ${kilobytes(budgetBytes)}  ${screen}, scripts of the first load, gzip`,
  );
  if (bytes <= budgetBytes) continue;
  console.error(`The ${screen} is over its budget: load more of it lazily.`);
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
