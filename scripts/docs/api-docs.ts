import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeApiDocument } from "./api-document.ts";

const directory = join(import.meta.dirname, "../..", "docs");
mkdirSync(directory, { recursive: true });
writeFileSync(join(directory, "api.md"), writeApiDocument());
console.log("wrote docs/api.md");
