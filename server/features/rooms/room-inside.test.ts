import { afterAll, beforeAll, expect, test } from "vitest";
import type { ManagerRoom } from "#contract/room/room.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { newSignOffKey } from "#server/test/hiring-manager.ts";
import { startMailServer, textPartOf, type MailServer } from "#server/test/mail-server.ts";
import { enterRoom, introduce, roomsOf } from "#server/test/managers.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { eventually, openTestApp, type TestApp } from "#server/test/test-app.ts";
import { startWorker, type Worker } from "#server/worker.ts";
import { insideNotes, insideWords } from "#tools/fixtures/inside-notes.ts";

let mail: MailServer;
let opened: TestApp;
let worker: Worker;
const app = () => opened;
beforeAll(async () => {
  mail = await startMailServer();
  opened = await openTestApp({
    SIGN_OFF_KEY: newSignOffKey(),
    SMTP_URL: mail.url,
    EMAIL_VERIFICATION: "off",
  });
  worker = await startWorker(opened.deps);
});
afterAll(async () => {
  await worker.stop();
  await opened.close();
  await mail.close();
});
const make = useFactories(app);

type File = { links: { record: string }[] };

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

const patienceMs = 60_000;

/** By an e-mail's subject, of which the address gets one each. */
const letters = [
  /^Subject: (?!Reminder).*asks you to decide/mu,
  /^Subject: Reminder/mu,
  /^Subject: What you signed/mu,
  /^Subject: Something you signed/mu,
];

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
    const email = `${text === posting ? "posting" : "notes"}@example.com`;
    const room = await ask({ email });
    expect((await roomsOf(rita, job.id).remind(room.id)).statusCode).toBe(200);
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
    const signed = await tomas.send("POST", "/api/room/sign-off", { name: "Tomas", role: "VP" });
    expect(signed.statusCode).toBe(200);
    // Of notes that nobody confirmed nothing can be left out.
    const { requirements } = signed.json<ManagerRoom>().whatIf;
    expect(requirements.length > 0).toBe(text === posting);
    answers.push(signed.body, (await tomas.send("GET", "/api/room/sign-off")).body);
    for (const { record } of (await tomas.send("GET", "/api/room/sign-off")).json<File>().links)
      answers.push(record);

    // Every signed fact that can change does: its drifts, and what they do, are told.
    await rita.send("PATCH", `/api/jobs/${job.id}`, { salaryRange: "$70,000 - $90,000" });
    const drifted = await eventually(
      () => tomas.send("GET", "/api/room"),
      (answer) => answer.statusCode === 200 && answer.json<ManagerRoom>().drifts.length > 0,
      patienceMs,
    );
    const [drift] = drifted.json<ManagerRoom>().drifts;
    expect(drift?.effect).not.toBe("");
    const asking = { answer: "ask", words: "Why?" };
    answers.push(
      drifted.body,
      (await tomas.send("POST", `/api/room/drifts/${drift?.id}`, asking)).body,
    );
    const received = await eventually(
      async () => mail.received.filter((one) => one.to.includes(email)),
      (all) => all.length === letters.length,
      patienceMs,
    );
    for (const kind of letters) expect(received.some(({ raw }) => kind.test(raw))).toBe(true);
    answers.push(...received.flatMap((one) => [one.raw, textPartOf(one)]));

    expect(answers.length).toBeGreaterThan(16);
    for (const words of answers) {
      expect(words).not.toMatch(insideWords);
      expect(words).not.toMatch(limits);
    }
  }, 300_000);
}
