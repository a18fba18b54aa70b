import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import ts from "typescript";
import { rooms } from "#scripts/docs/rooms.ts";

/** `npm run house [FOLDER]`: how the code of a tree is cut, room by room; to be read beside another commit's. */
const root = resolve(process.argv[2] ?? join(import.meta.dirname, "../.."));
const isTest = (file: string) =>
  /\.(test|slow|nightly|spec)\.tsx?$|\/fixtures\/|^e2e\/|^server\/(test|faults)\//u.test(file);
const lines = (text: string) => text.split("\n").length - 1;

type Code = { file: string; room: string; length: number; source: ts.SourceFile };

const code: Code[] = globSync("**/*.{ts,tsx}", {
  cwd: root,
  exclude: (path) => path === "node_modules" || path === "dist",
})
  .filter((file) => !file.endsWith(".d.ts"))
  .map((file) => {
    const text = readFileSync(join(root, file), "utf8");
    const room = file.split("/")[0] ?? "";
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    return { file, room, length: lines(text), source };
  })
  .filter(({ room }) => rooms.includes(room));

const product = code.filter(({ file }) => !isTest(file));

/** Who is imported by how many files of the product. */
const importers = new Map<string, number>();
for (const { file, source } of product) {
  const targets = new Set(importsOf(file, source));
  for (const target of targets) importers.set(target, (importers.get(target) ?? 0) + 1);
}

function importsOf(file: string, source: ts.SourceFile): string[] {
  return [...source.text.matchAll(/(?:from|import)\s*\(?\s*"([#.][^"]+)"/gu)].map(
    ([, target = ""]) =>
      target.startsWith("#")
        ? target.slice(1)
        : relative(root, resolve(root, dirname(file), target)),
  );
}

function count(source: ts.SourceFile, isCounted: (node: ts.Node) => boolean): number {
  let found = 0;
  const visit = (node: ts.Node): void => {
    if (isCounted(node)) found += 1;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isAssertion = (node: ts.Node) => ts.isAsExpression(node) && node.type.getText() !== "const";

/** Pages that a comment names and the tree does not have. */
function missingPages({ source }: Code): string[] {
  const comments = source.text.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gmu) ?? [];
  return comments
    .flatMap((comment) => comment.match(/[\w./-]+\.md\b|\breview\/|\bshared\/|\bbrief §/gu) ?? [])
    .filter((page) => globSync(`{**/,}${page}`, { cwd: root, exclude: isForeign }).length === 0);
}
const isForeign = (path: string) => path === "node_modules";

function at(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function largestFolder(files: string[]): number {
  const folders = Map.groupBy(files, (file) => dirname(file));
  return Math.max(0, ...[...folders.values()].map(({ length }) => length));
}

function rowOf(name: string, all: Code[]): string {
  const own = all.filter(({ file }) => !isTest(file));
  const lengths = own.map(({ length }) => length).toSorted((a, b) => a - b);
  const once = own.filter(({ file }) => importers.get(file) === 1).length;
  const sum = (isCounted: (node: ts.Node) => boolean) =>
    own.reduce((total, { source }) => total + count(source, isCounted), 0);
  return [
    name,
    own.length,
    lengths.reduce((total, length) => total + length, 0),
    all.length - own.length,
    largestFolder(all.map(({ file }) => file)),
    at(lengths, 0.5),
    at(lengths, 0.9),
    `${own.length === 0 ? 0 : Math.round((100 * once) / own.length)} %`,
    sum(ts.isRegularExpressionLiteral),
    sum(isAssertion),
    all.flatMap(missingPages).length,
  ].join(" | ");
}

const heads =
  "room | files | lines | files of tests | largest folder | median lines | 90th | one importer | regular expressions | `as` | comments that cite what is not there";
const table = [
  heads,
  heads.replaceAll(/[^|]+/gu, " --- ").trim(),
  ...rooms.map((room) =>
    rowOf(
      room,
      code.filter((one) => one.room === room),
    ),
  ),
  rowOf("all", code),
].map((row) => `| ${row} |`);

const data = globSync("knowledge/**/*.{yaml,csv,md}", { cwd: root });
const dataLines = data.reduce(
  (sum, file) => sum + lines(readFileSync(join(root, file), "utf8")),
  0,
);
process.stdout.write(
  `${table.join("\n")}\n\nData in knowledge: ${data.length} files, ${dataLines} lines.\n`,
);
