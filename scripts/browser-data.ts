import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/** Tables of which the browser needs the words, not the schemas that stand among them. */
const tables = /\/(contract\/endpoints|tools\/[a-z-]+\/tool)\.ts$/u;
const serverOnly = new Set(["summary", "access", "status", "takesKey"]);

function isSchema(value: unknown): boolean {
  return value !== null && typeof value === "object" && "_zod" in value;
}

/** Keeps zod's schemas out of scripts that never check anything: forms bring their own. */
export function browserData(): Plugin {
  return {
    name: "browser data",
    apply: "build",
    enforce: "pre",
    async load(id) {
      if (!tables.test(id)) return null;
      const exported = (await import(pathToFileURL(id).href)) as Record<string, unknown>;
      const withoutSchemas = (key: string, value: unknown) =>
        isSchema(value) || (id.includes("/contract/") && serverOnly.has(key)) ? undefined : value;
      return Object.entries(exported)
        .filter(([, value]) => !isSchema(value))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, withoutSchemas)};`)
        .join("\n");
    },
  };
}
