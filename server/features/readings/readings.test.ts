import { expect, test } from "vitest";
import type { Job } from "#contract/job.ts";
import type { JobReading, LineMove, OccupationOption, ReadingEdit } from "#contract/reading.ts";
import { useTeams, type Someone } from "#server/test/team.ts";
import { useTestApp } from "#server/test/test-app.ts";

const app = useTestApp();
const { make, team, newcomer } = useTeams(app);

const posting = `Line Cook
Dayton, OH | Full-time | On-site

What you will do
- Run the grill station for 300 guests a night

Requirements
- 2+ years as a line cook
- ServSafe certificate

What we offer
- $20 to $24 an hour
- A meal every shift`;

type Words = Partial<Pick<Job, "description" | "rawExtractedJd">> & { reading?: ReadingEdit };

async function createJob(who: Someone, organizationId: number, words: Words = {}): Promise<Job> {
  const form = { title: "Line Cook", location: "Dayton, OH", rawExtractedJd: posting };
  const answer = await who.send("POST", "/api/jobs", { ...form, ...words, organizationId });
  expect(answer.statusCode).toBe(201);
  return answer.json<Job>();
}

async function get(who: Someone, jobId: number): Promise<JobReading> {
  const answer = await who.send("GET", `/api/jobs/${jobId}/reading`);
  expect(answer.statusCode).toBe(200);
  return answer.json<JobReading>();
}

async function decide(who: Someone, jobId: number, edit: ReadingEdit): Promise<JobReading> {
  const answer = await who.send("PATCH", `/api/jobs/${jobId}/reading`, edit);
  expect(answer.statusCode).toBe(200);
  return answer.json<JobReading>();
}

const move = (words: string, place: LineMove["place"]): ReadingEdit => ({
  moves: [{ words, place }],
});

function lineOf(reading: JobReading, words: string) {
  const line = reading.lines.find(({ text }) => text.includes(words));
  if (!line) throw new Error(`no line says ${words}`);
  return line;
}

const valuesOf = (reading: JobReading) =>
  Object.fromEntries(reading.values.map(({ name, text }) => [name, text]));

async function countRows(jobId: number): Promise<number> {
  const { rowCount } = await make().admin.query("select 1 from job_readings where job_id = $1", [
    jobId,
  ]);
  return rowCount ?? 0;
}

test("a job's text is read line by line, and nothing is stored by looking at it", async () => {
  const { home, anna } = await team();
  const { id } = await createJob(anna, home.id);
  const copy = (await anna.send("POST", `/api/jobs/${id}/duplicate`)).json<Job>();
  const reading = await get(anna, copy.id);
  expect(reading).toMatchObject({
    kind: "posting",
    language: "en",
    revision: 0,
    confirmedBy: null,
    confirmedAt: null,
    comparedWith: { code: "35-2014", chosenBy: null },
  });
  expect(lineOf(reading, "grill")).toMatchObject({ place: "duty", reader: "trained", by: null });
  expect(valuesOf(reading)).toMatchObject({
    title: "Line Cook",
    place: "Dayton, OH",
    pay: "$20 to $24 an hour",
  });
  expect(await countRows(copy.id)).toBe(0);
});

test("a person's place replaces the reader's, and values rest on it", async () => {
  const { home, anna, rita } = await team();
  const { id } = await createJob(anna, home.id);
  const moved = await decide(rita, id, move("$20 to $24 an hour", "internal"));
  expect(lineOf(moved, "$20")).toMatchObject({ place: "internal", reader: "person" });
  expect(lineOf(moved, "$20").by).not.toBeNull();
  expect(valuesOf(moved)["pay"]).toBeUndefined();
  expect(moved.revision).toBe(1);
  expect(await get(anna, id)).toEqual(moved);

  const back = await decide(rita, id, move("$20 to $24 an hour", "unplaced"));
  expect(lineOf(back, "$20")).toMatchObject({ place: "pay", reader: "trained", by: null });
  expect(valuesOf(back)["pay"]).toBe("$20 to $24 an hour");
});

test("two people who decide at once lose nothing, and the last one who speaks of a line counts", async () => {
  const { home, anna, rita } = await team();
  const { id } = await createJob(anna, home.id);
  await Promise.all([
    decide(anna, id, move("ServSafe certificate", "nice")),
    decide(rita, id, move("A meal every shift", "culture")),
    decide(anna, id, { isConfirmed: true }),
    decide(rita, id, { occupation: "35-2015" }),
  ]);
  await decide(rita, id, move("ServSafe certificate", "legal"));
  const reading = await get(anna, id);
  expect(lineOf(reading, "ServSafe").place).toBe("legal");
  expect(lineOf(reading, "meal").place).toBe("culture");
  expect(reading.comparedWith).toMatchObject({ code: "35-2015", certainty: "sure" });
  expect(reading.confirmedBy).not.toBeNull();
  expect(reading.revision).toBe(5);
});

test("words that do not stand in the text, and codes that are no occupation, are not kept", async () => {
  const { home, anna } = await team();
  const { id } = await createJob(anna, home.id);
  const reading = await decide(anna, id, {
    moves: [
      { words: "Must be a wizard", place: "must" },
      { words: "  ", place: "must" },
    ],
    occupation: "99-9999",
  });
  expect(reading).toMatchObject({ revision: 0, comparedWith: { chosenBy: null } });
  const { rows } = await make().admin.query<{ decisions: unknown[] }>(
    "select decisions from job_readings where job_id = $1",
    [id],
  );
  expect(rows).toEqual([{ decisions: [] }]);
  for (const body of [
    move("Line Cook", "wizardry" as "must"),
    { occupation: "35-20145" },
    { isSure: true },
  ]) {
    const answer = await anna.send("PATCH", `/api/jobs/${id}/reading`, body);
    expect(answer.statusCode).toBe(400);
  }
});

test("looks right: every line that has a place is confirmed, and that can be taken back", async () => {
  const { home, anna } = await team();
  const { id } = await createJob(anna, home.id);
  await decide(anna, id, move("ServSafe certificate", "nice"));
  const confirmed = await decide(anna, id, { isConfirmed: true });
  const placed = confirmed.lines.filter(({ place }) => place !== "unplaced");
  expect(placed.length).toBeGreaterThan(5);
  expect(placed.filter(({ by }) => by === null)).toEqual([]);
  expect(confirmed.confirmedAt).not.toBeNull();
  const back = await decide(anna, id, { isConfirmed: false });
  expect([back.confirmedBy, back.confirmedAt]).toEqual([null, null]);
  expect(back.lines.filter(({ by }) => by !== null).map(({ text }) => text)).toEqual([
    "ServSafe certificate",
  ]);
});

test("a changed text is read again; what a person placed stays on the same words, and new lines are not confirmed", async () => {
  const { home, anna } = await team();
  const { id } = await createJob(anna, home.id);
  await decide(anna, id, { ...move("ServSafe certificate", "nice"), isConfirmed: true });
  const rawExtractedJd = posting.replace("2+ years as a line cook", "A knife of your own");
  await anna.send("PATCH", `/api/jobs/${id}`, { rawExtractedJd });
  const reading = await get(anna, id);
  expect(lineOf(reading, "ServSafe")).toMatchObject({ place: "nice", reader: "person" });
  expect(lineOf(reading, "knife").by).toBeNull();
  expect(reading.confirmedBy).toBeNull();
});

test("what was decided in the wizard comes with the job, and a duplicate has it too", async () => {
  const { home, anna } = await team();
  const decisions = {
    moves: [
      { words: "A meal every shift", place: "culture" as const },
      { words: "Nobody said this", place: "must" as const },
    ],
    occupation: "none",
    isConfirmed: true,
  };
  const job = await createJob(anna, home.id, { reading: decisions });
  const copy = (await anna.send("POST", `/api/jobs/${job.id}/duplicate`)).json<Job>();
  for (const { id } of [job, copy]) {
    const reading = await get(anna, id);
    expect(lineOf(reading, "meal")).toMatchObject({ place: "culture", reader: "person" });
    expect(reading.comparedWith).toMatchObject({ certainty: "unknown", code: null });
    expect(reading.comparedWith.chosenBy).not.toBeNull();
    expect(reading.confirmedBy).not.toBeNull();
  }
});

test("occupations are found by any name or its beginning, at most eight, each with its median wage", async () => {
  const nora = await newcomer();
  const ask = async (query: string) =>
    (await nora.send("GET", `/api/occupations?query=${encodeURIComponent(query)}`)).json<
      OccupationOption[]
    >();
  expect((await ask("plumber"))[0]).toMatchObject({ code: "47-2152" });
  expect((await ask("plumb"))[0]).toMatchObject({ code: "47-2152" });
  expect((await ask("nurse")).length).toBeLessThanOrEqual(8);
  expect((await ask("nurse"))[0]?.median).toBeGreaterThan(50_000);
  expect(await ask("")).toEqual([]);
  expect(await ask("zzzz")).toEqual([]);
});
