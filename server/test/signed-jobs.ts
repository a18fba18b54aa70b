import { afterAll, beforeAll, vi } from "vitest";
import type { Agreement, Drift } from "#contract/room/agreement.ts";
import type { Settled } from "#contract/room/settled.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { queueIsEmpty } from "#server/test/database/queue-is-empty.ts";
import { inviteManager, newSignOffKey } from "#server/test/hiring-manager.ts";
import { startMailServer, type MailServer } from "#server/test/mail-server.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { eventually, openTestApp, type TestApp } from "#server/test/test-app.ts";
import { startWorker, type Worker } from "#server/worker.ts";

/** A server with a worker that compares jobs after each change, and people who signed. */
export function openSignedJobs(changes: Record<string, string> = {}) {
  vi.setConfig({ testTimeout: 300_000 });

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
      AGREEMENT_MAILS_PER_ADDRESS_PER_DAY: "3",
      ...changes,
    });
    worker = await startWorker(opened.deps);
  });
  afterAll(async () => {
    await worker.stop();
    await opened.close();
    await mail.close();
  });
  const make = useFactories(app);

  let rooms = 0;

  /** A cook's job about whose pay Tomas signed, and ways to change it. */
  async function signed(choice: number | null = 1, options?: Settled[], words = "", form = {}) {
    const rita = await hireRecruiter(app(), make());
    const job = await rita.createJob({
      title: "Line Cook",
      location: "Dayton, OH",
      salaryRange: "$18 - $22 an hour",
      rawExtractedJd:
        "Line Cook\n\nRequirements\n- 2+ years as a line cook\n- ServSafe certificate",
      ...form,
    });
    const path = `/api/jobs/${job.id}`;
    rooms += 1;
    const email = `tomas.${rooms}@example.com`;
    const tomas = await inviteManager(app(), make(), rita.home, job.id, {
      email,
      ...(options ? { options } : {}),
    });
    if (choice !== null) await tomas.choose(choice);
    if (words !== "") await tomas.answer(words);
    const answer = await tomas.sign();
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const read = async () => (await rita.send("GET", `${path}/agreement`)).json<Agreement>();
    const until = async (isRight: (drifts: Drift[]) => boolean) =>
      (await eventually(read, ({ drifts }) => isRight(drifts))).drifts;
    const lettersOf = (kind: RegExp) =>
      mail.received.filter((one) => one.to.includes(email) && kind.test(one.raw));
    return {
      rita,
      job,
      path,
      tomas,
      roomId: tomas.roomId,
      email,
      read,
      until,
      pay: (salaryRange: string) => rita.send("PATCH", path, { salaryRange }),
      edit: (change: object) => rita.send("PATCH", path, change),
      news: () => lettersOf(/Something you signed has changed/u),
      copies: () => lettersOf(/What you signed/u),
    };
  }

  const settle = () => queueIsEmpty(app());

  return { app, make, signed, settle, received: () => mail.received };
}

export const some = (drifts: Drift[]) => drifts.length > 0;
export const none = (drifts: Drift[]) => drifts.length === 0;
