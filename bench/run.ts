import { parseArgs } from "node:util";
import { given } from "#contract/given.ts";
import type { BenchOptions } from "#bench/options.ts";

/** Every measurement by name: `npm run bench -- model --seconds 20`. */
type Bench = { run: (options: BenchOptions) => Promise<boolean | void> };
const benches: Record<string, () => Promise<Bench>> = {
  extract: () => import("#bench/extract.ts"),
  load: () => import("#bench/load.ts"),
  model: () => import("#bench/model.ts"),
  pdf: () => import("#bench/pdf.ts"),
  package: () => import("#bench/package.ts"),
  pipeline: () => import("#bench/pipeline.ts"),
  scale: () => import("#bench/scale.ts"),
  // The other process of the model bench; it ends with it.
  "model-server": () => import("#bench/model-server.ts"),
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: "string", default: "20" },
    streams: { type: "string", default: "1,50,300" },
    quick: { type: "boolean", default: false },
    jobs: { type: "string", default: "1000000" },
    minutes: { type: "string", default: "2" },
    only: { type: "string" },
  },
});
const [name = ""] = positionals;
const bench = benches[name];
if (!bench) throw new Error(`one of: ${Object.keys(benches).join(", ")}`);
const { run } = await bench();
const isHeld = await run({
  seconds: Number(values.seconds),
  streams: values.streams.split(",").map(Number),
  isQuick: values.quick,
  jobs: Number(values.jobs),
  minutes: Number(values.minutes),
  ...given({ only: values.only }),
});
if (isHeld === false) process.exitCode = 1;
