import { beforeAll, expect, test } from "vitest";
import { ListedJob, type JobCounts } from "#contract/job.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { hireRecruiter, type Recruiter } from "#server/test/recruiter.ts";
import { useTestApp } from "#server/test/test-app.ts";

const app = useTestApp();
const make = useFactories(app);
let rita: Recruiter;

const titles = [
  "Welder",
  "accountant",
  "Nurse",
  "Árbitro",
  "Baker",
  "Nurse",
  "50% Cook",
  "Zoologist",
];
const statuses = ["draft", "active", "active", "closed", "processing", "paused", "failed", "draft"];

/** Eight jobs of known statuses; the last three were created within one millisecond. */
beforeAll(async () => {
  rita = await hireRecruiter(app(), make());
  await make().admin.query(
    `insert into jobs (organization_id, title, location, status, created_at)
     select $1, title, case when at % 2 = 0 then 'Leeds' else 'São Paulo' end, status,
            timestamptz '2026-05-01 10:00:00.123Z' + least(at, 6) * interval '1 hour' + at * interval '1 microsecond'
       from unnest($2::text[], $3::text[]) with ordinality as t (title, status, at)`,
    [rita.home.id, titles, statuses],
  );
});

async function list(query = "") {
  const answer = await rita.send("GET", `/api/jobs${query}`);
  expect(answer.statusCode, `answered ${answer.body}`).toBe(200);
  const [, next] = /^<([^>]+)>; rel="next"$/u.exec(String(answer.headers.link ?? "")) ?? [];
  return {
    jobs: answer.json<ListedJob[]>(),
    titles: answer.json<ListedJob[]>().map(({ title }) => title),
    next,
  };
}

/** Every page of a list, following its links. */
async function readAll(query: string): Promise<string[][]> {
  const pages: string[][] = [];
  let next: string | undefined = `/api/jobs${query}`;
  while (next !== undefined) {
    const page: Awaited<ReturnType<typeof list>> = await list(next.replace("/api/jobs", ""));
    pages.push(page.titles);
    ({ next } = page);
  }
  return pages;
}

const newestFirst = titles.toReversed();

test("jobs that fit one page all answer, newest first, each with its report states, and no link", async () => {
  const { jobs, titles: listed, next } = await list();
  expect(listed).toEqual(newestFirst);
  expect(next).toBeUndefined();
  expect(jobs.every(({ outputs }) => Array.isArray(outputs))).toBe(true);
});

test("without a limit a hundred jobs answer, and the link leads to the rest", async () => {
  const maya = await hireRecruiter(app(), make());
  await make().admin.query(
    "insert into jobs (organization_id, title, location) select $1, 'Job ' || at, 'Leeds' from generate_series(1, 103) at",
    [maya.home.id],
  );
  const first = await maya.send("GET", "/api/jobs");
  expect(first.json()).toHaveLength(100);
  const [, next = ""] = /^<([^>]+)>; rel="next"$/u.exec(String(first.headers.link)) ?? [];
  const rest = await maya.send("GET", next);
  expect(rest.json()).toHaveLength(3);
  expect(rest.headers.link).toBeUndefined();
  const ids = [first, rest].flatMap((page) => page.json<ListedJob[]>().map(({ id }) => id));
  expect(new Set(ids).size).toBe(103);
});

test("a listed job carries what its card shows: a hundred characters of its description, none cut in half, and no other text [S-235]", async () => {
  const maya = await hireRecruiter(app(), make());
  const [letters, foxes, whole] = ["a".repeat(101), "🦊".repeat(101), "b".repeat(100)];
  const long = { benefits: "x", culture: "x", requirements: "x", companyAssets: "x" };
  for (const description of [letters, foxes, whole])
    await maya.createJob({ ...long, description, rawExtractedJd: "x", dealBreakersText: "x" });
  const listed = (await maya.send("GET", "/api/jobs?sort=oldest")).json<ListedJob[]>();
  expect(
    listed.map(({ description, isDescriptionCut }) => [description, isDescriptionCut]),
  ).toEqual([
    ["a".repeat(100), true],
    ["🦊".repeat(100), true],
    [whole, false],
  ]);
  for (const job of listed)
    expect(Object.keys(job).toSorted()).toEqual(Object.keys(ListedJob.shape).toSorted());
  expect(await maya.getJob(listed[1]?.id ?? 0)).toMatchObject({ ...long, description: foxes });
});

test.each([
  ["newest", newestFirst],
  ["oldest", titles],
])(
  "pages in the order %s miss and repeat nobody, also within a millisecond",
  async (sort, order) => {
    for (const limit of [1, 2, 3, 7, 8, 9]) {
      const pages = await readAll(`?sort=${sort}&limit=${limit}`);
      expect(pages.flat(), `${limit} per page`).toEqual(order);
      expect(pages).toHaveLength(Math.ceil(titles.length / limit));
    }
  },
);

test("pages by title ignore case, and two jobs of one title are both there", async () => {
  const pages = await readAll("?sort=title&limit=3");
  const { rows } = await make().admin.query<{ title: string }>(
    'select title from jobs where organization_id = $1 order by title collate "unicode", id',
    [rita.home.id],
  );
  expect(pages.flat()).toEqual(rows.map(({ title }) => title));
  const places = ["accountant", "Árbitro", "Baker", "Zoologist"].map((title) =>
    pages.flat().indexOf(title),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("pages by urgency begin with what hurries most, and of two alike with the newer", async () => {
  const ursula = await hireRecruiter(app(), make());
  for (const [title, urgencyLevel] of [
    ["quiet", "passive"],
    ["no hurry named", ""],
    ["first fire", "critical"],
    ["usual", "active"],
    ["second fire", "critical"],
  ]) {
    await ursula.createJob({ title, urgencyLevel });
  }
  const seen: string[] = [];
  let next: string | undefined = "/api/jobs?sort=urgency&limit=2";
  while (next) {
    const answer = await ursula.send("GET", next);
    seen.push(...answer.json<ListedJob[]>().map(({ title }) => title));
    [, next] = /^<([^>]+)>/u.exec(String(answer.headers.link ?? "")) ?? [];
  }
  expect(seen).toEqual(["second fire", "first fire", "usual", "quiet", "no hurry named"]);
});

test("a page goes on where it was although its last job was deleted and a newer one came", async () => {
  const omar = await hireRecruiter(app(), make());
  const ids: number[] = [];
  for (const title of ["a", "b", "c", "d"]) ids.push((await omar.createJob({ title })).id);
  const first = await omar.send("GET", "/api/jobs?limit=2");
  expect(first.json<ListedJob[]>().map(({ title }) => title)).toEqual(["d", "c"]);
  await omar.send("DELETE", `/api/jobs/${ids[2]}`);
  await omar.createJob({ title: "e" });
  const [, next = ""] = /^<([^>]+)>/u.exec(String(first.headers.link)) ?? [];
  const second = await omar.send("GET", next);
  expect(second.json<ListedJob[]>().map(({ title }) => title)).toEqual(["b", "a"]);
  expect(second.headers.link).toBeUndefined();
});

test("a search finds parts of titles and locations in any case, and takes its signs literally", async () => {
  expect((await list("?q=nURSE")).titles).toEqual(["Nurse", "Nurse"]);
  expect((await list("?q=SÃO")).titles).toEqual(["50% Cook", "Baker", "Nurse", "Welder"]);
  expect((await list("?q=50%25")).titles).toEqual(["50% Cook"]);
  expect((await list("?q=_")).titles).toEqual([]);
  expect((await list("?q=%5C")).titles).toEqual([]);
  expect((await list("?q=")).titles).toHaveLength(titles.length);
});

test("a status, or several, filter the list, and the link keeps what was asked", async () => {
  expect((await list("?status=active")).titles).toEqual(["Nurse", "accountant"]);
  const { titles: first, next = "" } = await list("?status=active,closed&limit=1&q=r&sort=oldest");
  expect(first).toEqual(["Nurse"]);
  expect(Object.fromEntries(new URL(next, "http://x").searchParams)).toMatchObject({
    status: "active,closed",
    limit: "1",
    q: "r",
    sort: "oldest",
    organizationId: String(rita.home.id),
  });
  expect((await list(next.replace("/api/jobs", ""))).titles).toEqual(["Árbitro"]);
});

test("counts say how many there are in all and in each status, also of a search", async () => {
  const count = async (query = "") =>
    (await rita.send("GET", `/api/jobs/counts${query}`)).json<JobCounts>();
  expect(await count()).toEqual({
    total: 8,
    byStatus: { draft: 2, processing: 1, completed: 0, failed: 1, active: 2, paused: 1, closed: 1 },
  });
  expect(await count(`?organizationId=${rita.home.id}&q=nurse`)).toMatchObject({
    total: 2,
    byStatus: { active: 1, paused: 1, draft: 0 },
  });
});

test("somebody without an organization counts nothing and lists nothing", async () => {
  const { send } = app().browser((await make().person("nobody")).cookie);
  expect((await send("GET", "/api/jobs/counts")).json()).toMatchObject({ total: 0 });
  expect((await send("GET", "/api/jobs?limit=5")).json()).toEqual([]);
});

test("another organization's list and counts are refused as not a member's [S-713]", async () => {
  const stranger = await hireRecruiter(app(), make());
  for (const path of ["/api/jobs", "/api/jobs/counts"]) {
    const answer = await stranger.send("GET", `${path}?organizationId=${rita.home.id}`);
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain("not a member");
  }
});

test("what is not a list's question is refused and never a fault of ours", async () => {
  const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const wrong = [
    "limit=0",
    "limit=101",
    "limit=x",
    "sort=salary",
    "status=gone",
    "status=active,",
    "status=active&status=closed",
    "cursor=%00",
    "cursor=abc",
    `cursor=${cursor(["title", "a", 1])}`,
    `cursor=${cursor(["newest", "a", 1])}`,
    `cursor=${cursor(["newest", -1, 1])}`,
    `cursor=${cursor(["newest", 1e300, 1])}`,
    `cursor=${cursor(["newest", 1, 0])}`,
    `sort=title&cursor=${cursor(["title", "a\u0000", 1])}`,
    `sort=title&cursor=${cursor(["title", 5, 1])}`,
    `sort=urgency&cursor=${cursor(["urgency", "critical", 1])}`,
    `q=${"x".repeat(201)}`,
    "q=%00",
    "other=1",
  ];
  for (const query of wrong) {
    const answer = await rita.send("GET", `/api/jobs?${query}`);
    expect(answer.statusCode, `for ${query}`).toBe(400);
  }
  const largest = cursor(["newest", Number.MAX_SAFE_INTEGER, 1]);
  expect((await list(`?cursor=${largest}`)).titles).toEqual(newestFirst);
  const mostUrgent = cursor(["urgency", Number.MAX_SAFE_INTEGER, 1]);
  expect((await list(`?sort=urgency&cursor=${mostUrgent}`)).titles).toHaveLength(titles.length);
});
