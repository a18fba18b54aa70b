import { describe, expect, test } from "vitest";
import { useFactories } from "#server/test/database/factories.ts";
import { hireRecruiter, type Recruiter } from "#server/test/recruiter.ts";
import { useTestApp } from "#server/test/test-app.ts";

const create = ({ send, home }: Recruiter, organizationId = home.id) =>
  send("POST", "/api/jobs", { title: "Nurse", location: "Leeds", organizationId });
const duplicate = ({ send }: Recruiter, jobId: number) =>
  send("POST", `/api/jobs/${jobId}/duplicate`);

function expectToWait(answer: Awaited<ReturnType<typeof create>>): void {
  expect(answer.statusCode).toBe(429);
  expect(answer.json()).toMatchObject({ code: "tooManyRequests" });
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(3_000);
}

describe("jobs of an hour", () => {
  const app = useTestApp({ JOBS_PER_ORGANIZATION_PER_HOUR: "4", JOBS_PER_USER_PER_HOUR: "3" });
  const make = useFactories(app);

  async function count(): Promise<number> {
    const { rows } = await make().admin.query<{ count: number }>("select count(*)::int from jobs");
    return rows[0]?.count ?? 0;
  }

  test("somebody who has created or duplicated their share waits, in every organization of theirs", async () => {
    const rita = await hireRecruiter(app(), make());
    const { id } = await rita.createJob();
    expect((await duplicate(rita, id)).statusCode).toBe(201);
    expect((await create(rita)).statusCode).toBe(201);
    const before = await count();
    expectToWait(await create(rita));
    expectToWait(await duplicate(rita, id));
    const second = await make().organization("second");
    await make().join(second, rita, "recruiter");
    expectToWait(await create(rita, second.id));
    expect(await count()).toBe(before);
  });

  test("an organization whose members have created its share waits; others do not", async () => {
    const rita = await hireRecruiter(app(), make());
    const omar = await hireRecruiter(app(), make(), rita.home);
    const { id } = await rita.createJob();
    expect((await duplicate(rita, id)).statusCode).toBe(201);
    expect((await create(omar)).statusCode).toBe(201);
    expect((await create(omar)).statusCode).toBe(201);
    expectToWait(await duplicate(rita, id));
    expect((await create(await hireRecruiter(app(), make()))).statusCode).toBe(201);
  });
});

describe("jobs of an organization", () => {
  const app = useTestApp({ JOBS_PER_ORGANIZATION: "3" });
  const make = useFactories(app);

  test("an organization that has all it may keep is told to delete some, also by ten who ask at once", async () => {
    const rita = await hireRecruiter(app(), make());
    const { id } = await rita.createJob();
    const answers = await Promise.all(Array.from({ length: 10 }, () => duplicate(rita, id)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    const refused = await create(rita);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toEqual({
      code: "tooManyJobs",
      message: "This organization has reached its limit of jobs. Delete some first.",
    });
    await rita.send("DELETE", `/api/jobs/${id}`);
    expect((await create(rita)).statusCode).toBe(201);
  });
});
