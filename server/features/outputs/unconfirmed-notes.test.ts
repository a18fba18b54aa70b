import { expect, test } from "vitest";
import { candidateTexts } from "#tools/checks.ts";
import { toolTypes } from "#contract/output.ts";
import { walkReport } from "#contract/walk.ts";
import { toolOf } from "#server/test/model/model-answers.ts";
import { readReports, useModelApp } from "#server/test/model/model-app.ts";
import type { Team } from "#server/test/team.ts";
import { leftOutWords } from "#tools/report/left-out.ts";
import type { Draft } from "#tools/tool.ts";

const rig = useModelApp();

const canary = "Zephyrgrill";
const notes = `Line cook for Dana in Dayton, call on 11/3
she needs somebody to run the ${canary} station 5 nights a week, cant say more yet
pay is 19-22/hr
3 yrs on a ${canary} line at least
last guy walked out, dont tell anybody`;

const words = {
  title: "Line Cook",
  location: "Dayton, OH",
  salaryRange: "19-22/hr",
  description: "",
  requirements: `3 yrs on a ${canary} line at least`,
  benefits: "",
  culture: "",
  workType: "" as const,
  dealBreakers: [],
  dealBreakersText: "",
  preferredBackgrounds: [],
  redFlags: [],
  competitorCompanies: [],
  companyAssets: "",
  rawExtractedJd: notes,
};

async function write(us: Team) {
  const job = await rig.createJob(us, words);
  return { job, reports: await readReports(us.anna, job.id) };
}

const candidatesRead = (reports: Awaited<ReturnType<typeof write>>["reports"]) =>
  toolTypes
    .flatMap((tool) => candidateTexts(walkReport(tool, reports[tool].content ?? {})))
    .map(({ text }) => text)
    .join("\n");

test.each(["built-in", "model"])(
  "notes that nobody confirmed are in no text for candidates and in no file for them, by the %s writer",
  async (reportWriter) => {
    const us = await rig.team();
    await us.anna.send("PATCH", us.path, { reportWriter });
    const { job, reports } = await write(us);
    // The team's own reports may say it; a model's answer is its own.
    expect(JSON.stringify(reports).includes(canary) || reportWriter === "model").toBe(true);
    const read = candidatesRead(reports);
    expect(read.length).toBeGreaterThan(500);
    expect(read).not.toContain(canary);
    const post = await us.anna.send("GET", `/api/jobs/${job.id}/hand-over/html`);
    expect(post.statusCode).toBe(200);
    expect(post.body).not.toContain(canary);
  },
);

test("notes of which nobody confirmed a line go to no model: the built-in writer writes", async () => {
  const us = await rig.team();
  const { reports } = await write(us);
  expect(rig.model().calls).toEqual([]);
  const { metadata } = reports.attractSourceKit.content as { metadata: Draft };
  expect(metadata["engine"]).toBe("built-in");
});

test("of notes a model is shown what somebody confirmed, and nothing else [X-32]", async () => {
  const us = await rig.team();
  const { job } = await write(us);
  await us.anna.send("PATCH", `/api/jobs/${job.id}/reading`, {
    moves: [{ words: "pay is 19-22/hr", place: "pay" }],
  });
  await us.anna.send("POST", `/api/jobs/${job.id}/process`);
  await readReports(us.anna, job.id);
  expect(new Set(rig.model().calls.map(toolOf))).toEqual(new Set(toolTypes));
  for (const { rawBody } of rig.model().calls) {
    expect(rawBody).toContain("pay^is^19-22/hr");
    expect(rawBody).not.toContain(canary);
    expect(rawBody).not.toContain("walked");
  }
});

test("once a person says that it looks right, candidates may read it", async () => {
  const us = await rig.team();
  await us.anna.send("PATCH", us.path, { reportWriter: "built-in" });
  const { job } = await write(us);
  const line = `3 yrs on a ${canary} line at least`;
  const answer = await us.anna.send("PATCH", `/api/jobs/${job.id}/reading`, {
    moves: [{ words: line, place: "must" }],
  });
  expect(answer.statusCode).toBe(200);
  await us.anna.send("POST", `/api/jobs/${job.id}/process`);
  expect(candidatesRead(await readReports(us.anna, job.id))).toContain(canary);
});

test("a report from notes says what was left out, and its texts for candidates do not [X-36]", async () => {
  const us = await rig.team();
  await us.anna.send("PATCH", us.path, { reportWriter: "built-in" });
  const { reports } = await write(us);
  const said = (tool: (typeof toolTypes)[number]) => leftOutWords(reports[tool].content ?? {});
  expect(said("attractSourceKit").join(" ")).toMatch(/lines of the notes are not confirmed/u);
  expect(said("marketPulse").join(" ")).not.toContain("not confirmed");
  expect(candidatesRead(reports)).not.toMatch(/left out|What we read/u);
});
