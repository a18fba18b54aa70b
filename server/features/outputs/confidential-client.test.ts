import { expect, test } from "vitest";
import type { Examination } from "#contract/examination.ts";
import type { JobReading } from "#contract/reading.ts";
import { toolTypes } from "#contract/output.ts";
import { clientNames, findClient } from "#ledger/facts/client-names.ts";
import { promptOf } from "#server/test/model/model-answers.ts";
import {
  jobWords,
  organizationWords,
  readReports,
  useModelApp,
} from "#server/test/model/model-app.ts";

const rig = useModelApp();

/** The employer of the sample job, whose posting names it, as an agency's client. */
const client = organizationWords.name;
const find = findClient(clientNames({ hiringCompany: client, isClientConfidential: true }));
const namedIn = (text: string) => find(text).map(({ quote }) => quote);

function partition(texts: readonly string[], isFirst: (text: string) => boolean) {
  return [texts.filter(isFirst), texts.filter((text) => !isFirst(text))] as const;
}

const agency = {
  name: "Northwind Talent",
  description: "We find people.",
  website: "",
  domain: "",
};

async function agencyAtWork(reportWriter: string) {
  const us = await rig.team();
  const answer = await us.anna.send("PATCH", us.path, { ...agency, reportWriter });
  expect(answer.statusCode).toBe(200);
  return us;
}

test.each(["built-in", "model"])(
  "a confidential client is named in no report, prompt or file, by the %s writer",
  async (reportWriter) => {
    const us = await agencyAtWork(reportWriter);
    expect(namedIn(jobWords.rawExtractedJd)).not.toEqual([]);
    const job = await rig.createJob(us, {
      title: `${jobWords.title} at ${client}`,
      hiringCompany: client,
      isClientConfidential: true,
    });
    const reports = await readReports(us.anna, job.id);
    for (const tool of toolTypes) {
      expect(reports[tool].status).toBe("completed");
      expect(namedIn(JSON.stringify(reports[tool].content))).toEqual([]);
    }
    const prompts = rig
      .model()
      .calls.map((call) => Object.values(promptOf(call)).join("\n").replaceAll("^", " "));
    const [repairs, asked] = partition(prompts, (prompt) => prompt.includes("earlier sections"));
    expect(asked.flatMap(namedIn)).toEqual([]);
    // This model knows the name by itself, and is told to take it back.
    const isModel = reportWriter === "model";
    expect(asked.length > 0).toBe(isModel);
    expect(repairs.some((prompt) => prompt.includes("names a confidential client"))).toBe(isModel);
    const post = await us.anna.send("GET", `/api/jobs/${job.id}/hand-over/html`);
    expect(post.statusCode).toBe(200);
    expect(namedIn(`${post.body} ${String(post.headers["content-disposition"])}`)).toEqual([]);
    expect(post.body).toContain("A client of Northwind Talent");
  },
);

test("what the text says of a confidential client is shown as kept inside", async () => {
  const us = await agencyAtWork("built-in");
  const job = await rig.createJob(us, { hiringCompany: client, isClientConfidential: true });
  const placesOf = async () => {
    const answer = await us.anna.send("GET", `/api/jobs/${job.id}/reading`);
    return answer.json<JobReading>().lines.map(({ place }) => place);
  };
  const inside = await placesOf();
  expect(inside).not.toContain("employer");
  await us.anna.send("PATCH", `/api/jobs/${job.id}`, { isClientConfidential: false });
  const open = await placesOf();
  expect(open).toContain("employer");
  expect(inside.filter((place) => place === "internal").length).toBe(
    open.filter((place) => place === "internal" || place === "employer").length,
  );
});

test("a report that was written before the client was confidential is found out", async () => {
  const us = await agencyAtWork("built-in");
  const job = await rig.createJob(us, { hiringCompany: client });
  const { attractSourceKit } = await readReports(us.anna, job.id);
  const named = async () => {
    const answer = await us.anna.send("GET", `/api/outputs/${attractSourceKit.id}/examination`);
    return answer.json<Examination>().findings.filter(({ rule }) => rule === "client.named");
  };
  expect(JSON.stringify(attractSourceKit.content)).toContain(
    `${agency.name} recruits for ${client}.`,
  );
  expect(await named()).toEqual([]);
  await us.anna.send("PATCH", `/api/jobs/${job.id}`, { isClientConfidential: true });
  expect(await named()).not.toEqual([]);
});
