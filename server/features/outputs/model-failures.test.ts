import { beforeAll, describe, expect, test } from "vitest";
import type { Job } from "#contract/job.ts";
import { keysOf } from "#server/test/model-answers.ts";
import { answerTo, readReports, useModelApp, type Report } from "#server/test/model-app.ts";
import type { ModelScript } from "#server/test/model-server.ts";
import type { Team } from "#server/test/team.ts";

const rig = useModelApp({ MODEL_STALL_MS: "2500", MODEL_OUTAGES_TO_OPEN: "100" });
let us: Team;
let job: Job;
beforeAll(async () => {
  us = await rig.team();
  rig.model().behave((call) => ({ content: answerTo(call), chunkChars: 500 }));
  job = await rig.createJob(us);
  await readReports(us.anna, job.id);
});

/** One more Intake Sync Brief while the model behaves like this, call by call, and well afterwards. */
async function write(...scripts: ModelScript[]): Promise<Report> {
  rig.model().calls.length = 0;
  rig
    .model()
    .behave((call) => scripts[call.number - 1] ?? { content: answerTo(call), chunkChars: 500 });
  await rig.generate(us.anna, job.id, "intakeSync");
  return (await readReports(us.anna, job.id)).intakeSync;
}

const half = { content: { summary: { answer: "Half a report", text: "that never ends" } } };

describe("a model that may do better later is asked again", () => {
  test("after the pause it asks for", async () => {
    const { status } = await write({ status: 429, headers: { "retry-after": "2" } });
    expect(status).toBe("completed");
    const [first, second, ...more] = rig.model().calls;
    expect(more).toEqual([]);
    expect((second?.startedAt ?? 0) - (first?.endedAt ?? 0)).toBeGreaterThanOrEqual(2_000);
  });

  test.each<[string, ModelScript]>([
    ["stalls", { ...half, fault: "stall" }],
    ["breaks off", { ...half, fault: "cut" }],
    ["hangs up", { fault: "resetAtOnce" }],
    ["is overloaded", { status: 503 }],
  ])("when it %s", async (_, script) => {
    const { status, error } = await write(script);
    expect([status, error]).toEqual(["completed", null]);
    expect(rig.model().calls).toHaveLength(2);
    const [first] = rig.model().calls;
    expect(first?.endedAt ?? first?.hungUpAt).toBeDefined();
  });

  test("three times at most, whatever happens, and then the report says what to do", async () => {
    const down: ModelScript = { status: 500 };
    const { status, error, content } = await write(down, down, down, down);
    expect(status).toBe("failed");
    expect(error).toBe("The model did not answer. Retry, or use the built-in writer.");
    expect(rig.model().calls).toHaveLength(3);
    expect(content?.metadata).toMatchObject({ engine: "compatible/local" });
  });
});

describe("a model that will not do better is not asked again", () => {
  test.each<[string, ModelScript, string]>([
    ["says nothing", { content: "", usage: null }, "could not be used"],
    ["refuses by filter", { ...half, finishReason: "content_filter" }, "refused"],
    ["is cut at its length", { ...half, finishReason: "length" }, "could not be used"],
    ["does not know our key", { status: 401 }, "not set up correctly"],
    ["does not accept the request", { status: 400 }, "not set up correctly"],
    ["wants an hour", { status: 429, headers: { "retry-after": "3600" } }, "Retry in 60 minutes"],
  ])("when it %s", async (name, script, words) => {
    const { status, error } = await write(script, script, script);
    expect([status, error]).toEqual(["failed", expect.stringContaining(words)]);
    // An answer without the right form gets one repair.
    expect(rig.model().calls).toHaveLength(name === "says nothing" ? 2 : 1);
  });
});

describe("a wrong answer gets one repair, for the failing sections only", () => {
  const good = () => answerTo(lastCall());
  const lastCall = () => {
    const [call] = rig.model().calls;
    if (!call) throw new Error("no call yet");
    return call;
  };

  const withoutRisks = (answer: Record<string, unknown>) => ({ ...answer, risks: undefined });

  /** The first answer is the good one changed; the second comes from the rig. */
  async function writeChanged(
    change: (answer: Record<string, unknown>) => unknown,
    ...more: ModelScript[]
  ) {
    rig.model().calls.length = 0;
    rig.model().behave((call) => {
      if (call.number === 1) return { content: change(answerTo(call)) };
      return more[call.number - 2] ?? { content: answerTo(call) };
    });
    await rig.generate(us.anna, job.id, "intakeSync");
    return (await readReports(us.anna, job.id)).intakeSync;
  }

  test("when a section is missing", async () => {
    const { status, content } = await writeChanged(withoutRisks);
    expect(status).toBe("completed");
    expect(rig.model().calls.map(keysOf)).toEqual([
      expect.arrayContaining(["risks", "summary"]),
      ["risks"],
    ]);
    expect(content?.metadata).toMatchObject({ tokens: { input: 2_000, output: 1_000 } });
    expect(content?.metadata).not.toHaveProperty("replacedSections");
    expect(content?.risks).toEqual(good().risks);
  });

  test("and what is still wrong is written by the built-in writer, which the report says", async () => {
    const { status, content } = await writeChanged(withoutRisks, { content: {} });
    expect(status).toBe("completed");
    expect(rig.model().calls).toHaveLength(2);
    expect(content?.metadata).toMatchObject({
      engine: "compatible/local",
      replacedSections: ["risks"],
    });
    expect(content?.risks).toEqual(good().risks);
  });

  test("a repair that meets an outage leaves the good sections standing", async () => {
    const { status, content } = await writeChanged(withoutRisks, { status: 503 });
    expect(status).toBe("completed");
    expect(rig.model().calls).toHaveLength(2);
    expect(content?.metadata).toMatchObject({ replacedSections: ["risks"] });
  });

  test("chatter, a fence and unknown keys around a good answer need none", async () => {
    const { status, content } = await writeChanged((answer) => {
      const risks = (answer.risks as object[]).map((risk) => ({ ...risk, score: 9 }));
      const more = {
        ...answer,
        risks,
        candidateScores: { "Candidate A": 9 },
        interviewPlan: "mine",
      };
      return `Here you are:\n\`\`\`json\n${JSON.stringify(more)}\n\`\`\``;
    });
    expect(status).toBe("completed");
    expect(rig.model().calls).toHaveLength(1);
    expect(JSON.stringify(content)).not.toMatch(/candidateScores|"score"|mine/u);
  });
});
