import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rooms } from "#scripts/docs/rooms.ts";

/** `npm run count`: lines of product, tests and data of the tracked files, room by room, and the words of the pages people read. */
const root = join(import.meta.dirname, "../..");
const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter(Boolean);

const isTest = (file: string) =>
  /\.(?:test|slow|nightly|spec)\.tsx?$|\/fixtures\/|\/test\/|^e2e\/|^server\/faults\//u.test(file);
const isCode = (file: string) => /\.(?:tsx?|sql|css|mjs)$/u.test(file);
const isData = (file: string) => /\.(?:json|ya?ml|csv|txt|gz|bin)$/u.test(file);

function kindOf(file: string): "product" | "tests" | "data" | undefined {
  if (isCode(file)) return isTest(file) ? "tests" : "product";
  return isData(file) ? "data" : undefined;
}

const linesOf = (file: string) => readFileSync(join(root, file), "latin1").split("\n").length - 1;

const rows = rooms.map((room) => {
  const row = { room, files: 0, product: 0, tests: 0, data: 0 };
  for (const file of files.filter((one) => one.startsWith(`${room}/`))) {
    const kind = kindOf(file);
    row.files += 1;
    if (kind) row[kind] += linesOf(file);
  }
  return row;
});
const sum = (key: "files" | "product" | "tests" | "data") =>
  rows.reduce((total, row) => total + row[key], 0);
const words = files
  .filter((file) => file.endsWith(".md") && !/^docs\/(?:samples\/|spec\.md)|prompt/u.test(file))
  .reduce((total, file) => total + readFileSync(join(root, file), "utf8").split(/\s+/u).length, 0);

console.table([
  ...rows,
  {
    room: "all",
    files: sum("files"),
    product: sum("product"),
    tests: sum("tests"),
    data: sum("data"),
  },
]);
console.log(`${files.length} tracked files, ${words} words in pages`);
