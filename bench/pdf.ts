import { readFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { median, report, sample, type Sample } from "#bench/measure.ts";
import { typstData } from "#server/documents/pdf/typst-data.ts";
import { openTypst } from "#server/documents/pdf/typst.ts";
import { openRenderer } from "#server/documents/render/renderer.ts";
import { readPdfFile } from "#server/test/files/read-pdf-file.ts";
import { samplePackage } from "#server/test/files/sample-package.ts";
import { toDocument, type DocumentInput } from "#tools/document/document.ts";

const rounds = 9;
/** The machine code gets better with use, on both sides. */
const warmUps = 6;
const atOnce = 20;
/** Whoever is turned away on a busy machine counts as served far too late. */
const refusedMs = 30_000;
const wasm = "@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm";

const { job, ...rest } = samplePackage({ organization: "Larkspur Valley Hospital" });

/** The six reports of one job, forty pages and more; never twice the same. */
function fullPackage(serial: number): DocumentInput {
  return { ...rest, job: { ...job, title: `Night Nurse ${serial}` } };
}

/** Our way to a PDF beside the bare compiler on the same documents, one after the other in one run. */
export async function run(): Promise<boolean> {
  const module = await WebAssembly.compile(readFileSync(fileURLToPath(import.meta.resolve(wasm))));
  const bare = await openTypst(module);
  const renderer = openRenderer({ keptWarm: 2, idleMs: 60_000 });
  let serial = 0;
  const ours = (person: string) => {
    serial += 1;
    return renderer.render(person, "pdf", String(serial), fullPackage(serial));
  };
  const first = await ours("warm");
  for (let round = 0; round < warmUps; round += 1) {
    await Promise.all([ours("a"), ours("b")]);
    await bare.compile(typstData(toDocument(fullPackage((serial += 1)))));
  }
  const { pages } = await readPdfFile(first);

  const samples: { bare: Sample; ours: Sample }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const data = typstData(toDocument(fullPackage((serial += 1))));
    const alone = await sample(() => bare.compile(data));
    samples.push({ bare: alone, ours: await sample(() => ours("warm")) });
  }
  const pick = (which: "bare" | "ours", what: keyof Sample) =>
    median(samples.map((one) => one[which][what]));

  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: atOnce }, async (_, person) => {
      const { ms } = await sample(() => ours(`person ${person}`).catch(() => wait(refusedMs)));
      times.push(ms);
    }),
  );
  delay.disable();
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(atOnce * 0.95) - 1] ?? Number.NaN;
  await renderer.close();

  console.log(`${pages.length} pages, ${(first.length / 1024).toFixed(0)} KB`);
  console.log(
    `bare compiler: ${pick("bare", "ms").toFixed(0)} ms, cpu ${pick("bare", "cpu").toFixed(0)} ms`,
  );
  console.log(
    `ours:          ${pick("ours", "ms").toFixed(0)} ms, cpu ${pick("ours", "cpu").toFixed(0)} ms`,
  );
  return [
    report(
      "processor time against the bare compiler",
      pick("ours", "cpu") / pick("bare", "cpu"),
      1.5,
      "times",
    ),
    report("a package of forty pages, warm", pick("ours", "ms") / 1_000, 1, "s"),
    report(`${atOnce} packages at once, p95 (L-03)`, p95 / 1_000, 5, "s"),
    report(
      "meanwhile, how long the web process is held up, p99",
      delay.percentile(99) / 1e6,
      100,
      "ms",
    ),
  ].every(Boolean);
}
