import mammoth from "mammoth";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { toolTypes, type Output } from "#contract/output.ts";
import { documentWords, missingIn } from "#server/test/files/document-words.ts";
import { readPdfFile } from "#server/test/files/read-pdf-file.ts";
import { samplePackage, sampleReports } from "#server/test/files/sample-package.ts";
import { unzip } from "#server/test/files/unzip.ts";
import type { FilledJob } from "#server/test/database/factories.ts";
import { useTeams, type Team } from "#server/test/team.ts";
import { useTestApp } from "#server/test/test-app.ts";
import { tools } from "#tools/tools.ts";
import { toDocument } from "#tools/document/document.ts";
import { downloadName } from "#tools/document/report-text.ts";

// Files of forty pages and more, in programs that have just been started.
vi.setConfig({ testTimeout: 300_000 });

const perHour = 60;
const app = useTestApp({ EXPORTS_PER_USER_PER_HOUR: String(perHour), DOCUMENT_PROGRAMS_KEPT: "0" });
const { make, newcomer, team } = useTeams(app);
let home: Team;
let job: FilledJob;
beforeAll(async () => {
  home = await team();
  job = await writtenJob("Night Nurse, Intensive Care");
});

async function writtenJob(title: string, reports: Record<string, unknown> = sampleReports) {
  const written = await make().job(home.home);
  await make().admin.query(
    `update jobs set title = $2, location = 'Łódź', salary_range = '', hiring_company = 'Bob Barber Jobs',
      employment_type = 'contract', employment_length = '6 months', weekly_hours = '30' where id = $1`,
    [written.jobId, title],
  );
  for (const toolType of toolTypes) {
    await make().admin.query("update outputs set content = $2 where id = $1", [
      written.outputs[toolType],
      JSON.stringify(reports[toolType] ?? ""),
    ]);
  }
  return written;
}

const get = (path: string, who = home.rita) => who.send("GET", path);
const packagePath = ({ jobId }: FilledJob, kind: string) =>
  `/api/jobs/${jobId}/export/combined-${kind}`;
const reportPath = ({ jobId, outputs }: FilledJob, kind: string) =>
  `/api/jobs/${jobId}/outputs/${outputs.marketPulse}/${kind}`;

test("a recruiter exports the package, and the file says what the reports say [S-727]", async () => {
  const answer = await get(packagePath(job, "pdf"));
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/pdf"]);
  expect(answer.headers["content-disposition"]).toBe(
    `attachment; filename="roleprint-complete-recruiting-package-night-nurse-intensive-care.pdf"; filename*=UTF-8''roleprint-complete-recruiting-package-night-nurse-intensive-care.pdf`,
  );
  const { pages } = await readPdfFile(answer.rawPayload);
  expect(pages[0]).toMatch(/Bob Barber Jobs\s+·\s+contract, 6 months,\s+30 hours a week/u);
  expect(missingIn(pages.slice(1).join(" "), await wordsOfReports(job))).toEqual([]);
  const word = await get(packagePath(job, "docx"));
  const { value } = await mammoth.extractRawText({ buffer: word.rawPayload });
  const body = value.slice(value.indexOf("Review before sharing"));
  expect(missingIn(body, await wordsOfReports(job))).toEqual([]);
});

/** What the API says the job's reports say, as a document's words in order. */
async function wordsOfReports({ jobId }: FilledJob): Promise<string[]> {
  const outputs = (await get(`/api/jobs/${jobId}/outputs`)).json<Output[]>();
  expect(outputs.map(({ status }) => status)).toEqual(toolTypes.map(() => "completed"));
  const { parts, legend, sources } = toDocument(samplePackage({ outputs }));
  const whole = { ...toDocument(samplePackage({ outputs: [] })), parts, legend, sources };
  return documentWords(whole)
    .slice(6)
    .filter((word) => word !== "Summary");
}

test("each report is exported as PDF and as a Word file, under its own name [S-727, S-911]", async () => {
  for (const toolType of toolTypes) {
    const path = `/api/jobs/${job.jobId}/outputs/${job.outputs[toolType]}`;
    const pdf = await get(`${path}/pdf`);
    const { cardName, fullName } = tools[toolType];
    expect(pdf.headers["content-disposition"]).toContain(
      `filename="${downloadName({ title: "Night Nurse, Intensive Care" }, tools[toolType], "pdf")}"`,
    );
    const file = await readPdfFile(pdf.rawPayload);
    expect([cardName, file.title]).toEqual([cardName, `Night Nurse, Intensive Care – ${fullName}`]);
    const word = await get(`${path}/docx`);
    expect(unzip(word.rawPayload)["docProps/core.xml"]).toContain(escaped(fullName));
  }
});

const escaped = (text: string) => text.replaceAll("&", "&amp;");

test("asked again, the same file comes back; after an edit, another one", async () => {
  const first = await get(reportPath(job, "pdf"));
  const again = await get(reportPath(job, "pdf"), home.anna);
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
  const content = { ...sampleReports.marketPulse, summary: "A new finding." };
  await home.rita.send("PATCH", `/api/outputs/${job.outputs.marketPulse}`, { content });
  const edited = await get(reportPath(job, "pdf"));
  expect((await readPdfFile(edited.rawPayload)).pages.join(" ")).toContain("A new finding.");
});

test("the job post is plain HTML without what is meant for the recruiter", async () => {
  const answer = await get(`/api/jobs/${job.jobId}/hand-over/html`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-disposition"]).toMatch(
    /^attachment; filename="roleprint-job-post-/u,
  );
  expect(answer.body).toContain(
    "<h2>What you bring</h2>\n<ul><li>Current Ohio RN license, or a multistate license valid in Ohio.</li>",
  );
  expect(answer.body).toContain("<p>Pay is $36.85 to $52.40 an hour, set by years");
  expect(answer.body).not.toMatch(/lint|closing date|must\.1|<script/iu);
  expect(answer.body.replaceAll(allowedTags, "")).not.toMatch(/[<>]/u);
});

test("the test page's file is the same for everybody [S-211, S-727, W-21]", async () => {
  const answer = await get("/api/test-pdf", await newcomer());
  const { title, pages } = await readPdfFile(answer.rawPayload);
  expect([answer.statusCode, title]).toEqual([200, "Sample Report – Sample report"]);
  expect(missingIn(pages.join(" "), ["An action to tick off", "A search string"])).toEqual([]);
});

test("a report is found only under its own job", async () => {
  const other = await writtenJob("Another job");
  for (const kind of ["pdf", "docx"]) {
    const path = `/api/jobs/${other.jobId}/outputs/${job.outputs.marketPulse}/${kind}`;
    expect((await get(path)).statusCode).toBe(404);
  }
});

test("what is not completed is left out, and nothing at all is said so [S-515]", async () => {
  const half = await writtenJob("Half a job");
  const fail = (which: number[]) =>
    make().admin.query("update outputs set status = 'failed' where id = any ($1)", [which]);
  await fail([half.outputs.marketPulse]);
  const { pages } = await readPdfFile((await get(packagePath(half, "pdf"))).rawPayload);
  expect(pages.join(" ")).not.toContain("Market Pulse");
  expect((await get(reportPath(half, "pdf"))).json()).toEqual({
    code: "nothingToExport",
    message: "Generate some content first before exporting.",
  });
  await fail(Object.values(half.outputs));
  for (const path of [
    packagePath(half, "pdf"),
    packagePath(half, "docx"),
    `/api/jobs/${half.jobId}/hand-over/html`,
  ])
    expect((await get(path)).statusCode).toBe(409);
});

describe("B-08, B-09: hostile titles and reports are only words [W-31]", () => {
  const hostile = [
    "<script>alert(1)</script>",
    `=cmd|' /C calc'!A0`,
    "+1\t@x\r\nSet-Cookie: a=b",
    `a";filename="b.html`,
    "日本語の題名",
    "\u202Efdp.exe",
    "x".repeat(200),
    "☂",
    '#set page(width: 1pt) #eval("1") $x$ \\u{41} *bold* @ref <label> [x]',
    "javascript:alert(1)",
    "{ DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe }",
    "https://evil.example/?a=1",
  ];

  test.each(hostile)("%j", async (title) => {
    const words = `${title} &amp; <w:fldSimple w:instr="DDE"/> end`;
    const reports = {
      marketPulse: { summary: words, [title]: [{ [title]: title, url: "javascript:alert(1)" }] },
      attractSourceKit: { jobPost: { title, hook: words } },
    };
    const written = await writtenJob(title, reports);
    const pdf = await get(packagePath(written, "pdf"));
    expect(pdf.statusCode).toBe(200);
    expect(pdf.rawPayload.toString("latin1")).not.toMatch(
      /\/(JS|JavaScript|Launch|EmbeddedFile|OpenAction)\b/u,
    );
    const file = await readPdfFile(pdf.rawPayload);
    for (const { url } of file.links) expect(url ?? "https://").toMatch(/^https:\/\//u);
    expect(file.outside).toEqual([]);
    const clean = title.replaceAll(/[\u202E\r]/gu, "");
    expect(missingIn(file.pages.join(" "), [clean, "end"])).toEqual([]);

    const word = unzip((await get(packagePath(written, "docx"))).rawPayload);
    const all = Object.values(word).join(" ");
    expect(all).not.toMatch(/TargetMode="External"|<w:fldSimple|altChunk|oleObject/u);
    expect(
      all.match(/<w:instrText[^>]*>[^<]*/gu)?.map((field) => field.replace(/.*>/u, "")),
    ).toEqual(
      expect.toSatisfy((fields: string[]) =>
        fields.every((field) => /^(PAGE|NUMPAGES)$/u.test(field)),
      ),
    );

    const html = await get(`/api/jobs/${written.jobId}/hand-over/html`);
    expect(html.body.replaceAll(allowedTags, "")).not.toMatch(/[<>]/u);
    for (const answer of [pdf, html]) expectSafeName(String(answer.headers["content-disposition"]));
  });
});

const allowedTags =
  /<(?:!doctype html|html lang="en"|meta charset="utf-8"|\/?(?:head|title|body|html|h1|h2|p|ul|li)|br)>/gu;

function expectSafeName(header: string): void {
  const [, plain = "", encoded = ""] =
    /^attachment; filename="([\w.-]+)"; filename\*=UTF-8''([\w.%-]+)$/u.exec(header) ?? [];
  expect(plain).toMatch(/^roleprint-.*\.(pdf|html)$/u);
  const name = decodeURIComponent(encoded);
  expect(name).toMatch(/^roleprint-[\p{Letter}\p{Mark}\p{Number}-]+\.(pdf|html)$/u);
  expect(name.length).toBeLessThanOrEqual(100);
}

test("somebody who has made their number of files waits", async () => {
  await make().admin.query(
    `insert into attempts (key, count, resets_at) values ($1, $2, now() + interval '1 hour')
     on conflict (key) do update set count = excluded.count`,
    [`export:${home.anna.userId}`, perHour],
  );
  const answer = await get(packagePath(job, "pdf"), home.anna);
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  const stranger = await newcomer();
  expect((await get(packagePath(job, "pdf"), stranger)).statusCode).toBe(404);
  const { rows } = await make().admin.query("select 1 from attempts where key = $1", [
    `export:${stranger.userId}`,
  ]);
  expect(rows).toEqual([]);
});
