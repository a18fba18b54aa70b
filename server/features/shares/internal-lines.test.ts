import { expect, test } from "vitest";
import type { NewShareLink, SharedReports } from "#contract/share.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { readPdfFile } from "#server/test/files/read-pdf-file.ts";
import { unzip } from "#server/test/files/unzip.ts";
import { guestCookieIn } from "#server/test/guests.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { insideNotes, insideWords } from "#tools/fixtures/inside-notes.ts";
import { useTestApp, useWorker } from "#server/test/test-app.ts";

const app = useTestApp();
const make = useFactories(app);
useWorker(app);

/** By which limits of an offer are told. */
const limits = /walk-away|for the team only/iu;

async function wordsOfPdf(bytes: Buffer): Promise<string> {
  const { title, pagesWithFurniture } = await readPdfFile(bytes);
  return `${title} ${pagesWithFurniture.join(" ")}`.replaceAll("\u200b", "");
}

test("lines that stay inside are in no shared answer or file [X-05]", async () => {
  const rita = await hireRecruiter(app(), make());
  const job = await rita.createFinishedJob({
    title: "Customer Success Manager",
    location: "Denver, CO",
    salaryRange: "$95,000 - $110,000",
    rawExtractedJd: insideNotes,
  });
  const reports = JSON.stringify(await rita.listOutputs(job.id));
  for (const words of [/\b117\b/u, /Korbelline/u, /Quillmont/u, /walk-away/u])
    expect(reports).toMatch(words);

  const path = `/api/jobs/${job.id}`;
  const created = await rita.send("POST", `${path}/share-links`, { toolType: null });
  const { token } = created.json<NewShareLink>();
  const guest = app().browser(
    guestCookieIn(await app().browser().send("POST", "/api/shared/open", { token })),
  );
  const read = await guest.send("GET", "/api/shared");
  const shared = read.json<SharedReports>();
  expect(shared.reports).toHaveLength(6);
  expect(read.body).toContain("quarterly reviews");
  const preview = await rita.send("GET", `${path}/shared`);
  expect(preview.json<SharedReports>()).toEqual(shared);

  const introduction = await app().browser().send("POST", "/api/shared/introduction", { token });
  const pdf = await guest.send("GET", "/api/shared/pdf");
  const own = await rita.send("GET", `${path}/shared/pdf`);
  const word = await rita.send("GET", `${path}/shared/docx`);
  const offer = await rita.send("GET", `${path}/shared/pdf?toolType=offerNavigator`);
  const files = [
    await wordsOfPdf(pdf.rawPayload),
    await wordsOfPdf(own.rawPayload),
    await wordsOfPdf(offer.rawPayload),
    Object.values(unzip(word.rawPayload)).join(" "),
  ];
  for (const words of files) expect(words).toContain("Customer Success Manager");
  for (const words of [read.body, introduction.body, ...files]) {
    expect(words).not.toMatch(insideWords);
    expect(words).not.toMatch(limits);
  }
}, 300_000);
