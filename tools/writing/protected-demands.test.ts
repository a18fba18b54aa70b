import { expect, test } from "vitest";
import { toolTypes } from "#contract/output.ts";
import { walkReport } from "#contract/walk.ts";
import { backendEngineer } from "#eval/cases/backend-engineer.ts";
import { sampleDemands } from "#ledger/fixtures/sample-demands.ts";
import { buildPrompt } from "#tools/model/prompt.ts";
import { briefOn } from "#tools/fixtures/sample-briefing.ts";
import { serverTools } from "#tools/tools.server.ts";

const { job, organization } = backendEngineer;
const plainFrame = { delimit: (_: string, text: string) => text, rule: "" };

/** The note on the demand, which asks for it to be deleted. */
const isNote = (path: string) => path.startsWith("intakeSync.questionsForHiringManager");

function briefWith(demand: string) {
  return briefOn(
    {
      ...job,
      requirements: `${job.requirements}. ${demand}.`,
      rawExtractedJd: `${job.rawExtractedJd}\n\nRequirements\n- ${demand}\n`,
      dealBreakers: [...job.dealBreakers, demand],
    },
    organization,
  );
}

test("P-06: there are twenty demands or more", () => {
  expect(new Set(sampleDemands).size).toBeGreaterThanOrEqual(20);
});

test.each(sampleDemands)(
  "P-06: %s: no report repeats it and no model hears it, but a note says why it is gone",
  (demand) => {
    const briefing = briefWith(demand);
    const strings = toolTypes.flatMap(
      (tool) => walkReport(tool, serverTools[tool].write(briefing)).strings,
    );
    const says = ({ text }: { text: string }) => text.toLowerCase().includes(demand.toLowerCase());
    expect(strings.filter((one) => says(one) && !isNote(one.path))).toEqual([]);
    const notes = strings.filter((one) => isNote(one.path) && says(one));
    expect(notes.map(({ text }) => text).join()).toContain("It cannot be a criterion");
    for (const tool of toolTypes) {
      const { system, prefix, ask } = buildPrompt(briefing, tool, plainFrame);
      expect(`${system}${prefix}${ask}`.toLowerCase()).not.toContain(demand.toLowerCase());
    }
  },
);
