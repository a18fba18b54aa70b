import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { makeDocx, paragraph } from "#server/test/files/make-docx.ts";
import { formType, makeForm, type FormFile } from "#server/test/files/make-form.ts";
import { textPdf } from "#server/test/files/make-pdf.ts";
import { useTeams, type Someone } from "#server/test/team.ts";
import { testOrigin, useTestApp } from "#server/test/test-app.ts";

const perHour = 40;
const app = useTestApp({
  EXTRACTS_PER_USER_PER_HOUR: String(perHour),
  DOCUMENT_PROGRAMS_KEPT: "0",
});
const { make, newcomer } = useTeams(app);
const pdf = textPdf([[{ x: 60, y: 700, text: "Nurse in Łódź" }]]);
let nora: Someone;
let temporary: string;
beforeAll(async () => {
  temporary = mkdtempSync(join(tmpdir(), "uploads-"));
  process.env.TMPDIR = temporary;
  nora = await newcomer();
});

function send(payload: Buffer | string, who = nora, type = formType) {
  return app().app.inject({
    method: "POST",
    url: "/api/extract-text",
    headers: {
      origin: testOrigin,
      "content-type": type,
      ...(who.cookie ? { cookie: who.cookie } : {}),
    },
    payload,
  });
}
const upload = (file: FormFile, who = nora) => send(makeForm([file]), who);
const leftOnDisk = () => readdirSync(temporary);

test("a visitor is told nothing and uses up nothing", async () => {
  const visitor = { ...nora, cookie: "" };
  expect((await upload({ name: "job.pdf", bytes: pdf }, visitor)).statusCode).toBe(401);
});

test("a recruiter drops a file and gets its text; nothing of it stays on disk [S-726]", async () => {
  const answer = await upload({ name: "job.pdf", type: "application/pdf", bytes: pdf });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ text: "Nurse in Łódź", isShortened: false });
  expect(leftOnDisk()).toEqual([]);
});

describe("B-22: whatever is wrong with a file is said in a sentence [S-808, W-37]", () => {
  test.each([
    [
      "a web page",
      { name: "job.pdf", bytes: Buffer.from("<html>no</html>") },
      415,
      "fileUnsupported",
    ],
    ["nothing", { name: "job.pdf", bytes: Buffer.alloc(0) }, 422, "fileWithoutText"],
    [
      "half a document",
      { name: "job.docx", bytes: makeDocx("").subarray(0, 200) },
      422,
      "fileDamaged",
    ],
    ["11 MB", { name: "job.pdf", bytes: Buffer.alloc(11 * 1024 * 1024, 1) }, 413, "fileTooLarge"],
  ])("%s", async (_name, file, status, code) => {
    const answer = await upload(file);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ code, message: expect.stringMatching(/^[A-Z].{20,}$/u) });
    expect(leftOnDisk()).toEqual([]);
  });
});

describe("a form that is not one file is refused", () => {
  const file = { name: "job.pdf", bytes: pdf };
  const whole = makeForm([file]);

  test.each([
    ["no file", makeForm([], { note: "hello" }), 400],
    ["two files", makeForm([file, file]), 400],
    ["a thousand fields", makeForm([], Object.fromEntries(many(1_000))), 400],
    ["no end", whole.subarray(0, whole.length - 40), 400],
    ["half a file", whole.subarray(0, 300), 400],
    ["nothing at all", Buffer.alloc(0), 400],
    ["a long field", makeForm([file], { note: "x".repeat(5_000) }), 200],
  ])("%s", async (_name, payload, status) => {
    const answer = await send(payload);
    expect(answer.statusCode).toBe(status);
    expect(leftOnDisk()).toEqual([]);
  });

  test.each([
    "application/json",
    "text/plain",
    "multipart/form-data",
    "multipart/mixed; boundary=a",
  ])("sent as %s", async (type) => {
    expect([400, 415]).toContain((await send("{}", nora, type)).statusCode);
  });
});

test.each([
  ["a PDF called .docx", "job.docx", pdf],
  ["a PDF said to be a picture", "job.png", pdf],
  ["a Word document called .pdf", "job.pdf", makeDocx(paragraph("Nurse in Łódź"))],
  ["a name with a way out", "../../etc/passwd", pdf],
  ["a device's name", "CON", pdf],
  ["a name that ends before its end", "a\0.pdf", pdf],
  ["a name of 300 letters", `${"x".repeat(300)}.pdf`, pdf],
  ["a name that turns round", "fdp.\u202Eboj.pdf", pdf],
])("%s is read by its content", async (_name, name, bytes) => {
  const answer = await upload({ name, type: "image/png", bytes });
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { text: "Nurse in Łódź" }]);
  expect(leftOnDisk()).toEqual([]);
});

test("somebody who has read their number of files waits, and nobody else with them", async () => {
  const petra = await newcomer();
  await make().admin.query(
    "insert into attempts (key, count, resets_at) values ($1, $2, now() + interval '1 hour')",
    [`extract:${petra.userId}`, perHour],
  );
  const answer = await upload({ name: "job.pdf", bytes: pdf }, petra);
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(3_000);
  expect((await upload({ name: "job.pdf", bytes: pdf })).statusCode).toBe(200);
});

function many(count: number): [string, string][] {
  return Array.from({ length: count }, (_, at) => [`field${at}`, "x"]);
}
