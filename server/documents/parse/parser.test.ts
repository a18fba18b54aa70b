import { afterAll, expect, test } from "vitest";
import { emptyJob } from "#contract/job-fields.ts";
import { undecided } from "#ledger/facts/decided.ts";
import { readAudiences, type Audiences } from "#ledger/ledger.ts";
import { openParser } from "#server/documents/parse/parser.ts";

const parser = openParser({ keptWarm: 1, idleMs: 60_000, mostRunMs: 90_000 });
afterAll(() => parser.close());

const told = "Competitive pay of $38 to $52 an hour";
/** Notes that are long enough for a program. */
const notes = {
  ...emptyJob,
  title: "Nurse",
  location: "Columbus, OH",
  rawExtractedJd: `call w/ HM: she said ok. budget 120k? not sure yet\n${told}\n${"x1\n".repeat(30_000)}`,
  description: "q\n".repeat(20_000),
};
const decided = {
  ...undecided,
  moved: new Map([[told, "benefit" as const]]),
};

const asData = ({ whole, told: own }: Audiences) => [
  { ...whole, inside: whole.inside().untold.length },
  own && { ...own, inside: own.inside().internal.length },
];

async function threadMs(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

test("long notes are read in a program: what they say is the same, and the thread that serves everybody is free", async () => {
  const read = () => parser.readJob("ann", notes, decided);
  expect(asData(await read())).toEqual(asData(readAudiences(notes, decided)));
  const here = await threadMs(() => readAudiences(notes, decided));
  expect(await threadMs(read)).toBeLessThan(here / 4);
});

test("notes that take too long are given up, and the person is told what to do", async () => {
  const hasty = openParser({ keptWarm: 0, idleMs: 60_000, mostRunMs: 20 });
  await expect(hasty.readJob("ann", notes, decided)).rejects.toMatchObject({ code: "textTooSlow" });
  await hasty.close();
});
