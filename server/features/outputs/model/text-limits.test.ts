import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { useFactories } from "#server/test/database/factories.ts";
import { hireRecruiter } from "#server/test/recruiter.ts";
import { useTestApp } from "#server/test/test-app.ts";

const perPerson = 8;
const perOrganization = 12;
const app = useTestApp({
  EDITS_PER_USER_PER_HOUR: String(perPerson),
  EDITS_PER_ORGANIZATION_PER_HOUR: String(perOrganization),
  TEXT_MEGABYTES_PER_ORGANIZATION: "1",
});
const make = useFactories(app);

async function atWork() {
  const rita = await hireRecruiter(app(), make());
  const { jobId, outputs } = await make().job(rita.home, rita);
  const path = `/api/outputs/${outputs.intakeSync}`;
  const edit = async (send: typeof rita.send, content: string) =>
    (await send("PATCH", path, { content })).statusCode;
  return { rita, jobId, path, edit };
}

test("M8: new texts are counted per person and per organization, those brought back too", async () => {
  const { rita, path, edit } = await atWork();
  for (let index = 1; index < perPerson; index += 1) {
    expect(await edit(rita.send, `Text ${index}`)).toBe(200);
  }
  expect((await rita.send("POST", `${path}/versions/1/restore`, {})).statusCode).toBe(200);
  const refused = await rita.send("PATCH", path, { content: "One more" });
  expect([refused.statusCode, Number(refused.headers["retry-after"]) > 3_000]).toEqual([429, true]);
  const omar = await hireRecruiter(app(), make(), rita.home);
  for (let index = perPerson; index < perOrganization; index += 1) {
    expect(await edit(omar.send, `Text ${index}`)).toBe(200);
  }
  expect(await edit(omar.send, "One more")).toBe(429);
  const elsewhere = await atWork();
  expect(await elsewhere.edit(elsewhere.rita.send, "Text")).toBe(200);
});

test("M8: an organization full of text takes no more, says so, keeps every version, and takes again after a deletion", async () => {
  const { rita, jobId, path, edit } = await atWork();
  const second = await make().job(rita.home, rita);
  const long = () => randomBytes(110_000).toString("hex");
  const statuses = [];
  for (let index = 0; index < 7; index += 1) statuses.push(await edit(rita.send, long()));
  expect(statuses.slice(0, 3)).toEqual([200, 200, 200]);
  expect(statuses.at(-1)).toBe(409);
  const refused = await rita.send("PATCH", path, { content: "Short" });
  expect(refused.json()).toEqual({
    code: "storageFull",
    message:
      "This organization has reached its storage limit. Delete jobs you no longer need first.",
  });
  const asked = await rita.send("POST", `/api/jobs/${second.jobId}/generate/marketPulse`);
  expect([asked.statusCode, asked.json<{ code: string }>().code]).toEqual([409, "storageFull"]);
  const taken = statuses.filter((status) => status === 200).length;
  const versions = (await rita.send("GET", `${path}/versions`)).json<unknown[]>();
  expect(versions).toHaveLength(2 + taken);
  expect((await rita.send("GET", `${path}/versions/1`)).statusCode).toBe(200);
  expect((await rita.send("DELETE", `/api/jobs/${jobId}`)).statusCode).toBe(200);
  const other = `/api/outputs/${second.outputs.intakeSync}`;
  expect((await rita.send("PATCH", other, { content: "Short" })).statusCode).not.toBe(409);
});

test("texts that are offered count too, and go with their job", async () => {
  const { rita, jobId, edit } = await atWork();
  const other = await make().job(rita.home, rita);
  const count = async () => {
    const { rows } = await make().admin.query<{ count: number }>(
      "select count(*)::int from output_suggestions where organization_id = $1",
      [rita.home.id],
    );
    return rows[0]?.count;
  };
  const offer = (after: string, decision: string | null) =>
    make().admin.query(
      `insert into output_suggestions
         (organization_id, output_id, gen, part, section, kind, before, after, place, facts_hash, decision, decided_at)
       values ($1, $2, 1, 'summary', 'summary', 'changed', $3, $3, '{}', '', $4::text,
         case when $4::text is not null then now() end)`,
      [rita.home.id, other.outputs.intakeSync, JSON.stringify(after), decision],
    );
  await offer("Short", null);
  expect(await edit(rita.send, "Room is left")).toBe(200);
  for (const decision of ["kept", "accepted"])
    await offer(randomBytes(150_000).toString("hex"), decision);
  expect(await edit(rita.send, "No room")).toBe(409);
  const before = (await count()) ?? 0;
  expect((await rita.send("DELETE", `/api/jobs/${other.jobId}`)).statusCode).toBe(200);
  expect(await count()).toBeLessThanOrEqual(before - 3);
  expect(await edit(rita.send, "Room again")).toBe(200);
  expect((await rita.send("DELETE", `/api/jobs/${jobId}`)).statusCode).toBe(200);
  expect(await count()).toBe(0);
});
