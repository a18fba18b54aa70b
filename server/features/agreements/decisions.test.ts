import { expect, test } from "vitest";
import type { Output } from "#contract/output.ts";
import type { Agreement, Decision } from "#contract/room/agreement.ts";
import type { Settled } from "#contract/room/settled.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { eventually, useTestApp, useWorker } from "#server/test/test-app.ts";

const app = useTestApp();
useWorker(app);
const make = useFactories(app);

const posting = `Line Cook
Dayton, OH | Full-time | On-site

What you will do
- Run the grill station for 300 guests a night

Requirements
- 2+ years as a line cook
- ServSafe certificate
- Open availability on weekends`;

const form = {
  title: "Line Cook",
  location: "Dayton, OH",
  salaryRange: "$18 - $22 an hour",
  rawExtractedJd: posting,
};
const higherPay: Settled = { about: "pay", text: "$18 - $26 an hour" };

async function atWork(isFinished = false) {
  const rita = await hireRecruiter(app(), make());
  const job = await (isFinished ? rita.createFinishedJob(form) : rita.createJob(form));
  const path = `/api/jobs/${job.id}`;
  const say = (settled: Settled, words = "") =>
    rita.send("POST", `${path}/decisions`, { settled, byName: "Tomas Lindqvist", words });
  const read = async () => (await rita.send("GET", `${path}/agreement`)).json<Agreement>();
  const edit = (words: object) => rita.send("PATCH", path, words);
  return { rita, job, path, say, read, edit };
}

test("what was decided in a call is a fact with who, when and in which words, and the form stays", async () => {
  const { rita, job, say, read } = await atWork();
  const answer = await say(higherPay, "Up to 26, but not more");
  expect(answer.statusCode).toBe(201);
  expect(answer.json<Decision>()).toMatchObject({
    key: "pay",
    label: "Pay range",
    settled: higherPay,
    words: "Up to 26, but not more",
    byName: "Tomas Lindqvist",
    through: "call",
    isSigned: false,
  });
  expect(answer.json<Decision>().value).toContain("26");
  expect((await read()).decisions).toEqual([answer.json<Decision>()]);
  expect((await rita.getJob(job.id)).salaryRange).toBe(form.salaryRange);
});

test("a decision marks the parts of reports that rest on it, and taking it back frees them", async () => {
  const { rita, job, path, say } = await atWork(true);
  const isStale = ({ staleParts }: Output) => staleParts.length > 0;
  const until = (isRight: (all: Output[]) => boolean) =>
    eventually(() => rita.listOutputs(job.id), isRight, 20_000);
  const { id } = (await say(higherPay)).json<Decision>();
  const marked = await until((all) => all.some(isStale));
  const reasons = marked.flatMap(({ staleParts }) => staleParts.flatMap(({ facts }) => facts));
  expect(new Set(reasons)).toEqual(new Set(["Pay"]));
  expect((await rita.send("DELETE", `${path}/decisions/${id}`)).statusCode).toBe(200);
  await until((all) => !all.some(isStale));
  expect((await rita.send("DELETE", `${path}/decisions/${id}`)).statusCode).toBe(404);
});

test("a newer decision about the same thing takes the older one's place", async () => {
  const { say, read } = await atWork();
  await say(higherPay);
  await say({ about: "pay", text: "$20 - $25 an hour" });
  const { decisions } = await read();
  expect(decisions.map(({ settled }) => settled)).toEqual([
    { about: "pay", text: "$20 - $25 an hour" },
  ]);
});

test("a decision that is taken back gives way to what was given before, unless somebody edited it meanwhile", async () => {
  const { path, say, read, edit, rita } = await atWork();
  const pay = (top: number): Settled => ({ about: "pay", text: `$18 - $${top} an hour` });
  // A first reading of a job may take a while on a busy machine.
  const sayAtLast = (settled: Settled) =>
    eventually(
      () => say(settled),
      ({ statusCode }) => statusCode === 201,
      20_000,
    );
  const takeBack = async (settled: Settled) => {
    const { id } = (await sayAtLast(settled)).json<Decision>();
    expect((await rita.send("DELETE", `${path}/decisions/${id}`)).statusCode).toBe(200);
    return (await read()).decisions.map((one) => one.settled);
  };
  await sayAtLast(pay(24));
  await sayAtLast(pay(25));
  expect(await takeBack(pay(26))).toEqual([pay(25)]);
  await edit({ salaryRange: "$30 an hour" });
  expect((await read()).decisions).toEqual([]);
  expect(await takeBack(pay(26))).toEqual([]);
});

test.each([
  ["pay", higherPay, { salaryRange: "$30 an hour" }],
  ["work type", { about: "workType", text: "Hybrid" }, { workType: "remote" }],
  ["place", { about: "place", text: "Columbus, OH" }, { location: "Toledo, OH" }],
] satisfies [string, Settled, object][])(
  "a member who edits the %s afterwards ends the decision about it, and an edit of something else does not",
  async (_, settled, change) => {
    const { say, read, edit } = await atWork();
    expect((await say(settled)).statusCode).toBe(201);
    await edit({ benefits: "Meals on shift" });
    expect((await read()).decisions).toHaveLength(1);
    expect((await edit(change)).statusCode).toBe(200);
    expect((await read()).decisions).toEqual([]);
  },
);

const dropped: Settled = { about: "requirement", words: "ServSafe certificate", is: "dropped" };

test("a tag with the same words, or a line that is moved, ends the decision about a requirement; other words do not", async () => {
  const { rita, path, say, read, edit } = await atWork();
  await say(dropped);
  await edit({ dealBreakers: ["Open availability"] });
  await rita.send("PATCH", `${path}/reading`, {
    moves: [{ words: "2+ years as a line cook", place: "nice" }],
  });
  expect((await read()).decisions).toHaveLength(1);
  await edit({ dealBreakers: ["Open availability", "ServSafe certificate"] });
  expect((await read()).decisions).toEqual([]);
  await say(dropped);
  await rita.send("PATCH", `${path}/reading`, {
    moves: [{ words: "ServSafe certificate", place: "must" }],
  });
  expect((await read()).decisions).toEqual([]);
});

test("whoever takes a decided line out of a text, or words it anew, ends the decision about it; other lines do not", async () => {
  const { say, read, edit } = await atWork();
  await say(dropped);
  await edit({ rawExtractedJd: posting.replace("300 guests", "400 guests") });
  await edit({ rawExtractedJd: posting.replace("- ServSafe", "* ServSafe") });
  expect((await read()).decisions).toHaveLength(1);
  await edit({ rawExtractedJd: posting.replace("ServSafe certificate", "ServSafe Manager card") });
  expect((await read()).decisions).toEqual([]);
  await edit({ description: "We cook for many.\nServSafe certificate needed." });
  await say(dropped);
  await edit({ description: "We cook for many." });
  expect((await read()).decisions).toEqual([]);
});

test("pay that nobody can read is not taken, and the answer says how to write it", async () => {
  const { say, read } = await atWork();
  const answer = await say({ about: "pay", text: "a lot" });
  expect([answer.statusCode, answer.body.includes("cannot be read as pay")]).toEqual([400, true]);
  expect((await read()).decisions).toEqual([]);
});

test("of two who decide the same at once, one decision holds", async () => {
  const { say, read } = await atWork();
  const texts = ["$19 - $24 an hour", "$19 - $25 an hour", "$19 - $26 an hour"];
  const answers = await Promise.all(texts.map((text) => say({ about: "pay", text })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect((await read()).decisions).toHaveLength(1);
});
