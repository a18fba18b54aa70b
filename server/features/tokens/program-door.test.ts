import { expect, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { type Permission } from "#contract/permissions.ts";
import { scopeNames, scopes as allScopes, type Scope } from "#contract/programs/scopes.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { openProgram } from "#server/test/program.ts";
import { openTestApp, useTestApp } from "#server/test/test-app.ts";

const app = useTestApp();
const make = useFactories(app);

async function outcomeOf(work: () => Promise<unknown>): Promise<unknown> {
  try {
    return await work();
  } catch (problem) {
    return (problem as { code?: unknown }).code;
  }
}

/** A program of an admin, as the guard would hand it on. */
async function programOf(scopes: readonly Scope[], role: "admin" | "recruiter" = "admin") {
  const home = await make().organization("home");
  const { userId } = await make().member(home, role);
  const program = { kind: "token", id: "1", organizationId: home.id, scopes } as const;
  return { home, userId, caller: { userId, program } };
}

test("the tenant's door gives a program what its scopes give, without the guard", async () => {
  const { tenant } = app().deps;
  const may = async (scope: Scope, permission: Permission) => {
    const { caller, home } = await programOf([scope]);
    return outcomeOf(() =>
      tenant.in(caller, home.id, permission, async (_db, { record }) => {
        if (!permission.endsWith(".read")) await record({ object: "nothing" });
        return "in";
      }),
    );
  };
  expect(await may("jobs.read", "job.read")).toBe("in");
  expect(await may("jobs.read", "output.read")).toBe("notInScope");
  expect(await may("jobs.read", "job.create")).toBe("notInScope");
  expect(await may("reports.read", "output.read")).toBe("in");
  expect(await may("reports.read", "inside.read")).toBe("notInScope");
  expect(await may("jobs.write", "job.edit")).toBe("in");
  expect(await may("jobs.write", "job.delete")).toBe("notInScope");
  expect(await may("usage.read", "usage.read")).toBe("in");
  expect(await may("internal", "inside.read")).toBe("in");
  expect(await may("internal", "output.read")).toBe("notInScope");
});

test("with all its scopes a program neither shares, decides nor runs the organization", async () => {
  const { tenant } = app().deps;
  const { caller, home } = await programOf(scopeNames);
  const closed: Permission[] = [
    "organization.edit",
    "organization.delete",
    "data.export",
    "activity.read",
    "connection.read",
    "token.create",
    "token.revoke",
    "member.read",
    "member.remove",
    "invitation.send",
    "job.delete",
    "output.edit",
    "share.create",
    "share.read",
    "room.create",
    "decision.record",
    "drift.explain",
  ];
  for (const permission of closed) {
    const outcome = await outcomeOf(() => tenant.in(caller, home.id, permission, async () => "in"));
    expect([permission, outcome]).toEqual([permission, "notInScope"]);
  }
});

test("a program is in its own organization alone, also when its person is in several", async () => {
  const { tenant } = app().deps;
  const { caller, userId } = await programOf(scopeNames);
  const other = await make().organization("other");
  await make().join(other, { userId, email: "", cookie: "" }, "admin");
  const { jobId } = await make().job(other);
  expect(await outcomeOf(() => tenant.in(caller, other.id, "job.read", async () => "in"))).toBe(
    "notAMember",
  );
  expect(await outcomeOf(() => tenant.of(caller, { jobId }, "job.read", async () => "in"))).toBe(
    "notFound",
  );
});

test("what is a person's own is closed to their programs", async () => {
  const { tenant } = app().deps;
  const { caller, home } = await programOf(scopeNames);
  const act = async () => "in";
  const doors = {
    asPerson: () => tenant.asPerson(caller, act),
    changeAsPerson: () => tenant.changeAsPerson(caller, "profile.edit", act),
    leaving: () =>
      tenant.leaving(
        caller,
        "account.delete",
        async () => undefined,
        async () => undefined,
      ),
    founding: () => tenant.founding(caller, act),
    joining: () => tenant.joining(caller, home.id, act),
  };
  for (const [name, open] of Object.entries(doors))
    expect([name, await outcomeOf(open)]).toEqual([name, "notInScope"]);
});

test("a program has no more than the present role of its person", async () => {
  const { tenant } = app().deps;
  const { caller, home, userId } = await programOf(["jobs.read"], "recruiter");
  const read = () => outcomeOf(() => tenant.in(caller, home.id, "job.read", async () => "in"));
  expect(await read()).toBe("in");
  await make().leave(home, { userId, email: "", cookie: "" });
  expect(await read()).toBe("notAMember");
});

/** As if "Read spending" also gave the activity, which only admins read, and its call were open to programs. */
function plantAdminsPermission(): { pull: () => void } {
  const gives: Permission[] = allScopes["usage.read"]
    .gives as readonly Permission[] as Permission[];
  const call: Endpoint = endpoints.listActivity;
  gives.push("activity.read");
  call.scopes = ["usage.read"];
  return {
    pull: () => {
      gives.pop();
      delete call.scopes;
    },
  };
}

test("what only admins may ends for a program when its person is demoted, and the rest goes on", async () => {
  const { pull } = plantAdminsPermission();
  const planted = await openTestApp({}, app().database);
  try {
    const home = await make().organization("home");
    const anna = await make().member(home, "admin");
    const { token } = await make().token(home, anna, ["usage.read"]);
    const read = async (what: string) =>
      (await openProgram(planted, token)("GET", `/api/organizations/${home.id}/${what}`)).json<
        object | { code: string }
      >();
    const become = (role: string) =>
      make().admin.query("update memberships set role = $1 where user_id = $2", [
        role,
        anna.userId,
      ]);
    expect(await read("activity")).toEqual([]);
    await become("recruiter");
    expect(await read("activity")).toMatchObject({ code: "adminsOnly" });
    expect(await read("usage")).not.toHaveProperty("code");
    await become("admin");
    expect(await read("activity")).toMatchObject([{ action: "activity.read", outcome: "denied" }]);
  } finally {
    pull();
    await planted.close();
  }
});
