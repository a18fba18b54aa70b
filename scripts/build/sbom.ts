import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

type Lockfile = {
  name: string;
  packages: Record<string, { dev?: true; devOptional?: true; devDependencies?: object }>;
};

/**
 * The build's list of everything that runs, as npm writes it. `npm sbom --omit dev` leaves out whatever a
 * development tool uses too (fastify, because maildev does), so npm is shown a lockfile that knows no such tools.
 */
const root = join(import.meta.dirname, "../..");
const [, , file = join(root, "dist/sbom.cdx.json")] = process.argv;
const read = (name: string) => JSON.parse(readFileSync(join(root, name), "utf8")) as unknown;

const manifest = { ...(read("package.json") as object), devDependencies: {} };
const lockfile = read("package-lock.json") as Lockfile;
const running = Object.entries(lockfile.packages).filter(([, one]) => !one.dev && !one.devOptional);
const packages = Object.fromEntries(
  running.map(([place, one]) => [place, place === "" ? { ...one, devDependencies: {} } : one]),
);

const temporary = mkdtempSync(join(tmpdir(), "sbom-"));
try {
  // npm calls the product what its folder is called.
  const folder = join(temporary, lockfile.name);
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ ...lockfile, packages }));
  const command = "sbom --offline --package-lock-only --sbom-format cyclonedx";
  const options = { cwd: folder, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 } as const;
  const document = execFileSync("npm", [...command.split(" "), "--sbom-type=application"], options);
  writeFileSync(file, document);
  const { components } = JSON.parse(document) as { components: unknown[] };
  console.log(`${relative(root, file)}: ${components.length} packages`);
} finally {
  rmSync(temporary, { recursive: true });
}
