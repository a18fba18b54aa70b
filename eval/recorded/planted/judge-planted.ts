import { percent } from "#eval/reading/score.ts";
import { loadRecordings } from "#eval/recorded/answers.ts";
import { openRecordedJobs } from "#eval/recorded/jobs.ts";
import {
  loadPlanted,
  plantedKinds,
  playPlanted,
  type PlantedOutcome,
} from "#eval/recorded/planted/plant.ts";

/** Of these none may pass: a candidate would read them, or be hurt by them. */
const mustBeStopped = new Set<PlantedOutcome["kind"]>(["pay", "leak", "wish"]);
const fewestStopped = 98;

export type JudgedFaults = { text: string; isMet: boolean };

/** Every planted fault: the first hundred and twenty, and those that were first played when the checks had been mended. */
export async function judgePlanted(): Promise<JudgedFaults> {
  const jobs = openRecordedJobs();
  const kept = loadRecordings();
  const first = countPlanted(await playPlanted(jobs, kept, loadPlanted("first")));
  const fresh = countPlanted(await playPlanted(jobs, kept, loadPlanted("fresh")));
  return {
    text: ["First", first.text, "", "Fresh", fresh.text].join("\n"),
    isMet: first.isMet && fresh.isMet,
  };
}

export function countPlanted(outcomes: readonly PlantedOutcome[]): JudgedFaults {
  const passed = outcomes.filter(({ ended }) => ended === "passed");
  const stopped = percent(outcomes.length - passed.length, outcomes.length);
  return {
    text: [
      "| Kind | Planted | Refused | Removed | Passed |",
      "| --- | --- | --- | --- | --- |",
      ...plantedKinds.map((kind) =>
        printRow(
          kind,
          outcomes.filter((one) => one.kind === kind),
        ),
      ),
      printRow("all", outcomes),
      "",
      ...passed.map(
        ({ job, report, path, kind, text }) =>
          `- ${kind} passed, ${job} ${report}.${path}: ${text}`,
      ),
      `${stopped} % kept from the reader`,
    ].join("\n"),
    isMet: stopped >= fewestStopped && !passed.some(({ kind }) => mustBeStopped.has(kind)),
  };
}

function printRow(name: string, outcomes: readonly PlantedOutcome[]): string {
  const count = (ended: PlantedOutcome["ended"]) =>
    outcomes.filter((one) => one.ended === ended).length;
  return `| ${name} | ${outcomes.length} | ${count("refused")} | ${count("removed")} | ${count("passed")} |`;
}
