import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const packable = /\.(js|css|svg)$/u;
const smallestBytes = 1_000;

/** Writes each script and style also packed, so that the server packs nothing that never changes. */
export function packedFiles(): Plugin {
  return {
    name: "packed files",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => packable.test(file))) {
        const path = join(dir, name);
        const source = readFileSync(path);
        if (source.length < smallestBytes) continue;
        writeFileSync(`${path}.br`, brotliCompressSync(source));
        writeFileSync(`${path}.gz`, gzipSync(source, { level: 9 }));
      }
    },
  };
}
