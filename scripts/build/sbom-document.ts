import { z } from "zod";

const Names = z.record(z.string(), z.string()).default({});
const Entry = z.object({
  name: z.string().optional(),
  version: z.string().default(""),
  license: z.string().default(""),
  integrity: z.string().default(""),
  dependencies: Names,
  optionalDependencies: Names,
  peerDependencies: Names,
  peerDependenciesMeta: z
    .record(z.string(), z.object({ optional: z.boolean().default(false) }))
    .default({}),
});
type Entry = z.infer<typeof Entry>;

const Lockfile = z.object({
  name: z.string(),
  version: z.string(),
  packages: z.record(z.string(), Entry),
});
type Lockfile = z.infer<typeof Lockfile>;

const folder = "node_modules/";
/** "BSD" alone names no licence of the SPDX list. */
const spdxExpression = /^(?!BSD$)\(?[A-Za-z0-9.+-]+( (AND|OR|WITH) [A-Za-z0-9.+-]+)*\)?$/u;

/** What runs of a lockfile, as CycloneDX 1.6: all that our dependencies need, and nothing that only develops or tests. */
export function sbomDocument(lockfile: unknown) {
  const { name, version, packages } = Lockfile.parse(lockfile);
  const placeOf = new Map(runtimePlaces(packages).map((place) => [refOf(packages, place), place]));
  const listed = [...placeOf.keys()].sort().map((ref) => [ref, placeOf.get(ref) ?? ""] as const);
  const own = `pkg:npm/${name}@${version}`;
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { type: "application", "bom-ref": own, name, version, purl: own } },
    components: listed.map(([ref, place]) => component(packages, ref, place)),
    dependencies: [[own, ""] as const, ...listed].map(([ref, place]) => ({
      ref,
      dependsOn: needsOf(packages, place)
        .map((need) => refOf(packages, need))
        .sort(),
    })),
  };
}

/** Every place in node_modules that our own dependencies lead to. */
function runtimePlaces(packages: Lockfile["packages"]): string[] {
  const reached = new Set<string>();
  const open = needsOf(packages, "");
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (reached.has(place)) continue;
    reached.add(place);
    open.push(...needsOf(packages, place));
  }
  return [...reached];
}

/** A peer that a package can do without is not the package's need. */
function needsOf(packages: Lockfile["packages"], place: string): string[] {
  const entry = packages[place];
  if (!entry) return [];
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = entry;
  const peers = Object.keys(peerDependencies).filter(
    (peer) => !peerDependenciesMeta[peer]?.optional,
  );
  const needed = [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
  return [...new Set(needed)].flatMap((need) => resolve(packages, place, need) ?? []);
}

/** As Node looks for a package: beside its user, then further and further up. */
function resolve(packages: Lockfile["packages"], from: string, name: string): string | undefined {
  const parts = from === "" ? [] : from.split(`/${folder}`);
  for (let depth = parts.length; depth >= 0; depth -= 1) {
    const above = parts.slice(0, depth).join(`/${folder}`);
    const place = `${above ? `${above}/` : ""}${folder}${name}`;
    if (packages[place]) return place;
  }
  return undefined;
}

function nameOf(entry: Entry | undefined, place: string): string {
  return entry?.name ?? place.slice(place.lastIndexOf(folder) + folder.length);
}

function refOf(packages: Lockfile["packages"], place: string): string {
  const entry = packages[place];
  return `pkg:npm/${nameOf(entry, place).replace("@", "%40")}@${entry?.version}`;
}

function component(packages: Lockfile["packages"], ref: string, place: string) {
  const entry = packages[place];
  const { version = "", license = "", integrity = "" } = entry ?? {};
  const [algorithm = "", hash = ""] = integrity.split("-", 2);
  return {
    type: "library",
    "bom-ref": ref,
    name: nameOf(entry, place),
    version,
    purl: ref,
    hashes: [
      {
        alg: algorithm.replace("sha", "SHA-"),
        content: Buffer.from(hash, "base64").toString("hex"),
      },
    ],
    licenses: [
      spdxExpression.test(license) ? { expression: license } : { license: { name: license } },
    ],
  };
}
