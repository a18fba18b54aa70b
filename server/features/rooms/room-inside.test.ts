import { expect, test } from "vitest";
import { useFactories } from "#server/test/database/factories.ts";
import { enterRoom, introduce, roomsOf } from "#server/test/managers.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { useTestApp, useWorker } from "#server/test/test-app.ts";
import { insideNotes, insideWords } from "#tools/fixtures/inside-notes.ts";

const app = useTestApp();
const make = useFactories(app);
useWorker(app);

/** By which limits of an offer are told. */
const limits = /walk-away|for the team only|offer target/iu;

const insideLines = [
  "Base can stretch to 117 with a signature of the CFO",
  "5 years with Korbelline accounts",
  "Knows the Quillmont contract",
];
const posting = `About the job
We are looking for a Customer Success Manager in Denver, CO.
Pay: $95,000 to $110,000 a year.

Requirements
- 3 years of customer success in B2B software
- Salesforce
- SQL
${insideLines.map((line) => `- ${line}`).join("\n")}`;

for (const [what, text] of [
  ["notes of a call", insideNotes],
  ["a posting", posting],
] as const) {
  test(`lines of ${what} that stay inside, and the limits of an offer, are in nothing that a manager gets`, async () => {
    const rita = await hireRecruiter(app(), make());
    const job = await rita.createFinishedJob({
      title: "Customer Success Manager",
      location: "Denver, CO",
      salaryRange: "$95,000 - $110,000",
      rawExtractedJd: text,
    });
    const moves = insideLines.map((words) => ({ words, place: "internal" }));
    if (text === posting) await rita.send("PATCH", `/api/jobs/${job.id}/reading`, { moves });
    const reports = JSON.stringify(await rita.listOutputs(job.id));
    for (const words of [/\b117\b/u, /walk-away/u]) expect(reports).toMatch(words);

    const { ask, propose } = roomsOf(rita, job.id);
    const proposal = await propose();
    const room = await ask();
    const tomas = await enterRoom(app(), room.token);
    const answers = [
      JSON.stringify(proposal),
      (await introduce(app(), room.token)).body,
      (await tomas.send("GET", "/api/room")).body,
    ];
    for (const { id, options } of room.decisions) {
      for (let choice = 0; choice < options.length; choice += 1) {
        answers.push(JSON.stringify(await tomas.choose(id, choice)));
      }
    }
    for (const { options } of room.decisions) {
      for (const { settled } of options) answers.push((await tomas.tryOut(settled)).body);
    }
    for (const words of ["117", "Korbelline", "Quillmont"]) {
      const tried = { about: "requirement", words, is: "dropped" };
      answers.push((await tomas.tryOut(tried)).body);
    }
    expect(answers.length).toBeGreaterThan(8);
    for (const words of answers) {
      expect(words).not.toMatch(insideWords);
      expect(words).not.toMatch(limits);
    }
  }, 300_000);
}
