import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sbomDocument } from "#scripts/build/sbom-document.ts";

/** The build's list of every package that runs: `dist/sbom.cdx.json`. */
const root = join(import.meta.dirname, "../..");
const document = sbomDocument(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")));
writeFileSync(join(root, "dist/sbom.cdx.json"), `${JSON.stringify(document, null, 2)}\n`);
console.log(`dist/sbom.cdx.json: ${document.components.length} packages`);
