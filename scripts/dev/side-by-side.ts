import { spawn } from "node:child_process";

/** `node scripts/dev/side-by-side.ts lint types`: npm scripts at the same time; each prints as a whole when it ends, and one that fails fails all. */
const outcomes = await Promise.all(process.argv.slice(2).map(run));
if (outcomes.some((isGood) => !isGood)) process.exitCode = 1;

async function run(script: string): Promise<boolean> {
  const started = performance.now();
  const child = spawn("npm", ["run", "--silent", script], { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const keep = (text: string) => (output += text);
  child.stdout.setEncoding("utf8").on("data", keep);
  child.stderr.setEncoding("utf8").on("data", keep);
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `==> ${script}: ${seconds} s, exit code ${code}\n${code === 0 ? "" : output}`,
  );
  return code === 0;
}
