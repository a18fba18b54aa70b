import { expect, test } from "vitest";
import type { Job } from "#contract/job.ts";
import type { Organization } from "#contract/organization.ts";
import { toolTypes, type Output } from "#contract/output.ts";
import { tools } from "#tools/tools.ts";
import { ReportMetadata } from "#tools/report/metadata.ts";
import { connectForTest } from "#server/test/database/test-database.ts";
import { eventually, useTestApp, useWorker, type Browser } from "#server/test/test-app.ts";

const app = useTestApp();
useWorker(app);

const words = {
  title: "Senior Data Engineer",
  location: "Chicago, IL",
  description: "Own the warehouse.\nKnow Postgres well.\nTeach the analysts.",
};

async function foundOrganization(person: Browser, name: string): Promise<Organization> {
  const answer = await person.send("POST", "/api/organizations", { name });
  expect(answer.statusCode).toBe(201);
  return answer.json<Organization>();
}

test("a visitor cannot create a job", async () => {
  const answer = await app().browser().send("POST", "/api/jobs", {});
  expect(answer.statusCode).toBe(401);
  expect(answer.body).toContain("Unauthorized");
});

test("a job without title, location or organization is refused with the form's own words [S-501]", async () => {
  const maya = await app().signUp("Maya Form");
  const { id: organizationId } = await foundOrganization(maya, "Form Org");
  const send = async (body: object) =>
    (await maya.send("POST", "/api/jobs", body)).json<{ message: string }>();
  expect(await send({ ...words, organizationId, title: "  " })).toMatchObject({
    message: "Job title is required",
  });
  expect(await send({ ...words, organizationId, location: "" })).toMatchObject({
    message: "Location is required",
  });
  expect(await send({ ...words })).toMatchObject({ message: "Organization is required" });
  expect(await send({ ...words, organizationId: 0 })).toMatchObject({
    message: "Organization is required",
  });
});

test("nobody creates a job in an organization they are not in, or that does not exist [S-602, S-606, R-5]", async () => {
  const maya = await app().signUp("Maya Inside");
  const omar = await app().signUp("Omar Outside");
  const { id: organizationId } = await foundOrganization(maya, "Inside");
  for (const id of [organizationId, 999_999]) {
    const answer = await omar.send("POST", "/api/jobs", { ...words, organizationId: id });
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain("not a member");
  }
});

test("a recruiter creates a job and six reports are written from its own words [S-102, S-304, S-715, S-717, R-1]", async () => {
  const maya = await app().signUp("Maya Writes");
  const { id: organizationId } = await foundOrganization(maya, "Northwind");
  const created = await maya.send("POST", "/api/jobs", { ...words, organizationId });
  expect(created.statusCode).toBe(201);
  const job = created.json<Job>();
  expect(job).toMatchObject({ ...words, status: "processing" });
  expect(job.outputs.map((output) => output.toolType)).toEqual([...toolTypes]);

  const done = await eventually(
    async () => (await maya.send("GET", `/api/jobs/${job.id}`)).json<Job>(),
    (now) => now.status === "completed",
  );
  expect(done.outputs.every((output) => output.status === "completed")).toBe(true);
  const outputs = (await maya.send("GET", `/api/jobs/${job.id}/outputs`)).json<Output[]>();
  for (const output of outputs) {
    const content = output.content as Record<string, unknown>;
    const sections = tools[output.toolType].sections.map((section) => section.key);
    expect(Object.keys(content)).toEqual([...sections, "metadata"]);
    expect(ReportMetadata.parse(content["metadata"])).toMatchObject({ engine: "built-in" });
  }
  expect(JSON.stringify(outputs)).toContain("Data Engineer");
});

test("a refused job leaves no row and no queue entry behind", async () => {
  const maya = await app().signUp("Maya Rollback");
  const { id: organizationId } = await foundOrganization(maya, "Rollback");
  const admin = await connectForTest(app().database.admin);
  const count = async () => {
    const { rows } = await admin.query<{ jobs: number; outputs: number; entries: number }>(`select
      (select count(*)::int from jobs) jobs, (select count(*)::int from outputs) outputs,
      (select count(*)::int from pgboss.job) entries`);
    return rows[0];
  };
  await admin.query(`create function refuse() returns trigger language plpgsql as $$ begin
    if new.tool_type = 'interviewCoach' and new.status = 'queued' and new.organization_id = ${organizationId}
    then raise exception 'planted'; end if; return new; end $$;
    create trigger planted before update on outputs for each row execute function refuse()`);
  const before = await count();
  const answer = await maya.send("POST", "/api/jobs", { ...words, organizationId });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ code: "internal", message: "Something went wrong on our side" });
  expect(await count()).toEqual(before);
  await admin.query("drop trigger planted on outputs; drop function refuse");
  expect((await maya.send("POST", "/api/jobs", { ...words, organizationId })).statusCode).toBe(201);
});

test("another tenant's job is not found, in the same words as a job that does not exist [S-714, R-5]", async () => {
  const maya = await app().signUp("Maya Hides");
  const omar = await app().signUp("Omar Seeks");
  const { id: organizationId } = await foundOrganization(maya, "Hidden");
  const { id } = (await maya.send("POST", "/api/jobs", { ...words, organizationId })).json<Job>();
  const foreign = await omar.send("GET", `/api/jobs/${id}`);
  const missing = await omar.send("GET", "/api/jobs/987654321");
  expect(foreign.statusCode).toBe(404);
  expect(foreign.body).toBe(missing.body);
  expect((await maya.send("GET", `/api/jobs/${id}`)).statusCode).toBe(200);
});

test("the list without a parameter answers for the first membership, and a deleted job is gone with everything [S-713, S-716, R-6]", async () => {
  const maya = await app().signUp("Maya Lists");
  expect((await maya.send("GET", "/api/jobs")).json()).toEqual([]);
  const first = await foundOrganization(maya, "First");
  const second = await foundOrganization(maya, "Second");
  const inFirst = (
    await maya.send("POST", "/api/jobs", { ...words, organizationId: first.id })
  ).json<Job>();
  await maya.send("POST", "/api/jobs", { ...words, organizationId: second.id });
  const listed = (await maya.send("GET", "/api/jobs")).json<Job[]>();
  expect(listed.map((job) => job.id)).toEqual([inFirst.id]);
  expect((await maya.send("DELETE", `/api/jobs/${inFirst.id}`)).statusCode).toBe(200);
  expect((await maya.send("GET", "/api/jobs")).json()).toEqual([]);
  const admin = await connectForTest(app().database.admin);
  const left = await admin.query("select 1 from outputs where job_id = $1", [inFirst.id]);
  expect(left.rowCount).toBe(0);
});

test("members set active, paused and closed; generation leaves those alone and an edit marks reports as older [S-716]", async () => {
  const maya = await app().signUp("Maya Pauses");
  const { id: organizationId } = await foundOrganization(maya, "Pausing");
  const { id } = (await maya.send("POST", "/api/jobs", { ...words, organizationId })).json<Job>();
  const read = async () => (await maya.send("GET", `/api/jobs/${id}`)).json<Job>();
  await eventually(read, (job) => job.status === "completed");
  expect((await maya.send("PATCH", `/api/jobs/${id}`, { status: "draft" })).statusCode).toBe(400);
  expect(
    (await maya.send("PATCH", `/api/jobs/${id}`, { status: "paused" })).json<Job>().status,
  ).toBe("paused");
  await maya.send("PATCH", `/api/jobs/${id}`, { title: "Principal Data Engineer" });
  const outputs = async () => (await maya.send("GET", `/api/jobs/${id}/outputs`)).json<Output[]>();
  await eventually(outputs, (all) => all.some((output) => output.isOutdated));
  const again = await maya.send("POST", `/api/jobs/${id}/process`);
  expect(again.statusCode).toBe(202);
  await eventually(outputs, (all) =>
    all.every((one) => one.status === "completed" && !one.isOutdated),
  );
  expect((await read()).status).toBe("paused");
});
