import { globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { productRooms, rooms } from "#scripts/docs/rooms.ts";

const root = join(import.meta.dirname, "../..");
const document = readFileSync(join(root, "ARCHITECTURE.md"), "utf8");
const [, picture = ""] = /## Rooms\n\n```\n([^`]+)```/u.exec(document) ?? [];

/** Who is drawn to import whom: `direct` along one arrow, `all` however many arrows away. */
type Drawn = { direct: Set<string>; all: Set<string> };

/** Groups in the order of the arrows, importers first; each imports what follows. */
function draw(groups: string[][]): Drawn {
  const pairs = (from: string[], to: string[]) =>
    from.flatMap((one) => to.map((other) => `${one} → ${other}`));
  return {
    direct: new Set(groups.slice(1).flatMap((to, at) => pairs(groups[at] ?? [], to))),
    all: new Set(groups.flatMap((from, at) => pairs(from, groups.slice(at + 1).flat()))),
  };
}

function drawnRooms(): Drawn {
  const [first = "", ...branches] = picture.trimEnd().split("\n");
  const names = (line: string) => line.replace(/\(.*$/u, "").match(/[a-z]+/gu) ?? [];
  const chain = names(first);
  const tips = [chain.pop() ?? "", ...branches.flatMap(names)];
  return draw([tips, ...chain.toReversed().map((room) => [room])]);
}

function drawnInside(room: string): Drawn {
  const [, inside = ""] = new RegExp(String.raw`← ${room} +\((.+)\)`, "u").exec(picture) ?? [];
  return draw(inside.split("→").map((group) => group.trim().split(" ")));
}

const isOfTests = (file: string) =>
  /\.(test|slow|nightly)\.tsx?$|^(server\/(test|faults)|web\/test)\//u.test(file);
const files = globSync(`{${productRooms.join(",")}}/**/*.{ts,tsx}`, { cwd: root }).filter(
  (file) => !isOfTests(file),
);

/** Every import of ours in the product, as the two files' paths. */
const imports = files.flatMap((file) => {
  const source = readFileSync(join(root, file), "utf8");
  return [...source.matchAll(/(?:from|import)\s*\(?\s*"#([^"]+)"/gu)].map(
    ([, target = ""]) => [file, target] as const,
  );
});

/** What the imports really connect, seen from so many folders deep; files above that depth, and the settings that all parts read, belong to no part. */
function realArrows(prefix: string): Map<string, string> {
  const partOf = (path: string) =>
    path.startsWith(prefix) && !path.startsWith("server/env/")
      ? /^([^/]+)\//u.exec(path.slice(prefix.length))?.[1]
      : undefined;
  const arrows = new Map<string, string>();
  for (const [file, target] of imports) {
    const [from, to] = [partOf(file), partOf(target)];
    if (from && to && from !== to) arrows.set(`${from} → ${to}`, `${file} imports ${target}`);
  }
  return arrows;
}

const views: [string, string, Drawn][] = [
  ["the rooms", "", drawnRooms()],
  ["the server", "server/", drawnInside("server")],
  ["the browser app", "web/", drawnInside("web")],
];

test.each(views)("%s: whatever is imported is drawn", (_name, prefix, { all }) => {
  const arrows = [...realArrows(prefix)];
  expect(arrows.length).toBeGreaterThan(4);
  expect(arrows.filter(([arrow]) => !all.has(arrow))).toEqual([]);
});

test.each(views)(
  "%s: whatever is drawn beside an arrow's tip is imported",
  (_name, prefix, drawn) => {
    const real = realArrows(prefix);
    const tips = new Set([...drawn.direct].map((arrow) => arrow.split(" → ")[1] ?? ""));
    const isUsed = (tip: string) =>
      [...drawn.all].some((arrow) => arrow.endsWith(` → ${tip}`) && real.has(arrow));
    expect(tips.size).toBeGreaterThan(2);
    expect([...tips].filter((tip) => !isUsed(tip))).toEqual([]);
  },
);

test("the table names every folder of code, and no folder that is not there", () => {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() &&
        !/^\.|^(node_modules|dist|test-results|playwright-report)$/u.test(entry.name),
    )
    .map(({ name }) => name);
  const rows = document.split("\n").filter((line) => line.startsWith("| `"));
  const named = rows.flatMap((row) => row.split("|")[1]?.match(/[a-z0-9]+(?=\/`)/gu) ?? []);
  expect(named.sort()).toEqual(folders.sort());
});

test("the server's row names every folder of the server", () => {
  const row = document.split("\n").find((line) => line.startsWith("| `server/`")) ?? "";
  const folders = readdirSync(join(root, "server"), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const named = row.split("|")[2]?.match(/(?<=`)[a-z]+(?=\/`)/gu) ?? [];
  expect(named.sort()).toEqual(folders.map(({ name }) => name).sort());
});

test("no folder of code has more than 40 files", () => {
  const all = globSync(`{${rooms.join(",")}}/**/*.{ts,tsx}`, { cwd: root });
  const folders = Map.groupBy(all, (file) => dirname(file));
  const full = [...folders].filter(([, inside]) => inside.length > 40);
  expect(full.map(([folder, inside]) => `${folder}: ${inside.length}`)).toEqual([]);
  expect(folders.size).toBeGreaterThan(100);
});
