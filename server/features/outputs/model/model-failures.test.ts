import { beforeAll, describe, expect, test } from "vitest";
import { withoutBlockIds } from "#contract/block.ts";
import type { Job } from "#contract/job.ts";
import { keysOf, promptOf } from "#server/test/model/model-answers.ts";
import { answerTo, readReports, useModelApp, type Report } from "#server/test/model/model-app.ts";
import type { ModelScript } from "#server/test/model/model-server.ts";
import type { Team } from "#server/test/team.ts";
import { authorPhrase } from "#tools/report/author.ts";
import type { Draft } from "#tools/tool.ts";

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

describe("a model that will not do better is not asked again [W-69, W-72]", () => {
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

describe("a wrong answer gets one repair, for the failing sections only [W-71]", () => {
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
    expect(content?.metadata).toMatchObject({ tokens: { input: 40_000, output: 1_000 } });
    expect(content?.metadata).not.toHaveProperty("replacedSections");
    expect(withoutBlockIds(content?.risks)).toEqual(good().risks);
  });

  test("and what is still wrong is written by the built-in writer, which the report says", async () => {
    const { status, content } = await writeChanged(withoutRisks, { content: {} });
    expect(status).toBe("completed");
    expect(rig.model().calls).toHaveLength(2);
    expect(content?.metadata).toMatchObject({
      engine: "compatible/local",
      replacedSections: ["risks"],
    });
    expect(withoutBlockIds(content?.risks)).toEqual(good().risks);
  });

  test("a repair that meets an outage leaves the good sections standing", async () => {
    const { status, content } = await writeChanged(withoutRisks, { status: 503 });
    expect(status).toBe("completed");
    expect(rig.model().calls).toHaveLength(2);
    expect(content?.metadata).toMatchObject({ replacedSections: ["risks"] });
  });

  test("F-14: NUL, half characters and turned text are cleaned out, and none is needed", async () => {
    const odd = " \u0000, \uD800 and \u202Edne eht\u202C.";
    const { status, content } = await writeChanged((answer) => {
      const summary = answer.summary as Draft;
      return { ...answer, summary: { ...summary, text: `${String(summary.text)}${odd}` } };
    });
    expect(status).toBe("completed");
    expect(rig.model().calls).toHaveLength(1);
    const stored = JSON.stringify(content?.summary);
    expect(stored).toContain(String((good().summary as Draft).text));
    for (const bad of ["\\u0000", "\\ud800", "\u202E"]) expect(stored).not.toContain(bad);
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

  const inGerman =
    "Die Suche ist schwierig, weil nur wenige Bewerber Erfahrung mit Nachtdiensten haben.";
  const inLatin = "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.";

  test.each([
    ["another language", inGerman, "not in English"],
    ["N/A", "N/A", "says nothing"],
    ["lorem ipsum", inLatin, "says nothing"],
  ])("F-13: when a section is %s", async (_, text, complaint) => {
    const isBad = (answer: Draft) => ({ ...answer, summary: allTexts(answer.summary, text) });
    const mended = await writeChanged(isBad);
    expect(mended.status).toBe("completed");
    expect(rig.model().calls.map(keysOf)).toEqual([
      expect.arrayContaining(["risks", "summary"]),
      ["summary"],
    ]);
    const [, repair] = rig.model().calls;
    expect(repair && promptOf(repair).user).toContain(complaint.replaceAll(" ", "^"));
    expect(mended.content?.summary).toEqual(good().summary);
    expect(mended.content?.metadata).not.toHaveProperty("replacedSections");

    const again = { summary: allTexts(good().summary, text) };
    const { status, content } = await writeChanged(isBad, { content: again });
    expect(status).toBe("completed");
    expect(rig.model().calls).toHaveLength(2);
    expect(content?.summary).toEqual(good().summary);
    expect(authorPhrase(content ?? "")).toBe(
      "Drafted by compatible/local, 1 section by the built-in writer; a person decides.",
    );
  });

  test("F-13: a model that only ever says N/A leaves the built-in writer's report, which says so", async () => {
    rig.model().behave((call) => ({ content: allTexts(answerTo(call), "N/A") }));
    await rig.generate(us.anna, job.id, "intakeSync");
    const { status, content } = (await readReports(us.anna, job.id)).intakeSync;
    expect(status).toBe("completed");
    expect(rig.model().calls).toHaveLength(2);
    expect(JSON.stringify(content)).not.toContain("N/A");
    expect(content?.metadata).toMatchObject({ tokens: { input: 40_000, output: 1_000 } });
    expect(authorPhrase(content ?? "")).toContain("the model's answer could not be used");
  });
});

/** The same section with this text in place of each of its sentences; names, marks and choices stay. */
function allTexts(value: unknown, text: string): unknown {
  if (typeof value === "string") return value.includes(" ") ? text : value;
  if (Array.isArray(value)) return value.map((entry) => allTexts(entry, text));
  if (value === null || typeof value !== "object") return value;
  const parts = Object.entries(value).map(([key, part]) => [key, allTexts(part, text)]);
  return Object.fromEntries(parts) as Draft;
}
