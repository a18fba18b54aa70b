import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OldTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { expect, test } from "vitest";
import type { Suggestion } from "#contract/suggestion.ts";
import { useAgents, type Told } from "#server/test/agents.ts";
import { jobWords, readReports } from "#server/test/model/model-app.ts";

const { rig, address, atWork, tokenOf, agentOf } = useAgents();

test("a scripted agent goes from a posting to a checked post, a proven search and a suggested edit in at most 15 calls", async () => {
  const us = await atWork();
  const { use, asked } = await agentOf(await tokenOf(us));
  const posting = jobWords.rawExtractedJd;
  const read = await use<{ fields: { title: string }; lines: object[] }>("read_posting", {
    posting,
  });
  expect(read.fields.title).toContain("Backend Engineer");
  expect(read.lines.length).toBeGreaterThan(20);
  const { id: jobId } = await use<{ id: number }>("create_job", { posting });
  await readReports(us.anna, jobId);
  expect(await use("read_job", { jobId })).toMatchObject({ id: jobId, status: "completed" });

  const short = await use<{ outputId: number; verdict: string; sections: { key: string }[] }>(
    "read_report",
    { jobId, report: "attractSourceKit" },
  );
  expect(short.sections.map(({ key }) => key)).toContain("jobPost");
  const { jobPost } = await use<{ jobPost: { hook: string; pay: string } }>("read_report", {
    jobId,
    report: "attractSourceKit",
    section: "jobPost",
  });
  const bad = await use<{ findings: { rule: string }[] }>("check_text", {
    jobId,
    text: `${jobPost.hook} We want a young rockstar.`,
  });
  expect(bad.findings.map(({ rule }) => rule)).toContain("wording.age");
  const words = `${jobPost.hook} You will own the ingest.`;
  const good = await use<{ findings: { rule: string }[] }>("check_text", {
    jobId,
    text: `${words} ${jobPost.pay}`,
  });
  expect(good.findings.filter(({ rule }) => /^(?:wording|figures|law\.range)/u.test(rule))).toEqual(
    [],
  );

  const search = await use<{ isProven: boolean; searches: { rungs: object[] }[] }>(
    "compile_search",
    {
      titles: [{ term: "Backend Engineer", synonyms: ["Software Engineer"] }],
      mustSkills: [{ term: "Kotlin", synonyms: ["Java"] }],
      places: ["Denver"],
    },
  );
  expect(search.isProven).toBe(true);
  expect(search.searches.some(({ rungs }) => rungs.length > 0)).toBe(true);

  expect(await use("ask_facts", { jobId, about: "start date" })).toMatchObject({
    answer: "Nobody said.",
  });
  const pay = await use<{ facts: { label: string }[] }>("place_pay", { jobId });
  expect(pay.facts.map(({ label }) => label)).toContain("How the range compares, United States");
  const open = await use<{ decisions: { options: object[] }[] }>("list_decisions", { jobId });
  expect(open.decisions[0]?.options.length).toBeGreaterThan(1);

  await use("suggest_edit", {
    outputId: short.outputId,
    part: "jobPost",
    field: "hook",
    text: words,
  });
  const file = await use<{ file: string }>("hand_over", { jobId, format: "json-ld" });
  expect(JSON.parse(file.file)).toMatchObject({ "@type": "JobPosting" });
  expect(asked.length).toBeLessThanOrEqual(15);

  // People see it beside the report; the report is as it was until somebody accepts.
  const path = `/api/outputs/${short.outputId}/suggestions`;
  const [suggestion] = (await us.anna.send("GET", path)).json<Suggestion[]>();
  expect(suggestion).toMatchObject({ cause: "Suggested by a program", after: { hook: words } });
  const before = await readReports(us.anna, jobId);
  expect(before.attractSourceKit.content?.["jobPost"]).toMatchObject({ hook: jobPost.hook });
  const decisions = [{ id: suggestion?.id, decision: "accept" }];
  expect((await us.anna.send("POST", path, { decisions })).statusCode).toBe(200);
  const after = await readReports(us.anna, jobId);
  expect(after.attractSourceKit.content?.["jobPost"]).toMatchObject({ hook: words });
});

test("an agent is told how many facts there are, in words that fit one", async () => {
  const us = await atWork();
  const { id: jobId } = await rig.createJob(us);
  const { use } = await agentOf(await tokenOf(us));
  const ask = (about: string) => use<{ answer: string }>("ask_facts", { jobId, about });
  expect((await ask("requirements counted")).answer).toBe("1 fact.");
  expect((await ask("pay")).answer).toMatch(/^\d+ facts\.$/u);
});

test("clients of both generations list the tools with their marks, the prompts and the resource", async () => {
  const token = await tokenOf(await atWork());
  const { client } = await agentOf(token);
  const old = new OldClient({ name: "old", version: "1.0.0" });
  const init = { headers: { authorization: `Bearer ${token}` } };
  await old.connect(new OldTransport(address(), { requestInit: init }));
  for (const either of [client, old]) {
    const { tools } = await either.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual([
      "ask_facts",
      "check_text",
      "compile_search",
      "create_job",
      "hand_over",
      "list_decisions",
      "list_jobs",
      "place_pay",
      "read_job",
      "read_posting",
      "read_report",
      "suggest_edit",
      "write_reports",
    ]);
    const writing = tools.filter(({ annotations }) => !annotations?.readOnlyHint);
    expect(writing.map(({ name }) => name).toSorted()).toEqual([
      "create_job",
      "suggest_edit",
      "write_reports",
    ]);
    expect(tools.some(({ annotations }) => annotations?.destructiveHint)).toBe(false);
    const { prompts } = await either.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual([
      "post_a_job",
      "prepare_search",
      "brief_hiring_manager",
    ]);
    const { resourceTemplates } = await either.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      "roleprint://reports/{outputId}",
    ]);
    const { isError, content } = (await either.callTool({
      name: "list_jobs",
      arguments: {},
    })) as Told;
    expect([isError ?? false, content[0]?.text]).toEqual([
      false,
      expect.stringContaining('"jobs":[]'),
    ]);
    await either.close();
  }
});

test("a report is a resource too, as a view-only link shows it, and not to others", async () => {
  const us = await atWork();
  const job = await rig.createJob(us);
  const { offerNavigator } = await readReports(us.anna, job.id);
  const uri = `roleprint://reports/${offerNavigator.id}`;
  const { client } = await agentOf(await tokenOf(us));
  const { contents } = await client.readResource({ uri });
  const text = JSON.stringify(contents);
  expect(text).toContain("offerNavigator");
  expect(text).not.toMatch(/walk-away|walkAway/iu);
  expect(JSON.stringify(offerNavigator.content)).toMatch(/walk-away|walkAway/iu);
  const stranger = await agentOf(await tokenOf(await atWork()));
  await expect(stranger.client.readResource({ uri })).rejects.toThrow("Not found");
});
