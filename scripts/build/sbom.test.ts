import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sbomDocument } from "#scripts/build/sbom-document.ts";

type Entry = { name?: string; version: string; dev?: boolean; devOptional?: boolean };

const lockfile = JSON.parse(
  readFileSync(join(import.meta.dirname, "../..", "package-lock.json"), "utf8"),
) as { packages: Record<string, Entry> };
const document = sbomDocument(lockfile);
const listed = new Set(document.components.map(({ purl }) => purl));

/** Our own reading of a lockfile's places, to compare with. */
const purls = Object.entries(lockfile.packages).map(([place, entry]) => {
  const name = entry.name ?? place.replace(/^.*node_modules\//u, "");
  return [`pkg:npm/${name.replace("@", "%40")}@${entry.version}`, entry] as const;
});

test("everything that runs is listed with version, licence and hash, and nothing twice", () => {
  expect(document).toMatchObject({ bomFormat: "CycloneDX", specVersion: "1.6" });
  expect(listed.size).toBe(document.components.length);
  for (const { purl, version, hashes, licenses } of document.components) {
    expect({ purl, version, hashes, licenses }).toEqual({
      purl: expect.stringMatching(/^pkg:npm\/.+@.+$/u),
      version: expect.stringMatching(/^\d/u),
      hashes: [{ alg: "SHA-512", content: expect.stringMatching(/^[0-9a-f]{128}$/u) }],
      licenses: [expect.toSatisfy((one: object) => JSON.stringify(one).length > 15)],
    });
  }
});

test("no package is listed that the lockfile keeps for development only", () => {
  const forDevelopment = purls.filter(([, entry]) => entry.dev || entry.devOptional);
  const alsoRuns = new Set(
    purls.filter(([, { dev, devOptional }]) => !dev && !devOptional).map(([purl]) => purl),
  );
  const wrong = forDevelopment.filter(([purl]) => listed.has(purl) && !alsoRuns.has(purl));
  expect(forDevelopment.length).toBeGreaterThan(100);
  expect(wrong.map(([purl]) => purl)).toEqual([]);
});

test("what a package needs is listed too, and each is needed by us or by another", () => {
  const needs = new Map(document.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  expect(new Set([...needs.values()].flat())).toEqual(listed);
  expect(new Set(needs.keys())).toEqual(new Set([...listed, document.metadata.component.purl]));
});

test("our own dependencies are the ones package.json names", () => {
  const manifest = JSON.parse(
    readFileSync(join(import.meta.dirname, "../..", "package.json"), "utf8"),
  ) as { dependencies: Record<string, string> };
  const expected = Object.entries(manifest.dependencies).map(
    ([name, version]) => `pkg:npm/${name.replace("@", "%40")}@${version}`,
  );
  expect(document.dependencies[0]?.dependsOn).toEqual(expected.sort());
});

test("a nested version, a required peer and an optional part are listed; an optional peer and a test tool are not", () => {
  const one = { license: "MIT", integrity: `sha512-${Buffer.alloc(64).toString("base64")}` };
  const { components } = sbomDocument({
    name: "ours",
    version: "1.0.0",
    packages: {
      "": { version: "1.0.0", dependencies: { a: "1", b: "2" }, devDependencies: { tester: "9" } },
      "node_modules/a": {
        ...one,
        version: "1.0.0",
        dependencies: { b: "1" },
        optionalDependencies: { fast: "3", absent: "1" },
        peerDependencies: { needed: "4", tester: "9" },
        peerDependenciesMeta: { tester: { optional: true } },
      },
      "node_modules/a/node_modules/b": { ...one, version: "1.5.0" },
      "node_modules/b": { ...one, version: "2.0.0", license: "BSD" },
      "node_modules/fast": { ...one, version: "3.0.0", optional: true },
      "node_modules/needed": { ...one, version: "4.0.0" },
      "node_modules/tester": { ...one, version: "9.0.0", dev: true },
    },
  });
  expect(components.map(({ name, version }) => `${name} ${version}`)).toEqual([
    "a 1.0.0",
    "b 1.5.0",
    "b 2.0.0",
    "fast 3.0.0",
    "needed 4.0.0",
  ]);
  expect(components[2]?.licenses).toEqual([{ license: { name: "BSD" } }]);
});
