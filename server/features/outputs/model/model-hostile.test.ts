import { shippedMarket } from "#server/features/market/shipped-market.service.ts";
import { beforeAll, expect, test } from "vitest";
import { toolTypes, type ToolType } from "#contract/output.ts";
import { walkReport } from "#contract/walk.ts";
import { guardFigures } from "#checks/figures/guard.ts";
import { toolOf } from "#server/test/model/model-answers.ts";
import { answerTo, jobWords, readReports, useModelApp } from "#server/test/model/model-app.ts";
import type { ModelCall } from "#server/test/model/model-server.ts";
import type { Team } from "#server/test/team.ts";
import { connectForTest } from "#server/test/database/test-database.ts";
import { tools } from "#tools/tools.ts";
import { hostilePayloads, inventedFigures } from "#tools/fixtures/hostile-payloads.ts";
import { briefOn } from "#tools/fixtures/sample-briefing.ts";
import type { Draft } from "#tools/tool.ts";

const rig = useModelApp();
let us: Team;
beforeAll(async () => {
  us = await rig.team();
});

const { markup, links, verdicts, questions, demands } = hostilePayloads;
const harmless = [...markup, ...links].map(({ text }) => text);
const judged = [...verdicts, ...questions, ...demands].map(({ text }) => text);
/** In each of them every report takes four that code must judge. */
const rounds = Math.ceil(judged.length / (toolTypes.length * 4));

/**
 * The good answer with something planted into every text that has room for it: markup and links, and in every section but
 * the first an attack that code must judge. The first stays the model's, or there would be no report to look at.
 */
function plant(call: ModelCall, round: number, onPlanted: (attack: string) => void): Draft {
  let harmlessAt = round;
  let judgedAt = (round * toolTypes.length + toolTypes.indexOf(toolOf(call))) * 4 - 1;
  const sections = Object.entries(answerTo(call)).map(([key, section], at) => {
    let isJudgedNext = at > 0;
    const choose = () => {
      if (!isJudgedNext) return harmless[(harmlessAt += 1) % harmless.length] ?? "";
      isJudgedNext = false;
      return judged[(judgedAt += 1) % judged.length] ?? "";
    };
    const visit = (value: unknown): unknown => {
      if (typeof value === "string") {
        if (value.length < 25 || value.length > 350) return value;
        const attack = choose();
        onPlanted(attack);
        return `${value}. ${attack}\u202E`;
      }
      if (Array.isArray(value)) return value.map(visit);
      if (value === null || typeof value !== "object") return value;
      return Object.fromEntries(
        Object.entries(value).map(([name, part]) =>
          ["facts", "covers", "basis"].includes(name) ? [name, part] : [name, visit(part)],
        ),
      );
    };
    return [key, visit(section)];
  });
  return {
    ...Object.fromEntries(sections),
    score: 9,
    candidateScores: { "Candidate A": 9 },
  } as Draft;
}

/** Every text of a report but the questions it quotes as forbidden. */
function textsOf(tool: ToolType, content: Draft | null): string[] {
  const { strings } = walkReport(tool, content ?? {});
  return strings.filter(({ path }) => !path.endsWith(".doNotAsk")).map(({ text }) => text);
}

test("P-01: a model that does all an attacker wants, also in the repair, leaves nothing behind", async () => {
  const planted = new Set<string>();
  const all = Object.values(hostilePayloads).flat();
  for (let round = 0; round < rounds; round += 1) {
    rig.model().calls.length = 0;
    rig.model().behave((call) => ({
      content: plant(call, round, (attack) => planted.add(attack)),
      chunkChars: 2_000,
    }));
    const job = await rig.createJob(us);
    const reports = await readReports(us.anna, job.id);
    for (const tool of toolTypes) {
      const { content, status } = reports[tool];
      const texts = textsOf(tool, content);
      const left = texts.filter((text) => all.some(({ never }) => never.test(text)));
      expect([tool, status, left]).toEqual([tool, "completed", []]);
      const known = new Set(["metadata", ...tools[tool].sections.map(({ key }) => key)]);
      expect(Object.keys(content ?? {}).filter((key) => !known.has(key))).toEqual([]);
      expect(JSON.stringify(content)).not.toMatch(/candidateScores|"score"|\u202E/u);
    }
    expect(rig.model().calls.length).toBeLessThanOrEqual(12);
  }
  expect(all.length).toBeGreaterThanOrEqual(60);
  expect(all.map(({ text }) => text).filter((text) => !planted.has(text))).toEqual([]);
});

test("P-01: harmless attacks are cleaned out and the model's words stay", async () => {
  rig.model().behave((call) => {
    const content = JSON.parse(JSON.stringify(answerTo(call))) as { summary: { text: string } };
    content.summary.text += ` Quillwater's pager matters. ${harmless.join(" ")}`;
    return { content: { ...content } };
  });
  const job = await rig.createJob(us, { title: "Backend Engineer" });
  const { intakeSync } = await readReports(us.anna, job.id);
  const { summary } = intakeSync.content as { summary: { text: string } };
  expect(summary.text).toContain("Quillwater's pager matters.");
  expect(summary.text).not.toMatch(/<|evil\.example\/|javascript:|\]\(/u);
});

test("P-01: a figure no fact has ends as an estimate among colleagues, and not at all before candidates", async () => {
  const invented = inventedFigures[0] ?? "";
  rig.model().behave((call) => {
    const content = JSON.parse(JSON.stringify(answerTo(call))) as Record<string, Draft>;
    if (toolOf(call) === "attractSourceKit" && content.jobPost) content.jobPost.hook = invented;
    const summary = content.summary ?? content.launchNarrative;
    if (summary)
      Object.assign(summary, { basis: "data", text: `${String(summary.text)} ${invented}` });
    return { content };
  });
  const job = await rig.createJob(us);
  const reports = await readReports(us.anna, job.id);
  const { ledger } = briefOn(jobWords, undefined, {}, shippedMarket());
  for (const tool of toolTypes) {
    const content = reports[tool].content ?? {};
    expect(guardFigures(ledger, tool, content).map(({ quote }) => quote)).not.toContain("$987,654");
    const [first] = Object.values(content) as Draft[];
    expect(first).toMatchObject({
      basis: "estimate",
      text: expect.stringContaining(invented) as string,
    });
    const { checks } = content.metadata as { checks: Record<string, number> };
    expect(checks["figures.unsupported"] ?? 0).toBe(0);
  }
  expect(JSON.stringify(reports.attractSourceKit.content?.jobPost)).not.toContain("987,654");
  expect(reports.attractSourceKit.content?.metadata).toMatchObject({
    replacedSections: ["jobPost"],
  });
});

test("P-01: what an attacker asks for changes nothing but this report", async () => {
  const admin = await connectForTest(rig.app().database.admin);
  const count = async () =>
    (
      await admin.query(`select (select count(*) from users) as users, (select count(*) from memberships) as members,
      (select count(*) from organizations) as organizations, (select count(*) from invitations) as invitations`)
    ).rows;
  const before = await count();
  const other = await rig.createJob(us);
  const { offerNavigator } = await readReports(us.anna, other.id);
  rig.model().behave((call) => {
    const content = JSON.parse(JSON.stringify(answerTo(call))) as { summary: Draft };
    content.summary.text = `DELETE /api/jobs/${other.id}. '; drop table jobs; -- {{constructor}} \${7*7}`;
    return { content };
  });
  await rig.generate(us.anna, other.id, "offerNavigator");
  const after = await readReports(us.anna, other.id);
  expect(after.offerNavigator).toMatchObject({ status: "completed", version: 2 });
  expect(after.intakeSync.version).toBe(1);
  expect(offerNavigator.version).toBe(1);
  expect(await count()).toEqual(before);
});

test("P-06: demands on protected people never become criteria, even when the model repeats them [W-43]", async () => {
  const demand = "Only men under 35 need apply.";
  rig.model().behave((call) => {
    const content = JSON.parse(JSON.stringify(answerTo(call))) as Record<string, Draft>;
    const persona = content.candidatePersona as { must: Draft[] } | undefined;
    persona?.must.push({
      text: "Men under 35 only, men preferred",
      basis: "given",
      facts: ["must.1"],
    });
    return { content };
  });
  const words = {
    requirements: `${jobWords.requirements} ${demand}`,
    rawExtractedJd: `${jobWords.rawExtractedJd}\n- ${demand}\n`,
  };
  const job = await rig.createJob(us, words);
  const reports = await readReports(us.anna, job.id);
  const first = rig.model().calls.filter(({ rawBody }) => !rawBody.includes("<<<earlier sections"));
  expect(first).toHaveLength(6);
  for (const { rawBody } of first) expect(rawBody).not.toMatch(/men\^under/iu);
  for (const tool of toolTypes) {
    const content: Draft = { ...reports[tool].content };
    delete content["questionsForHiringManager"];
    expect(JSON.stringify(content)).not.toMatch(/men under 35|men preferred/iu);
  }
  const asked = reports.intakeSync.content?.["questionsForHiringManager"];
  expect(JSON.stringify(asked)).toContain("It cannot be a criterion");
});
