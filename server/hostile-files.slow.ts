import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { patient } from "#contract/test/patient.ts";
import { ProblemBody } from "#contract/problem.ts";
import { childrenOf } from "#server/test/rig/child-processes.ts";
import type { HostileFile } from "#server/test/files/hostile-file.ts";
import { hostileDocuments } from "#server/test/files/hostile-documents.ts";
import { hostilePdfs } from "#server/test/files/hostile-pdfs.ts";
import { textPdf } from "#server/test/files/make-pdf.ts";
import { signUpAt, startServer, type ServerProcess } from "#server/test/rig/processes.ts";
import { createTestDatabase } from "#server/test/database/test-database.ts";

const mostMs = 12_000;
const mostLagSeconds = 0.2;
const mostGrowthBytes = 50 * 1024 * 1024;
const temporary = mkdtempSync(join(tmpdir(), "hostile-"));
const plain = textPdf([[{ x: 60, y: 700, text: "Only these words" }]]);
let web: ServerProcess;
let person: Awaited<ReturnType<typeof signUpAt>>;
let restingBytes = 0;

beforeAll(async () => {
  web = await startServer("web", await createTestDatabase(), {
    TMPDIR: temporary,
    METRICS_TOKEN: "figures",
    EXTRACTS_PER_USER_PER_HOUR: "100000",
    EXTRACTS_PER_ORGANIZATION_PER_HOUR: "100000",
    DOCUMENT_PROGRAMS_KEPT: "0",
    DOCUMENT_PROGRAM_IDLE_MS: "2000",
  });
  person = await signUpAt(web, "Hana Hostile");
  for (let index = 0; index < 5; index += 1) await send("a.pdf", plain);
  await send("a.pdf", Buffer.alloc(10_000_000, 1));
  restingBytes = (await figures()).residentBytes;
});
afterAll(async () => {
  web.child.kill("SIGKILL");
  await web.ended;
});

async function send(name: string, bytes: Buffer, type = "application/octet-stream") {
  const form = new FormData();
  form.append("file", new Blob([Uint8Array.from(bytes)], { type }), name);
  const start = performance.now();
  const answer = await fetch(`${web.url}/api/extract-text`, {
    method: "POST",
    headers: { origin: web.url, cookie: person.cookie() },
    body: form,
  });
  return { status: answer.status, body: await answer.text(), ms: performance.now() - start };
}

/** Since they were last asked for. */
async function figures(): Promise<{ lagSeconds: number; residentBytes: number }> {
  const headers = { authorization: "Bearer figures" };
  const text = await (await fetch(`${web.url}/metrics`, { headers })).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "mu").exec(text)?.[1]);
  return {
    lagSeconds: read("nodejs_eventloop_lag_max_seconds"),
    residentBytes: read("process_resident_memory_bytes"),
  };
}

describe("B-20: a hostile file is answered, and nobody else notices", () => {
  test.each(
    [...hostileDocuments, ...hostilePdfs].map((file): [string, HostileFile] => [file.about, file]),
  )("%s", async (_about, file) => {
    const bytes = file.make();
    await figures();
    const { status, body, ms } = await send(file.name, bytes, file.type);
    const { lagSeconds, residentBytes } = await figures();
    const code = status === 200 ? "text" : ProblemBody.parse(JSON.parse(body)).code;
    process.stdout.write(
      `${file.about} (${bytes.length} bytes): ${status} ${code} in ${ms.toFixed(0)} ms, loop delay ${(lagSeconds * 1_000).toFixed(0)} ms, memory ${((residentBytes - restingBytes) / 1e6).toFixed(0)} MB over rest\n`,
    );
    expect(file.answers).toContain(code);
    expect(body).not.toMatch(file.mustNotSay ?? /node_modules|\.ts:/u);
    expect(ms).toBeLessThan(patient(mostMs));
    expect(lagSeconds).toBeLessThan(patient(mostLagSeconds, 10));
    expect(residentBytes - restingBytes).toBeLessThan(mostGrowthBytes);
    expect(readdirSync(temporary)).toEqual([]);
  });

  test("an upload that never ends is cut at the limit", async () => {
    const { status, body } = await send("a.pdf", Buffer.alloc(11 * 1024 * 1024, 1));
    expect([status, JSON.parse(body)]).toMatchObject([413, { code: "fileTooLarge" }]);
    expect(readdirSync(temporary)).toEqual([]);
  });
});

test("B-21: ten bombs at once keep at most two programs busy, and the others wait or come back later", async () => {
  const bomb = hostilePdfs[0]?.make() ?? plain;
  let mostChildren = 0;
  const watching = setInterval(() => {
    mostChildren = Math.max(mostChildren, childrenOf(web.child.pid ?? 0).length);
  }, 20);
  const answers = await Promise.all(Array.from({ length: 10 }, () => send("a.pdf", bomb)));
  clearInterval(watching);
  expect(mostChildren).toBeGreaterThan(0);
  expect(mostChildren).toBeLessThanOrEqual(2);
  for (const { status } of answers) expect([413, 422, 429, 503]).toContain(status);
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  const other = await send("a.pdf", plain);
  expect([other.status, JSON.parse(other.body)]).toMatchObject([200, { text: "Only these words" }]);
});

test("after all that the server is alive and has no program left", async () => {
  expect(web.child.exitCode).toBeNull();
  const end = Date.now() + 60_000;
  while (childrenOf(web.child.pid ?? 0).length > 0 && Date.now() < end) await wait(100);
  expect(childrenOf(web.child.pid ?? 0)).toEqual([]);
  expect(readdirSync(temporary)).toEqual([]);
});

test("a server that is killed takes its programs with it", async () => {
  await send("a.pdf", plain);
  const [program = 0] = childrenOf(web.child.pid ?? 0);
  expect(program).toBeGreaterThan(0);
  web.child.kill("SIGKILL");
  await web.ended;
  const isAlive = () => {
    try {
      return process.kill(program, 0);
    } catch {
      return false;
    }
  };
  const end = Date.now() + 60_000;
  while (isAlive() && Date.now() < end) await wait(50);
  expect(isAlive()).toBe(false);
});
