import { expect, test } from "vitest";
import type { Scope } from "#contract/programs/scopes.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { readPdfFile } from "#server/test/files/read-pdf-file.ts";
import { unzip } from "#server/test/files/unzip.ts";
import { openProgram } from "#server/test/program.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { useTestApp, useWorker } from "#server/test/test-app.ts";
import { insideNotes, insideWords } from "#tools/fixtures/inside-notes.ts";

const app = useTestApp();
const make = useFactories(app);
useWorker(app);

/** By which limits of an offer are told. */
const limits = /walk-away|for the team only/iu;
const outside: Scope[] = ["jobs.read", "reports.read", "jobs.write"];

async function programWith(rita: { userId: string; home: { id: number } }, scopes: Scope[]) {
  const { token } = await make().token({ id: rita.home.id, tenant: "home" }, rita, scopes);
  return openProgram(app(), token);
}

async function wordsOfPdf(bytes: Buffer): Promise<string> {
  const { title, pagesWithFurniture } = await readPdfFile(bytes);
  return `${title} ${pagesWithFurniture.join(" ")}`.replaceAll("\u200b", "");
}

test("a token reads reports as a view-only link shows them, and inside lines only with the scope", async () => {
  const rita = await hireRecruiter(app(), make());
  const { id } = await rita.createFinishedJob({
    title: "Customer Success Manager",
    location: "Denver, CO",
    salaryRange: "$95,000 - $110,000",
    rawExtractedJd: insideNotes,
    description: insideNotes,
  });
  const outputs = await rita.listOutputs(id);
  const kit = outputs.find(({ toolType }) => toolType === "attractSourceKit")?.id;
  const offer = outputs.find(({ toolType }) => toolType === "offerNavigator")?.id;
  const send = await programWith(rita, outside);
  const path = `/api/jobs/${id}`;
  const bodies = [
    await send("GET", "/api/jobs"),
    await send("GET", path),
    await send("PATCH", path, { urgencyLevel: "active" }),
    await send("POST", `${path}/duplicate`),
    await send("GET", `${path}/outputs`),
    await send("GET", `${path}/hand-over/html`),
  ];
  expect(bodies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 201, 200, 200]);
  const files = [
    await wordsOfPdf((await send("GET", `${path}/export/combined-pdf`)).rawPayload),
    await wordsOfPdf((await send("GET", `${path}/outputs/${kit}/pdf`)).rawPayload),
    await wordsOfPdf((await send("GET", `${path}/outputs/${offer}/pdf`)).rawPayload),
    Object.values(unzip((await send("GET", `${path}/export/combined-docx`)).rawPayload)).join(" "),
  ];
  for (const words of files) expect(words).toContain("Customer Success Manager");
  expect(bodies[4]?.body).toContain("quarterly reviews");
  for (const words of [...bodies.map(({ body }) => body), ...files]) {
    expect(words).not.toMatch(insideWords);
    expect(words).not.toMatch(limits);
  }

  const inside = await programWith(rita, [...outside, "internal"]);
  for (const url of [
    path,
    `${path}/outputs`,
    `${path}/reading`,
    `/api/outputs/${offer}/versions/1`,
  ])
    expect((await inside("GET", url)).body).toMatch(/\b117\b/u);
  const file = await inside("GET", `${path}/outputs/${offer}/pdf`);
  expect(await wordsOfPdf(file.rawPayload)).toMatch(/\b117\b/u);
}, 300_000);

test("a confidential client is named to no token without the scope, however it asks", async () => {
  const rita = await hireRecruiter(app(), make());
  const { id } = await rita.createJob({
    title: "Welder at Quillwater",
    hiringCompany: "Quillwater",
    isClientConfidential: true,
  });
  const send = await programWith(rita, outside);
  const path = `/api/jobs/${id}`;
  const words = [await send("GET", "/api/jobs"), await send("GET", path)].map(({ body }) => body);
  for (const body of words) {
    expect(body).toContain("Welder");
    expect(body).not.toContain("Quillwater");
  }
  expect((await send("GET", "/api/jobs?q=Quillwater")).json()).toEqual([]);
  expect((await send("GET", "/api/jobs/counts?q=Quillwater")).json()).toMatchObject({ total: 0 });
  const refused = [
    await send("GET", "/api/jobs?sort=title"),
    await send("PATCH", path, { isClientConfidential: false }),
    await send("PATCH", path, { hiringCompany: "Somebody else" }),
  ];
  for (const answer of refused) expect(answer.json()).toMatchObject({ code: "notInScope" });
  const inside = await programWith(rita, [...outside, "internal"]);
  expect((await inside("GET", "/api/jobs?q=Quillwater&sort=title")).json()).toHaveLength(1);
  const told = await inside("PATCH", path, { isClientConfidential: false });
  expect(told.json()).toMatchObject({ title: "Welder at Quillwater" });
});
