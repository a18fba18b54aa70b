import { checkPackage } from "#tools/checks.ts";
import { evalCases } from "#eval/cases.ts";
import { writePackage } from "#eval/measure-reports.ts";

const sizes = [5_000, 10_000, 20_000, 50_000];
const rounds = 10;
const goalMs = 150;

/** CPU of ledger, six built-in reports and checks, by the length of the description. */
export async function run(): Promise<void> {
  const [first] = evalCases;
  if (first === undefined) throw new Error("there are cases");
  const write = (length: number) => {
    const text = first.text.repeat(Math.ceil(length / first.text.length)).slice(0, length);
    const { ledger, reports } = writePackage({
      ...first,
      job: { ...first.job, rawExtractedJd: text },
    });
    checkPackage(ledger, reports);
  };
  for (let warm = 0; warm < rounds; warm += 1) write(5_000);
  for (const length of sizes) {
    const before = process.cpuUsage();
    for (let round = 0; round < rounds; round += 1) write(length);
    const { user, system } = process.cpuUsage(before);
    const ms = Math.round((user + system) / 1_000 / rounds);
    const goal = length === 5_000 ? ` (goal ${goalMs} ms)` : "";
    console.log(`${length} characters: ${ms} ms CPU${goal}`);
  }
}
