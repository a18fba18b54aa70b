import { shippedMarket } from "#server/features/market/shipped-market.service.ts";
import { LLMock } from "@copilotkit/aimock";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { ToolType } from "#contract/output.ts";
import { goodAnswer } from "#server/test/model/model-answers.ts";
import {
  jobWords,
  organizationWords,
  readReports,
  useModelApp,
} from "#server/test/model/model-app.ts";
import { providerProtocols } from "#server/test/model/provider-protocols.ts";
import { startRecordingProxy } from "#server/test/rig/recording-proxy.ts";
import { connectForTest } from "#server/test/database/test-database.ts";
import { tools } from "#tools/tools.ts";
import { ReportMetadata } from "#tools/report/metadata.ts";
import { briefOn } from "#tools/fixtures/sample-briefing.ts";
import type { Draft } from "#tools/tool.ts";

/** Each report by another provider. */
const assignments: [ToolType, setting: string, model: string][] = [
  ["marketPulse", "MODEL_MARKET_PULSE", "openai-chat/gpt-4.1"],
  ["intakeSync", "MODEL_INTAKE_SYNC", "openai/gpt-5-mini"],
  ["attractSourceKit", "MODEL_ATTRACT_SOURCE_KIT", "anthropic/claude-sonnet-4-5"],
  ["engagementHub", "MODEL_ENGAGEMENT_HUB", "google/gemini-2.5-flash"],
  ["offerNavigator", "MODEL_OFFER_NAVIGATOR", "bedrock/anthropic.claude-sonnet-4-5-20250929-v1:0"],
  ["interviewCoach", "MODEL_INTERVIEW_COACH", "compatible/llama-3.3"],
];

const mock = new LLMock({ port: 0, chunkSize: 200 });
const proxy = await startRecordingProxy(await mock.start());
const usage = {
  prompt_tokens: 20_900,
  completion_tokens: 80,
  input_tokens: 20_900,
  output_tokens: 80,
};
const counts = { promptTokenCount: 20_900, candidatesTokenCount: 80, totalTokenCount: 20_980 };
const briefing = briefOn(jobWords, organizationWords, {}, shippedMarket());
for (const [tool, , name] of assignments) {
  // Bedrock's model stands in an address, escaped from its colon on.
  const model = name.slice(name.indexOf("/") + 1).replace(/:.*$/u, "");
  const content = JSON.stringify(ownAnswer(tool));
  mock.on({ model: new RegExp(`^${model}`, "u") }, { content, usage: { ...usage, ...counts } });
}
beforeEach(() => {
  proxy.requests.length = 0;
});
afterAll(async () => {
  await proxy.close();
  await mock.stop();
});

const settings = assignments.map(([, setting, name]) => ({
  ...providerProtocols[name]?.settings(proxy.url),
  [setting]: name,
}));
const rig = useModelApp(Object.assign({}, ...settings) as Record<string, string>);

function says(tool: ToolType): string {
  return `Quillwater's pager decides this search, says the provider of ${tools[tool].fullName}.`;
}

/** A full answer whose first section is the provider's own. */
function ownAnswer(tool: ToolType): Draft {
  const answer = goodAnswer(briefing, tool) as Record<string, Draft>;
  const [first = ""] = Object.keys(answer);
  return { ...answer, [first]: { ...answer[first], answer: says(tool) } };
}

test("six providers write the six reports of one job, each in its own protocol [X-27]", async () => {
  const us = await rig.team();
  const job = await rig.createJob(us);
  const reports = await readReports(us.anna, job.id);
  for (const [tool, , name] of assignments) {
    const { status, error, content } = reports[tool];
    expect([name, status, error]).toEqual([name, "completed", null]);
    const { metadata, ...sections } = content ?? {};
    expect(Object.keys(sections)).toEqual(tools[tool].sections.map(({ key }) => key));
    expect(JSON.stringify(Object.values(sections)[0])).toContain(says(tool));
    const stamp = ReportMetadata.parse(metadata);
    expect(stamp.engine).toBe(name);
    expect(stamp.tokens).toMatchObject({ input: 20_900, output: 80 });
    expect(stamp.replacedSections).toBeUndefined();
    const sent = proxy.requests.filter(({ body }) => body.includes(tools[tool].fullName));
    expect(sent.map(({ path }) => path)).toContain(providerProtocols[name]?.path);
  }
  expect(proxy.requests).toHaveLength(assignments.length);
  expect(rig.model().calls).toEqual([]);
});

test("V-06: a provider is told to keep nothing where it can be told, and is named in the record of calls [W-50]", async () => {
  const us = await rig.team();
  const job = await rig.createJob(us);
  await readReports(us.anna, job.id);
  const bodiesAt = (path: string) =>
    proxy.requests.filter((request) => request.path === path).map(({ body }) => body);
  for (const name of ["openai/gpt-5-mini", "openai-chat/gpt-4.1"]) {
    const bodies = bodiesAt(providerProtocols[name]?.path ?? "");
    expect(bodies.filter((body) => body.includes('"store":false'))).toHaveLength(1);
  }
  const admin = await connectForTest(rig.app().database.admin);
  const { rows } = await admin.query(
    "select tool_type, model, state from model_calls where organization_id = $1",
    [us.home.id],
  );
  const called = assignments.map(([tool_type, , model]) => ({
    tool_type,
    model,
    state: "settled",
  }));
  expect(rows).toHaveLength(called.length);
  expect(rows).toEqual(expect.arrayContaining(called));
});
