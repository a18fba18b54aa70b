import { expect, test } from "vitest";
import type { Activity } from "#contract/organization.ts";
import type { ConnectedAgents } from "#contract/programs/agent.ts";
import { openAgentCalls, openAgentFlow } from "#server/test/agent-flow.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { useTestApp } from "#server/test/test-app.ts";

const app = useTestApp();
const make = useFactories(app);
const flow = openAgentFlow(app);
const { send, use } = openAgentCalls(app);

async function agentAtWork(scopes: string[]) {
  const north = await make().organization("north");
  const anna = await make().member(north, "admin");
  const { tokens } = await flow.letIn(anna.cookie, north.id, scopes);
  const path = `/api/organizations/${north.id}`;
  const read = async <T>(what: string): Promise<T> =>
    (await app().browser(anna.cookie).send("GET", `${path}/${what}`)).json<T>();
  const lastCall = async () => (await read<ConnectedAgents>("agents")).agents[0]?.lastCall;
  const readReport = async (outputId: number | string) =>
    (await send(tokens, "resources/read", { uri: `roleprint://reports/${outputId}` })).body;
  return { north, anna, tokens, read, lastCall, readReport };
}

const posting = "Night Nurse\nDayton, OH\n\nWhat you will do\n- Care for patients at night";

test("what an assistant changes stands in the activity, under its person and its own name", async () => {
  const { anna, tokens, read } = await agentAtWork(["jobs.write"]);
  expect(await use(tokens, "create_job", { posting })).toContain("Night Nurse");
  expect(await read<Activity[]>("activity?kind=job")).toMatchObject([
    {
      action: "job.create",
      actorId: anna.userId,
      program: "agent",
      programName: "Desk assistant",
    },
  ]);
});

test("a job that was created is told so, also when the use of the tool cannot be noted", async () => {
  const { north, tokens, lastCall } = await agentAtWork(["jobs.write"]);
  const { admin } = make();
  await admin.query(
    "alter table agents add constraint unnoted check (last_call is null) not valid",
  );
  const told = await use(tokens, "create_job", { posting });
  await admin.query("alter table agents drop constraint unnoted");
  expect(told).not.toContain("isError");
  expect(told).toContain("Night Nurse");
  const { rows } = await admin.query("select 1 from jobs where organization_id = $1", [north.id]);
  expect(rows).toHaveLength(1);
  expect(await lastCall()).toBeNull();
  expect(app().logLines.join("\n")).toContain("use not noted");
});

test("a report that is read as a resource is a use too, and one that cannot be there is not found", async () => {
  const { north, lastCall, readReport } = await agentAtWork(["reports.read"]);
  for (const wrong of ["abc", "0", "-1", "1.5", "9".repeat(19), "999999"])
    expect([wrong, await readReport(wrong)]).toEqual([wrong, expect.stringContaining("Not found")]);
  expect(await lastCall()).toBeNull();
  expect(app().logLines.join("\n")).not.toContain("tool failed");
  const { outputs } = await make().job(north);
  expect(await readReport(outputs.marketPulse)).toContain("toolType");
  expect(await lastCall()).toBe("Read a report");
});
