import { expect, test } from "vitest";
import { HandOverFormat } from "#contract/hand-over/format.ts";
import { toolTypes } from "#contract/output.ts";
import type { Scope } from "#contract/programs/scopes.ts";
import { challenge } from "#server/test/agent-flow.ts";
import { useAgents } from "#server/test/agents.ts";
import { jobWords, readReports } from "#server/test/model/model-app.ts";
import { testOrigin } from "#server/test/test-app.ts";
import { tools } from "#tools/tools.ts";

const { rig, atWork, tokenOf, agentOf } = useAgents();
const linesInside = `${jobWords.rawExtractedJd}

Internal: targets: KeptInsideCanary
Internal: the last one quit for KeptInsideCanary, backfill asap
`;

test("each tool asks the door: a refusal is a result with our sentence, and nothing is told", async () => {
  const us = await atWork();
  const job = await rig.createJob(us);
  const reports = await readReports(us.anna, job.id);
  const jobId = job.id;
  const inputs: [name: string, input: object, scope: Scope][] = [
    ["list_jobs", {}, "jobs.read"],
    ["read_job", { jobId }, "jobs.read"],
    ["create_job", { posting: "Nurse in Oslo" }, "jobs.write"],
    ["write_reports", { jobId }, "jobs.write"],
    ["read_report", { jobId, report: "marketPulse" }, "reports.read"],
    ["ask_facts", { jobId }, "reports.read"],
    ["place_pay", { jobId }, "reports.read"],
    ["check_text", { jobId, text: "Come." }, "reports.read"],
    ["list_decisions", { jobId }, "reports.read"],
    ["hand_over", { jobId, format: "html" }, "reports.read"],
    [
      "suggest_edit",
      { outputId: reports.attractSourceKit.id, part: "jobPost", field: "hook", text: "x" },
      "suggestions.write",
    ],
  ];
  const poor = await agentOf(await tokenOf(us, ["usage.read"]));
  const stranger = await agentOf(await tokenOf(await atWork()));
  for (const [name, input] of inputs) {
    const refused = await poor.call(name, input);
    expect([name, refused.isError, refused.content[0]?.text]).toEqual([
      name,
      true,
      expect.stringContaining("notInScope"),
    ]);
    const isOfJob = "jobId" in input || "outputId" in input;
    const elsewhere = isOfJob ? await stranger.call(name, input) : refused;
    expect([name, elsewhere.isError]).toEqual([name, true]);
    expect(elsewhere.content[0]?.text).toMatch(isOfJob ? /"notFound"/u : /"notInScope"/u);
  }
});

test("whoever comes without a living token is told where to be let in; a person's cookie opens nothing", async () => {
  const us = await atWork();
  const payload = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  const send = (method: "GET" | "POST" | "DELETE", headers: Record<string, string>) =>
    rig.app().app.inject({
      method,
      url: "/mcp",
      headers: { accept: "application/json, text/event-stream", ...headers },
      ...(method === "POST" ? { payload } : {}),
    });
  const cookie = us.anna.cookie;
  for (const answer of [
    await send("POST", {}),
    await send("GET", {}),
    await send("DELETE", {}),
    await send("POST", { authorization: "Bearer rp_nothing" }),
    await send("POST", { authorization: "Bearer rp_nothing", cookie }),
    await send("POST", { cookie }),
    await send("POST", { cookie, origin: testOrigin }),
    await send("POST", { cookie, origin: "https://evil.example" }),
  ]) {
    expect([answer.statusCode, answer.headers["www-authenticate"]]).toEqual([401, challenge]);
  }
  const elsewhere = await rig.app().app.inject({ url: "/api/jobs" });
  expect([elsewhere.statusCode, elsewhere.headers["www-authenticate"]]).toEqual([401, undefined]);
});

test.each(["%%%", "a b", "[::1", "a@b", "x:99999"])(
  "an agent that calls itself to a host %j is answered as any other",
  async (host) => {
    const authorization = `Bearer ${await tokenOf(await atWork())}`;
    const answer = await rig.app().app.inject({
      method: "POST",
      url: "/mcp",
      headers: { accept: "application/json, text/event-stream", authorization, host },
      payload: { jsonrpc: "2.0", id: 1, method: "tools/list" },
    });
    expect(answer.statusCode).toBe(200);
  },
);

type Ask = [tool: string, input: object];
const kept = "KeptInsideCanary";

test.each([
  ["typed", { redFlags: [`${kept} flag`], competitorCompanies: [`${kept} rival`] }],
  ["said in lines inside", { redFlags: [], competitorCompanies: [], rawExtractedJd: linesInside }],
  [
    "both",
    { redFlags: ["urgent backfill"], competitorCompanies: [kept], rawExtractedJd: linesInside },
  ],
])(
  "rivals and red flags that are %s are in no answer about facts to a program without the scope for it",
  async (how, words) => {
    const us = await atWork();
    const { id: jobId } = await rig.createJob(us, { urgencyLevel: "", ...words });
    const reports = await readReports(us.anna, jobId);
    const inside = await agentOf(await tokenOf(us, ["reports.read", "internal"]));
    expect((await inside.call("ask_facts", { jobId })).content[0]?.text).toContain(kept);
    const { call, client } = await agentOf(await tokenOf(us));
    const asks: Ask[] = [
      ["list_jobs", {}],
      ["read_job", { jobId }],
      ["ask_facts", { jobId }],
      ["place_pay", { jobId }],
      ["place_pay", { jobId, pay: "$150,000 to $180,000 a year" }],
      ["check_text", { jobId, text: `We hire from ${kept.toLowerCase()} and pay $1.` }],
      ["list_decisions", { jobId }],
      ...HandOverFormat.options.map((format): Ask => ["hand_over", { jobId, format }]),
    ];
    // A view-only link shows what somebody typed about rivals, and so do reports.
    const readable = how === "said in lines inside" ? toolTypes : [];
    for (const report of readable) {
      const sections = [undefined, ...tools[report].sections.map(({ key }) => key)];
      asks.push(...sections.map((section): Ask => ["read_report", { jobId, report, section }]));
      const uri = `roleprint://reports/${reports[report].id}`;
      expect(JSON.stringify(await client.readResource({ uri }))).not.toContain(kept);
    }
    for (const [name, input] of asks) {
      const { isError, content } = await call(name, input);
      const text = content[0]?.text ?? "";
      // A section of which nothing may be read is not there.
      const isMissing = name === "read_report" && text.includes('"notFound"');
      expect([name, input, isError ?? false]).toEqual([name, input, isMissing]);
      expect([name, input, text.includes(kept)]).toEqual([name, input, false]);
      expect([name, input, /walk-away|open at \$/u.test(text)]).toEqual([name, input, false]);
    }
  },
);

test("nobody without the scope learns from a check who a confidential client is", async () => {
  const us = await atWork();
  const { id: jobId } = await rig.createJob(us, {
    hiringCompany: "Quillwater Freight",
    isClientConfidential: true,
  });
  const text = "Come to Ardent Textiles, Quillwater Freight or Corvane, young rockstar.";
  const rulesFor = async (scopes: readonly Scope[]) => {
    const { use } = await agentOf(await tokenOf(us, scopes));
    const { findings } = await use<{ findings: { rule: string }[] }>("check_text", { jobId, text });
    return findings.map(({ rule }) => rule);
  };
  expect(await rulesFor(["reports.read", "internal"])).toContain("client.named");
  const told = await rulesFor(["reports.read"]);
  expect(told).toContain("wording.age");
  expect(told).not.toContain("client.named");
});

test("an agent suggests about words it can read, once for each part, and about nothing else", async () => {
  const us = await atWork();
  const job = await rig.createJob(us);
  const { attractSourceKit: kit, offerNavigator } = await readReports(us.anna, job.id);
  const { call } = await agentOf(await tokenOf(us));
  const suggest = async (input: object) =>
    (await call("suggest_edit", { outputId: kit.id, part: "jobPost", ...input })).content[0]?.text;
  const inside = { outputId: offerNavigator.id, part: "summary", field: "answer" };
  expect(await suggest({ ...inside, text: "More." })).toContain('"notFound"');
  expect(await suggest({ field: "facts", text: ["inside.1"] })).toContain('"invalidRequest"');
  expect(await suggest({ field: "benefits", text: "One line" })).toContain('"invalidRequest"');
  expect(await suggest({ text: "All of it" })).toContain('"invalidRequest"');
  expect(await suggest({ part: "nothing", text: "x" })).toContain('"notFound"');
  expect(await suggest({ field: "benefits", text: ["Health", "Leave"] })).toContain("isSuggested");
  expect(await suggest({ field: "hook", text: "Come." })).toContain('"conflict"');
  const after = await readReports(us.anna, job.id);
  expect(after.attractSourceKit.content).toEqual(kit.content);
  expect(after.attractSourceKit.openSuggestions).toBe(1);
});
