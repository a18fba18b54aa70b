import { expect, test } from "vitest";
import { toolTypes, type Output } from "#contract/output.ts";
import type { Examination } from "#contract/examination.ts";
import { isRecord, recordsOf, stringsOf } from "#contract/walk.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { watch } from "#server/test/rig/watch.ts";
import { eventually, useTestApp, useWorker } from "#server/test/test-app.ts";
import { listParts, type Part } from "#tools/report/parts.ts";

const app = useTestApp();
useWorker(app);
const make = useFactories(app);

const posting = `Line Cook
Dayton, OH | Full-time | On-site

What you will do
- Run the grill station for 300 guests a night
- Count the walk-in on Mondays

Requirements
- 2+ years as a line cook
- ServSafe certificate
- Open availability on weekends

Benefits
- Meals on shift
- Health insurance after 60 days`;

const pay = (salaryRange: string) => ({ salaryRange });

/** A cook's job with six reports, and ways to change it. */
async function atWork() {
  const rita = await hireRecruiter(app(), make());
  const job = await rita.createFinishedJob({
    title: "Line Cook",
    location: "Dayton, OH",
    ...pay("$18 - $22 an hour"),
    rawExtractedJd: posting,
  });
  const change = (edit: object) => rita.send("PATCH", `/api/jobs/${job.id}`, edit);
  const list = () => rita.listOutputs(job.id);
  const until = (isRight: (all: Output[]) => boolean) => eventually(list, isRight, 20_000);
  /** What a report cites, by the names that the facts have there. */
  const factsOf = async (outputId: number) => {
    const answer = await rita.send("GET", `/api/outputs/${outputId}/examination`);
    const { facts } = answer.json<Examination>();
    return new Map(facts.map(({ id, label, text }) => [id, `${label}: ${text}`]));
  };
  return { rita, job, change, list, until, factsOf };
}

const isStale = ({ staleParts }: Output) => staleParts.length > 0;
const isDone = ({ status }: Output) => status === "completed";
const textOf = ({ content }: Output) => content ?? {};

function staleOf(all: readonly Output[], toolType: Output["toolType"]): string[] {
  const stale = all.find((one) => one.toolType === toolType)?.staleParts ?? [];
  return [...new Set(stale.map(({ section }) => section))];
}

/**
 * A part as it is stored, with what it cites in words: facts of a list are numbered by their order, so a citation is the
 * same when it leads to the same words. Of those that are others now, such as the pay, only the name is told.
 */
function inWords({ key, own }: Part, facts: Facts, others: Facts): string {
  const shared = new Set(others.values());
  const cited = (id: string) => {
    const words = facts.get(id) ?? "";
    return shared.has(words) ? words : words.split(":")[0];
  };
  return JSON.stringify([key, own], (field, value: unknown) =>
    field === "facts" || field === "covers" ? stringsOf(value).map(cited) : value,
  );
}
type Facts = ReadonlyMap<string, string>;

test("a changed pay marks the parts that rest on it, says why, and leaves the others alone [R-3]", async () => {
  const { change, list, until } = await atWork();
  const before = await list();
  expect(before.some(({ isOutdated, staleParts }) => isOutdated || staleParts.length > 0)).toBe(
    false,
  );
  await change(pay("$24 - $28 an hour"));
  const marked = await until((all) => all.some(isStale));
  expect(staleOf(marked, "marketPulse")).toContain("compensationInsights");
  expect(staleOf(marked, "attractSourceKit")).toContain("jobPost");
  expect(staleOf(marked, "attractSourceKit")).not.toContain("booleanStrings");
  expect(staleOf(marked, "interviewCoach")).not.toContain("interviewPlan");
  for (const { isOutdated, staleParts } of marked) expect(isOutdated).toBe(staleParts.length > 0);
  const reasons = marked.flatMap(({ staleParts }) => staleParts.flatMap(({ facts }) => facts));
  expect(new Set(reasons)).toEqual(new Set(["Pay"]));
  const all = marked.flatMap((one) => listParts(one.toolType, textOf(one)));
  const stale = marked.flatMap(({ staleParts }) => staleParts);
  expect(stale.length).toBeLessThan(all.length / 3);
});

test("a change that is taken back leaves no mark, and one of no fact makes none [R-3]", async () => {
  const { change, until } = await atWork();
  await change(pay("$24 - $28 an hour"));
  await until((all) => all.some(isStale));
  await change(pay("$18 - $22 an hour"));
  const clean = await until((all) => !all.some(({ isOutdated }) => isOutdated));
  expect(clean.some(isStale)).toBe(false);
});

test("a decision about the text marks what rests on the line, and only there", async () => {
  const { rita, job, until } = await atWork();
  const moves = [{ words: "ServSafe certificate", place: "noise" }];
  await rita.send("PATCH", `/api/jobs/${job.id}/reading`, { moves });
  const marked = await until((all) => all.some(isStale));
  expect(staleOf(marked, "interviewCoach")).toContain("questions");
  expect(staleOf(marked, "offerNavigator")).not.toContain("compensationStrategy");
});

test("updating what changed writes the marked parts again and leaves every other byte", async () => {
  const { rita, job, change, list, until, factsOf } = await atWork();
  await change(pay("$24 - $28 an hour"));
  const before = await until((all) => all.some(isStale));
  const factsBefore = new Map<number, ReadonlyMap<string, string>>();
  for (const { id } of before) factsBefore.set(id, await factsOf(id));
  const answer = await rita.send("POST", `/api/jobs/${job.id}/process`, { only: "changed" });
  expect(answer.statusCode).toBe(202);
  const stale = new Set(before.filter(isStale).map(({ toolType }) => toolType));
  expect(answer.json<{ toolType: string }[]>().map(({ toolType }) => toolType)).toEqual(
    toolTypes.filter((toolType) => stale.has(toolType)),
  );
  const after = await until(
    (all) => all.every(isDone) && !all.some(({ isOutdated }) => isOutdated),
  );
  for (const old of before) {
    const fresh = after.find(({ id }) => id === old.id);
    if (!fresh) throw new Error("a report is gone");
    const marked = new Set(old.staleParts.map(({ part }) => part));
    expect(fresh.version).toBe(old.version + (marked.size > 0 ? 1 : 0));
    const cites = await factsOf(old.id);
    const partsOf = (one: Output) => listParts(one.toolType, textOf(one));
    const known = new Set(partsOf(old).map(({ key }) => key));
    const was = factsBefore.get(old.id) ?? new Map();
    const kept = (one: Output, facts: Facts, others: Facts) =>
      partsOf(one)
        .filter(({ key }) => known.has(key) && !marked.has(key))
        .map((part) => inWords(part, facts, others));
    expect(kept(fresh, cites, was)).toEqual(kept(old, was, cites));
    const added = partsOf(fresh).filter(({ key }) => !known.has(key));
    expect(added.every(({ section }) => marked.has(section))).toBe(true);
  }
  const words = JSON.stringify(after.map(({ content }) => content));
  expect(words).toContain("$24");
  expect(words).not.toContain("$18");
  const again = await rita.send("POST", `/api/jobs/${job.id}/process`, { only: "changed" });
  expect(again.json()).toEqual([]);
  expect((await list()).map(({ version }) => version)).toEqual(after.map(({ version }) => version));
});

test("an update leaves what a person wrote, and says what the text rests on now", async () => {
  const { rita, job, change, list, until } = await atWork();
  const kit = async () => (await list()).find(({ toolType }) => toolType === "attractSourceKit");
  const written = await kit();
  if (!written || !isRecord(written.content)) throw new Error("no kit");
  const { jobPost } = written.content;
  const edited = { ...written.content, jobPost: { ...(jobPost as object), hook: "Cook with us." } };
  await rita.send("PATCH", `/api/outputs/${written.id}`, { content: edited });
  await change(pay("$24 - $28 an hour"));
  await until((all) => all.some(isStale));
  await rita.send("POST", `/api/jobs/${job.id}/generate/attractSourceKit`, { only: "changed" });
  const version = written.version + 2;
  await eventually(kit, (one) => one?.status === "completed" && one.version === version, 20_000);
  expect(JSON.stringify((await kit())?.content)).toContain("Cook with us.");
  const facts = await rita.send("GET", `/api/outputs/${written.id}/examination`);
  expect(facts.body).toContain("$24");
});

test("a message that a person edited is named as resting on the old pay after an update", async () => {
  const { rita, job, change, list, until } = await atWork();
  const kit = async () => (await list()).find(({ toolType }) => toolType === "attractSourceKit");
  const written = await kit();
  if (!written || !isRecord(written.content)) throw new Error("no kit");
  const [inMail, ...others] = recordsOf(written.content["outreachTemplates"]);
  const body = `${String(inMail?.["body"])} It is a good kitchen.`;
  const outreachTemplates = [{ ...inMail, body }, ...others];
  await rita.send("PATCH", `/api/outputs/${written.id}`, {
    content: { ...written.content, outreachTemplates },
  });
  await change(pay("$24 - $28 an hour"));
  await until((all) => all.some(isStale));
  await rita.send("POST", `/api/jobs/${job.id}/generate/attractSourceKit`, { only: "changed" });
  const updated = await eventually(
    kit,
    (one) => one?.status === "completed" && one.version === written.version + 2,
    20_000,
  );
  expect(updated?.isOutdated).toBe(false);
  expect(updated?.keptParts).toEqual([
    { part: inMail?.["id"], section: "outreachTemplates", facts: ["Pay"] },
  ]);
});

test("whoever has the job open is told of new marks, and the reports have another ETag", async () => {
  const { rita, job, change, until } = await atWork();
  const ask = () => rita.send("GET", `/api/jobs/${job.id}/outputs`);
  await change(pay("$24 - $28 an hour"));
  await until((all) => all.some(isStale));
  const { etag } = (await ask()).headers;
  const address = await app().app.listen({ host: "127.0.0.1", port: 0 });
  const live = await watch(address, job.id, rita.cookie);
  await change({ location: "Toledo, OH" });
  const news = () =>
    Promise.resolve(
      live.events.flatMap(({ data }) => data.outputs ?? []).map((one) => one.staleVersion),
    );
  await eventually(news, (versions) => versions.includes(2), 20_000);
  expect((await ask()).headers["etag"]).not.toBe(etag);
  live.stop();
});
