import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import vitestConfig from "../../vitest.config.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

const folder = ".github/workflows";
const files = [
  ...readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  ".github/actions/prepare/action.yml",
];

/** Every text in a file, without its comments. */
const textsOf = (path: string) => walk(parse(read(path)));
function walk(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(walk) : [];
}
const scriptsOf = (text: string) =>
  [...text.matchAll(/\bnpm run ([\w:-]+)/gu)].map(([, name = ""]) => name);
const namedBy = (file: string) =>
  new Set(textsOf(`${folder}/${file}`).flatMap((text) => scriptsOf(text)));

test.each(files)("%s names only scripts of package.json", (path) => {
  const named = textsOf(path).flatMap((text) => scriptsOf(text));
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test.each(files)("%s uses actions by a tag, or ours that are there", (path) => {
  const uses = [...read(path).matchAll(/uses: (\S+)/gu)].map(([, action = ""]) => action);
  const wrong = uses.filter((action) =>
    action.startsWith("./")
      ? !existsSync(join(root, action, "action.yml"))
      : !/^[\w-]+\/[\w-]+@v\d+(\.\d+)*$/u.test(action),
  );
  expect(uses.length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});

test("a push is checked by all that `npm run check` runs, and by builds, journeys and slow tests", () => {
  const wanted = [...scriptsOf(scripts["check"] ?? ""), "test", "build", "e2e", "test:slow"];
  const named = namedBy("check.yml");
  expect(wanted).toContain("static");
  expect(wanted.filter((name) => !named.has(name))).toEqual([]);
});

test("every project of the unit tests runs on a push", () => {
  const names = (vitestConfig.test?.projects ?? []).flatMap((project) => {
    const name = typeof project === "object" && "test" in project && project.test?.name;
    return typeof name === "string" ? name : [];
  });
  const run = textsOf(`${folder}/check.yml`).join("\n");
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name) => !run.includes(`--project ${name}`))).toEqual([]);
});

test("the night runs what is too long for the day", () => {
  const wanted = [
    "test:nightly",
    "e2e:nightly",
    "fuzz",
    "faults",
    "nemesis",
    "bench",
    "lighthouse",
  ];
  const named = namedBy("nightly.yml");
  expect(wanted.filter((name) => !named.has(name))).toEqual([]);
});
