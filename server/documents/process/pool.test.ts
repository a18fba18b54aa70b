import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { Problem } from "#contract/problem.ts";
import { openPool, type PoolOptions } from "#server/documents/process/pool.ts";
import { ProgramFault } from "#server/documents/process/start-program.ts";
import { childrenOf } from "#server/test/rig/child-processes.ts";

const usual: PoolOptions = {
  program: "extract/extract-program",
  limits: { heapMegabytes: 160, dataMegabytes: 320, cpuSeconds: 60 },
  size: 2,
  mostWaiting: 5,
  mostWaitingEach: 2,
  mostWaitMs: 90_000,
  mostRunMs: 90_000,
  mostRuns: 100,
  mostResidentMegabytes: 1_000,
  idleMs: 60_000,
  keptWarm: 0,
};
let pool: ReturnType<typeof openPool>;
afterEach(() => pool.close());

const bytes = Buffer.from("Nurse in Oslo");
const read = (person: string) =>
  pool.run(person, { name: "job.txt" }, { byteCount: bytes.length, pieces: [bytes] });
const textOf = async (person: string) =>
  ((await read(person)).header as { extracted: { text: string } }).extracted.text;
const programs = () => childrenOf(process.pid);

async function until(isRight: () => boolean): Promise<void> {
  const end = Date.now() + 60_000;
  while (!isRight() && Date.now() < end) await wait(20);
  expect(isRight()).toBe(true);
}

test("a program stays and is used again", async () => {
  pool = openPool(usual);
  expect(await textOf("ann")).toBe("Nurse in Oslo");
  const [first] = programs();
  expect(await textOf("ben")).toBe("Nurse in Oslo");
  expect(programs()).toEqual([first]);
});

test("a person has one program and two places in the queue; others have theirs", async () => {
  pool = openPool(usual);
  const mine = [read("ann"), read("ann"), read("ann")];
  await expect(read("ann")).rejects.toMatchObject({
    code: "tooManyRequests",
    retryAfterSeconds: 5,
  });
  const other = textOf("ben");
  expect(programs()).toHaveLength(2);
  await Promise.all(mine);
  expect(await other).toBe("Nurse in Oslo");
});

test("whoever has waited too long is told so and is not served later", async () => {
  pool = openPool({ ...usual, size: 1, mostWaitMs: 20 });
  const first = read("ann");
  await expect(read("ben")).rejects.toBeInstanceOf(Problem);
  await first;
  expect(await textOf("cem")).toBe("Nurse in Oslo");
});

test("work that takes too long ends with its program, and the next one gets a new one", async () => {
  pool = openPool({ ...usual, program: "parse/parse-program", mostRunMs: 20 });
  const long = Buffer.from("**a** a:1,Au, TX; ".repeat(5_000));
  const parsing = pool.run("ann", {}, { byteCount: long.length, pieces: [long] });
  await expect(parsing).rejects.toMatchObject({ kind: "late" });
  await until(() => programs().length === 0);
});

test("a program that dies says so, and its place is free again", async () => {
  pool = openPool(usual);
  await read("ann");
  const dying = read("ann");
  process.kill(programs()[0] ?? 0, "SIGKILL");
  await expect(dying).rejects.toBeInstanceOf(ProgramFault);
  expect(await textOf("ann")).toBe("Nurse in Oslo");
});

test("a program is replaced after its share of work, or when it holds too much", async () => {
  for (const limit of [{ mostRuns: 1 }, { mostResidentMegabytes: 1 }]) {
    pool = openPool({ ...usual, ...limit, keptWarm: 1 });
    pool.warm();
    const [first] = programs();
    await read("ann");
    await until(() => programs().length === 1);
    expect(programs()).not.toEqual([first]);
    await pool.close();
  }
});

test("a pool that closes leaves nobody waiting", async () => {
  pool = openPool({ ...usual, size: 1 });
  const answers = Promise.allSettled([read("ann"), read("ben")]);
  await pool.close();
  expect((await answers).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await expect(read("ann")).rejects.toBeInstanceOf(Problem);
});

test("an idle program ends, except those that are kept warm", async () => {
  pool = openPool({ ...usual, idleMs: 50, keptWarm: 1 });
  pool.warm();
  await Promise.all([read("ann"), read("ben")]);
  await until(() => programs().length === 1);
  await wait(200);
  expect(programs()).toHaveLength(1);
});
