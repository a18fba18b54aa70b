import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Job } from "#contract/job.ts";
import { toolTypes, type ToolType } from "#contract/output.ts";
import { countTokens } from "#server/model/window/count-tokens.ts";
import { findViolations } from "#server/test/database/checker.ts";
import { noteCall } from "#server/test/model/echo-model.ts";
import { keysOf, promptOf, toolOf } from "#server/test/model/model-answers.ts";
import { answerTo, readReports, useModelApp } from "#server/test/model/model-app.ts";
import type { ModelCall } from "#server/test/model/model-server.ts";
import { readSnapshot } from "#server/test/database/snapshot.ts";
import type { Team } from "#server/test/team.ts";
import { connectForTest } from "#server/test/database/test-database.ts";
import { modelSectionsOf } from "#tools/model/sections.ts";

/** Their facts, their answer or the plan they rest on do not fit into 4,096 tokens: the built-in writer's. */
const tooLong: Partial<Record<ToolType, string[]>> = {
  attractSourceKit: ["jobPost"],
  interviewCoach: ["questions"],
};

const rig = useModelApp({ MODEL_SMALL: "on", MODEL_WINDOW_TOKENS: "4096" });
let us: Team;
let job: Job;
let made: ModelCall[];
beforeAll(async () => {
  us = await rig.team();
  rig.model().behave((call) => ({ content: answerTo(call) }));
  job = await rig.createJob(us);
  await readReports(us.anna, job.id);
  made = [...rig.model().calls];
});
beforeEach(() => {
  rig.model().calls.length = 0;
});

async function generate() {
  await rig.generate(us.anna, job.id, "intakeSync");
  return (await readReports(us.anna, job.id)).intakeSync;
}

test("a small model writes all six reports, one section a call", async () => {
  const reports = await readReports(us.anna, job.id);
  for (const tool of toolTypes) {
    expect([tool, reports[tool].status]).toEqual([tool, "completed"]);
    expect(reports[tool].content?.metadata).toMatchObject({ engine: "compatible/local" });
    const { replacedSections = [] } = (reports[tool].content?.metadata ?? {}) as {
      replacedSections?: string[];
    };
    expect(replacedSections).toEqual(tooLong[tool] ?? []);
    const asked = made.filter((call) => toolOf(call) === tool).map(keysOf);
    const small = modelSectionsOf(tool).filter((key) => !replacedSections.includes(key));
    expect(asked).toEqual(small.map((key) => [key]));
  }
});

test("no call has more than 2,500 tokens, with its schema, and each has facts of the job", () => {
  for (const call of made) {
    const { system, user } = promptOf(call);
    expect(system + user).toContain(JSON.stringify(call.body.response_format?.json_schema?.schema));
    const tokens = countTokens(system) + countTokens(user);
    expect([keysOf(call), tokens > 2_500]).toEqual([keysOf(call), false]);
    expect(user.match(/^\^\S+\^\|\^\w+\^\|\^/gmu)?.length).toBeGreaterThan(5);
    expect(user).toContain(`Write the section ${keysOf(call).join()} (`);
  }
});

test("a section is told what its tool's prompt says of it", () => {
  const call = made.find((one) => keysOf(one).join() === "candidatePersona");
  expect(call && promptOf(call).user).toContain('"must" and "nice" as written');
});

test("the checker counts two calls a section and 24 a report, and finds one too many", async () => {
  const admin = await connectForTest(rig.app().database.admin);
  const snapshot = await readSnapshot(admin);
  const calls = made.map(noteCall);
  const look = (changes = {}) =>
    findViolations({ ...snapshot, calls, promises: [], isSmall: true, ...changes }).overspent;
  expect(look()).toEqual([]);
  expect(look({ isSmall: false }).length).toBeGreaterThan(0);
  const [first] = calls;
  expect(look({ calls: [...calls, first, first] }).join()).toContain("3 calls");
});

test("a section with a fault is asked for once more, with the fault, and the others are not", async () => {
  rig.model().behave((call) => {
    const isFirst = rig.model().calls.filter((one) => keysOf(one).join() === "risks").length === 1;
    return { content: keysOf(call).join() === "risks" && isFirst ? {} : answerTo(call) };
  });
  const { status, content } = await generate();
  expect(status).toBe("completed");
  expect(content?.metadata).not.toHaveProperty("replacedSections");
  const asked = rig.model().calls.map((call) => keysOf(call).join());
  expect(asked.filter((key) => key === "risks")).toHaveLength(2);
  expect(asked).toHaveLength(modelSectionsOf("intakeSync").length + 1);
  const again = rig.model().calls.findLast((call) => keysOf(call).join() === "risks");
  expect(again && promptOf(again).user).toContain("Your first answer had faults");
});

test("when the model stops in the middle, the built-in writer has the rest, and the report says so", async () => {
  rig
    .model()
    .behave((call) =>
      rig.model().calls.length > 3
        ? { content: answerTo(call), fault: "cut" }
        : { content: answerTo(call) },
    );
  const { status, content } = await generate();
  expect(status).toBe("completed");
  expect(content?.metadata).toMatchObject({
    engine: "compatible/local",
    replacedSections: modelSectionsOf("intakeSync").slice(3),
  });
  expect(rig.model().calls).toHaveLength(4);
});
