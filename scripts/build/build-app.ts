import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { LocalSite } from "#scripts/dev/local-site.ts";

/** In the order in which a build makes them. */
const results = ["dist/web/index.html", "dist/server/main.js", "dist/sbom.cdx.json"];
const noSources = new Set(["node_modules", "dist", "docs", "e2e", "test-results"]);

/** Builds the application, unless it has been built since the last change. */
export async function buildApp(site: LocalSite): Promise<void> {
  if (isBuilt()) return;
  console.log("building …");
  await site.run("The build", "npm", ["run", "build"]);
}

function isBuilt(): boolean {
  const times = [newestSource("."), ...results.map(changedAt)];
  return times.every((time, index) => index === 0 || time >= (times[index - 1] ?? 0));
}

function newestSource(folder: string): number {
  const entries = readdirSync(folder, { withFileTypes: true });
  const times = entries
    .filter(({ name }) => !name.startsWith(".") && !noSources.has(name))
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? newestSource(path) : changedAt(path);
    });
  // A folder's own time tells of files that are gone.
  return Math.max(folder === "." ? 0 : changedAt(folder), ...times);
}

function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
