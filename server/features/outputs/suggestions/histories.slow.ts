import { expect, test } from "vitest";
import type { Output, OutputVersion, OutputVersionText } from "#contract/output.ts";
import type { Suggestion } from "#contract/suggestion.ts";
import { isRecord } from "#contract/walk.ts";
import { openChance, type Chance } from "#server/faults/chance.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { eventually, useTestApp, useWorker } from "#server/test/test-app.ts";
import { changeList, changeText, countTexts } from "#tools/fixtures/small-reports.ts";
import { findPart } from "#tools/report/merging/sides.ts";
import { listParts } from "#tools/report/parts.ts";

const app = useTestApp({
  EDITS_PER_USER_PER_HOUR: "100000",
  EDITS_PER_ORGANIZATION_PER_HOUR: "100000",
  REPORTS_PER_USER_PER_HOUR: "100000",
  REPORTS_PER_ORGANIZATION_PER_HOUR: "100000",
});
useWorker(app);
const make = useFactories(app);

const tool = "offerNavigator";
const histories = 30;
const steps = 12;

const wordsIn = (value: unknown) => new Set(JSON.stringify(value).match(/person\d+word/gu) ?? []);

function reportOf({ content }: Pick<Output, "content">): Record<string, unknown> {
  if (!isRecord(content)) throw new Error("no report");
  return content;
}

/** One job, two people, and what they do to one of its reports. */
async function live(chance: Chance, done: Map<string, number>): Promise<void> {
  const ines = await hireRecruiter(app(), make());
  const omar = await hireRecruiter(app(), make(), ines.home);
  const job = await ines.createFinishedJob({ title: "Welder", salaryRange: "$50,000 - $60,000" });
  const read = () => ines.getOutput(job.id, tool);
  const path = `/api/outputs/${(await read()).id}`;
  const said = new Set<string>();

  const acts = {
    edit: async (send: typeof ines.send, output: Output) => {
      const word = `person${said.size}word`;
      const report = reportOf(output);
      const at = chance.between(0, countTexts(report));
      const content = changeText(report, at, `Now ${word} instead`);
      const answer = await send("PATCH", path, { content });
      if (answer.statusCode === 200) said.add(word);
      expect([200, 409]).toContain(answer.statusCode);
    },
    move: async (send: typeof ines.send, output: Output) => {
      const [at, seed] = [chance.between(0, 1_000), chance.between(0, 1_000)];
      const content = changeList(reportOf(output), at, seed, chance.pick(["move", "remove"]), "");
      if (content) await send("PATCH", path, { content });
    },
    lock: async (send: typeof ines.send, output: Output) => {
      const { key } = chance.pick(listParts(tool, reportOf(output)));
      expect((await send("PUT", `${path}/locks`, { part: key, isLocked: true })).statusCode).toBe(
        200,
      );
    },
    unlock: async (send: typeof ines.send, { locks }: Output) => {
      const [lock] = locks;
      if (lock) await send("PUT", `${path}/locks`, { part: lock.part, isLocked: false });
    },
    restore: async (send: typeof ines.send, { version }: Output) => {
      await send("POST", `${path}/versions/${chance.between(1, version + 1)}/restore`);
    },
    decide: async (send: typeof ines.send) => {
      const all = (await send("GET", `${path}/suggestions`)).json<Suggestion[]>();
      const open = all.filter(({ decision }) => decision === null);
      if (open.length === 0) return;
      const decision = chance.pick(["accept", "keep"]);
      const { id } = chance.pick(open);
      const answer = await send("POST", `${path}/suggestions`, { decisions: [{ id, decision }] });
      expect(answer.statusCode).toBe(200);
    },
    regenerate: async (send: typeof ines.send, before: Output) => {
      const pay = chance.between(40, 200) * 1_000;
      await send("PATCH", `/api/jobs/${job.id}`, { salaryRange: `$${pay} - $${pay + 9_000}` });
      await send("POST", `/api/jobs/${job.id}/generate/${tool}`);
      const isWritten = (now: Output) => now.status === "completed" && now.version > before.version;
      const after = await eventually(read, isWritten, 30_000);
      const words = wordsIn(after.content);
      for (const word of wordsIn(before.content)) expect(words).toContain(word);
    },
  };

  for (let step = 0; step < steps; step += 1) {
    const kind = chance.pick([
      "edit",
      "edit",
      "move",
      "lock",
      "unlock",
      "restore",
      "decide",
      "regenerate",
      "regenerate",
    ] as const);
    const before = await read();
    await acts[kind](chance.pick([ines, omar]).send, before);
    done.set(kind, (done.get(kind) ?? 0) + 1);
    const after = await read();
    const text = (output: Output, part: string) =>
      JSON.stringify(findPart(tool, reportOf(output), part)?.value);
    const still = new Set(after.locks.map(({ part }) => part));
    const changed = before.locks.filter(
      ({ part }) => still.has(part) && text(before, part) !== text(after, part),
    );
    expect(changed).toEqual([]);
  }
  const versions = (await ines.send("GET", `${path}/versions`)).json<OutputVersion[]>();
  const kept = new Set<string>();
  for (const { version, kind, authorName, cause } of versions) {
    expect([cause === null, kind !== "generated" && authorName === null]).toEqual([false, false]);
    const { content } = (
      await ines.send("GET", `${path}/versions/${version}`)
    ).json<OutputVersionText>();
    for (const word of wordsIn(content)) kept.add(word);
  }
  expect([...said].filter((word) => !kept.has(word))).toEqual([]);
}

test("30 histories of two people at one report lose no word and change no locked text", async () => {
  const seed = Date.now() % 1_000_000;
  const done = new Map<string, number>();
  for (let at = 0; at < histories; at += 1) await live(openChance(seed + at), done);
  expect(done.get("regenerate") ?? 0, `seed ${seed}`).toBeGreaterThan(histories);
}, 900_000);
