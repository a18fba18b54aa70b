import { afterAll, expect, test } from "vitest";
import type { OutputVersion, ToolType } from "#contract/output.ts";
import { toolTypes } from "#contract/output.ts";
import { useAgents } from "#server/test/agents.ts";
import * as exits from "#server/test/exits.ts";
import { startMailServer, textPartOf } from "#server/test/mail-server.ts";
import { answerTo, readReports } from "#server/test/model/model-app.ts";
import { toolOf } from "#server/test/model/model-answers.ts";
import { eventually } from "#server/test/test-app.ts";
import { insideNotes, insideWords } from "#tools/fixtures/inside-notes.ts";

const mail = await startMailServer();
const { rig, agentOf, tokenOf } = useAgents({ SMTP_URL: mail.url, EMAIL_VERIFICATION: "off" });
afterAll(() => mail.close());

const canary = "Zuckerhahn";
const note = `Keep it soft with ${canary}, who is impatient and will leave us before Christmas`;
const candidates = [{ label: "Candidate A", notes: `${canary} has another offer until Friday` }];

/** How far an offer may go, and whom the team writes about. */
const ofTeam = [/walk-away|for the team only|stop at \$/iu, /Candidate A\b/u, insideWords];

type Words = Parameters<typeof rig.createJob>[1];

/** A job with a link made before somebody wrote the note, and all reports written again with it. */
async function written(words: Words = {}) {
  const us = await rig.team();
  const job = await rig.createJob(us, words);
  await readReports(us.anna, job.id);
  const token = await exits.shareLink(us.anna, job.id);
  const write = async (guidance: string) => {
    for (const tool of toolTypes) {
      const asked = { guidance, ...(tool === "offerNavigator" ? { candidates } : {}) };
      const answer = await rig.generate(us.anna, job.id, tool, asked);
      expect(answer.statusCode).toBe(202);
    }
    const reports = await readReports(us.anna, job.id);
    expect(Object.values(reports).map(({ version }) => version)).toEqual(toolTypes.map(() => 2));
    return toolTypes.map((tool) => reports[tool]);
  };
  return { us, job, token, write };
}

type Written = Awaited<ReturnType<typeof written>>;

/** What leaves to be read by others: every exit once. */
async function toSend({ us, job, token }: Written, outputs: Awaited<ReturnType<Written["write"]>>) {
  const agent = await agentOf(await tokenOf(us, ["jobs.read", "reports.read", "internal"]));
  const read = (resource: { uri: string }) => agent.client.readResource(resource);
  return [
    ...(await exits.sharedExits(rig.app(), us.anna, job.id, token)),
    ...(await exits.servedFiles(us.anna, job.id, outputs, "?for=send")),
    ...(await exits.builtToSend(us.anna, job, outputs)),
    ...(await exits.handedOver(us.anna, job.id)),
    ...(await exits.agentsExits({ call: agent.call, read }, job.id, outputs)),
    ...(await mailOf(us, job.id)),
  ];
}

/** The letter that asks a hiring manager to decide. */
async function mailOf({ anna }: Written["us"], jobId: number): Promise<exits.Exit[]> {
  const path = `/api/jobs/${jobId}/rooms`;
  const { decisions } = (await anna.send("GET", `${path}/proposal`)).json<{
    decisions: { key: string }[];
  }>();
  const email = `tomas-${jobId}@example.com`;
  const keys = decisions.slice(0, 2).map(({ key }) => key);
  const asked = { name: "Tomas Lindqvist", email, decisions: keys, questions: [] };
  const answer = await anna.send("POST", path, asked);
  expect(answer.statusCode).toBe(201);
  const [letter] = await eventually(
    async () => mail.received.filter(({ to }) => to.includes(email)),
    (letters) => letters.length > 0,
  );
  return [{ name: "mail", words: textPartOf(letter) }];
}

/** The exits in which a pattern stands, and how many were looked at. */
function found(all: readonly exits.Exit[], patterns: readonly RegExp[]) {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const { name, words } of all) expect([name, words.length > 20]).toEqual([name, true]);
  const holding = all.flatMap(({ name, words }) =>
    patterns.filter((one) => one.test(words)).map((one) => `${name}: ${one.exec(words)?.[0]}`),
  );
  return { exits: all.length, probes: all.length * patterns.length, holding };
}

const noteWords = [new RegExp(canary, "iu"), /impatient|before Christmas/iu];

const notes = { rawExtractedJd: insideNotes, description: insideNotes };

test.each([
  ["a model that quotes the note", {}],
  // Of notes that nobody confirmed nothing goes to a model.
  ["the built-in writer", notes],
])(
  "the note typed at Regenerate leaves by no exit, written by %s, and stays with the version for members",
  async (_, words) => {
    const work = await written(words);
    rig.model().behave((call) => ({
      content: quoting(answerTo(call), toolOf(call)),
      chunkChars: 500,
    }));
    const outputs = await work.write(note);
    const sent = await toSend(work, outputs);
    const own = [
      ...(await exits.servedFiles(work.us.anna, work.job.id, outputs, "")),
      ...exits.builtForTeam(work.job, outputs),
    ];
    expect(found([...sent, ...own], noteWords)).toEqual({ exits: 162, probes: 324, holding: [] });
    const path = `/api/outputs/${outputs[0]?.id}/versions`;
    const [newest] = (await work.us.anna.send("GET", path)).json<OutputVersion[]>();
    expect(newest?.cause?.guidance).toBe(note);
  },
);

/** A report in which the model repeats what it was asked for. */
function quoting(answer: Record<string, unknown>, tool: ToolType): Record<string, unknown> {
  const key = tool === "attractSourceKit" ? "launchNarrative" : "summary";
  const summary = answer[key];
  if (typeof summary !== "object" || summary === null) return answer;
  return { ...answer, [key]: { ...summary, text: `You asked: "${note}".` } };
}

test("what is to send holds no limit, no Candidate A and no line kept inside, by no exit; the team's copy does and says Internal", async () => {
  const work = await written(notes);
  const outputs = await work.write("");
  const sent = await toSend(work, outputs);
  expect(found(sent, ofTeam)).toEqual({ exits: 121, probes: 363, holding: [] });
  const own = [
    ...(await exits.servedFiles(work.us.anna, work.job.id, outputs, "")),
    ...exits.builtForTeam(work.job, outputs),
  ];
  for (const pattern of ofTeam) expect(own[0]?.words).toMatch(pattern);
  // Spreadsheets and data have no pages to mark.
  const isPaged = ({ name, words }: exits.Exit) =>
    !name.startsWith("built") || words.startsWith("#") || words.includes("=====");
  const unmarked = own.filter((one) => isPaged(one) && !/\bInternal\b/u.test(one.words));
  expect(unmarked.map(({ name }) => name)).toEqual([]);
  expect(own.filter(isPaged)).toHaveLength(28);
  for (const { name, words } of sent)
    expect([name, /\bInternal\b/u.test(words)]).toEqual([name, false]);
});
