import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { z } from "zod";

/** What the first screen may cost on the wire: the entry, what it imports at once, and their styles. */
const budgetBytes = 130_000;

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().default(false),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);

const directory = join(import.meta.dirname, "..", "dist/web");
const manifest = Manifest.parse(
  JSON.parse(readFileSync(join(directory, ".vite/manifest.json"), "utf8")),
);
const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
if (entries.length === 0) throw new Error("dist/web has no entry: run vite build first");

const sizes = [...filesOf(entries)]
  .map((file) => ({ file, bytes: gzipSync(readFileSync(join(directory, file))).length }))
  .sort((a, b) => b.bytes - a.bytes);
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
for (const { file, bytes } of sizes) console.log(`${kilobytes(bytes)}  ${file}`);
console.log(
  `${kilobytes(total)}  first load, gzip; the budget is ${kilobytes(budgetBytes).trim()}`,
);
if (total > budgetBytes) {
  console.error("The first load is over its budget: load more of it lazily.");
  process.exitCode = 1;
}

/** The files behind these chunks and everything they import statically. */
function filesOf(keys: string[], seen = new Set<string>()): Set<string> {
  const files = new Set<string>();
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    for (const file of [chunk.file, ...chunk.css, ...filesOf(chunk.imports, seen)]) files.add(file);
  }
  return files;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}
