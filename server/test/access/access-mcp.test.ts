import { beforeAll, expect, test } from "vitest";
import {
  holderNames,
  holderOf,
  makeHolders,
  refusalOf,
  toolRows,
  type ToolRow,
} from "#server/test/access/access-mcp.ts";
import type { Target } from "#server/test/access/access-requests.ts";
import { useStage } from "#server/test/access/access-stage.ts";
import { deadFates, leaksIn } from "#server/test/access/access-tokens.ts";
import { challenge, openAgentCalls } from "#server/test/agent-flow.ts";
import { holdsCanary } from "#server/test/canary.ts";
import { differences } from "#server/test/database/fingerprint.ts";

const stage = useStage();
let made: Awaited<ReturnType<typeof makeHolders>>;
beforeAll(async () => {
  const { app, make, cast } = stage();
  made = await makeHolders(() => app, make, cast);
});

/** That a program called is noted, and a wrong one counted. */
const noted = new Set(["api_tokens", "agents", "attempts"]);

const living = holderNames.filter((name) => !deadFates.includes(holderOf(name).fate));
const dead = holderNames.filter((name) => deadFates.includes(holderOf(name).fate));

type Told = { isError?: boolean; content: { text?: string }[] };

/** What the protocol wraps, without the protocol. */
async function send(name: string, method: string, params: object) {
  const access_token = made[name]?.token ?? "";
  const { send: post } = openAgentCalls(() => stage().app);
  const answer = await post({ access_token }, method, params);
  const { statusCode: status, headers, body } = answer;
  const json = body.startsWith("{") ? body : (/^data: (.*)$/mu.exec(body)?.[1] ?? "null");
  const said = JSON.parse(json) as { result?: unknown; error?: { message: string } } | null;
  return { status, isLedIn: headers["www-authenticate"] === challenge, body, said };
}

async function use(name: string, tool: string, input: object) {
  const { status, isLedIn, body, said } = await send(name, "tools/call", {
    name: tool,
    arguments: input,
  });
  const { isError, content } = (said?.result ?? { content: [] }) as Told;
  const text = content[0]?.text ?? "";
  const code = isError ? (JSON.parse(text) as { code: string }).code : undefined;
  return { status, isLedIn, text, body, code };
}

async function aim(): Promise<Target> {
  const { aim: aimAt, cast, make } = stage();
  const target = await aimAt(cast.north, cast.north.id, cast.people.admin);
  const { rows } = await make.admin.query<{ id: string }>(
    "select id from outputs where job_id = $1 and tool_type = 'attractSourceKit'",
    [target.jobId],
  );
  return { ...target, outputId: Number(rows[0]?.id) };
}

async function countActs(name: string): Promise<number> {
  const { rows } = await stage().make.admin.query<{ count: number }>(
    "select count(*)::int from audit_entries where program = $1 and outcome = 'done'",
    [made[name]?.program],
  );
  return rows[0]?.count ?? 0;
}

/** Asks as everybody who must be refused; the database is looked at once, before and after all of them. */
async function refused(names: readonly string[], tool: string, input: object) {
  const before = await stage().fingerprint();
  const answers: Record<string, unknown> = {};
  for (const name of names) {
    const { status, isLedIn, code, body } = await use(name, tool, input);
    answers[name] = { status, isLedIn, code, isTold: holdsCanary(body, "north") };
  }
  const after = await stage().fingerprint();
  return { answers, touched: differences(before, after).filter((one) => !noted.has(one)) };
}

test("each tool of the server has its row here, for every holder alike", async () => {
  for (const name of ["token with no scope", "agent with all scopes: lives"]) {
    const { said } = await send(name, "tools/list", {});
    const { tools } = (said?.result ?? { tools: [] }) as { tools: { name: string }[] };
    expect(tools.map((tool) => tool.name).toSorted()).toEqual(Object.keys(toolRows).toSorted());
  }
});

test("no agent gets inside lines, whatever stands in its rows", async () => {
  const { admin } = stage().make;
  const name = "agent with all scopes: lives";
  const id = made[name]?.program.split(":")[1];
  await expect(
    admin.query("update agents set scopes = scopes || '{internal}' where id = $1", [id]),
  ).rejects.toThrow("agents_scopes_check");
  const { rowCount } = await admin.query(
    "update oauth_access_tokens set scopes = scopes || '{internal}' where agent_id = $1",
    [id],
  );
  expect(rowCount).toBe(1);
  const target = await aim();
  const input = { jobId: target.jobId };
  const kept = "CANARY-north-decisions-by_name";
  expect((await use("token with all scopes: lives", "ask_facts", input)).text).toContain(kept);
  expect((await use(name, "ask_facts", input)).text).not.toContain(kept);
  await stage().clear(target);
});

for (const [tool, row] of Object.entries(toolRows)) {
  const out = living.filter((name) => refusalOf(row, holderOf(name)) !== undefined);
  const admitted = living.filter((name) => refusalOf(row, holderOf(name)) === undefined);

  test(`${out.length + dead.length} of ${holderNames.length} programs may not use ${tool}`, async () => {
    const target = await aim();
    const { answers, touched } = await refused([...out, ...dead], tool, row.input(target));
    await stage().clear(target);
    const right = [...out, ...dead].map((name) => {
      const code = refusalOf(row, holderOf(name));
      return [
        name,
        dead.includes(name)
          ? { status: 401, isLedIn: true, code: undefined, isTold: false }
          : { status: 200, isLedIn: false, code, isTold: false },
      ];
    });
    expect(answers).toEqual(Object.fromEntries(right));
    expect(touched).toEqual([]);
  });

  test(`${admitted.length} of ${holderNames.length} programs may use ${tool}, and read no more than is theirs`, async () => {
    for (const name of admitted)
      expect([name, await play(name, tool, row)]).toEqual([name, rightUse(row)]);
  });
}

/** Does what it was asked, is recorded if it changed something, and tells nobody what is not theirs. */
function rightUse({ writes }: ToolRow) {
  return { status: 200, code: undefined, touched: [], acts: writes ? 1 : 0, leaks: [] };
}

async function play(name: string, tool: string, row: ToolRow) {
  const { clear, cast, fingerprint } = stage();
  const { scopes, fate } = holderOf(name);
  const isForeign = fate === "foreign";
  const target = await aim();
  // Whoever works elsewhere leaves North as it is.
  const print = async () => (isForeign ? fingerprint(cast.north.id) : {});
  const [before, acts] = [await print(), await countActs(name)];
  const { status, code, body } = await use(name, tool, row.input(target));
  const touched = differences(before, await print());
  await clear(target);
  const seesInside = scopes.includes("internal") && !isForeign;
  const others = holdsCanary(body, isForeign ? "north" : "south") ? [body] : [];
  const leaks = [...(seesInside ? [] : leaksIn(body, row.tellsFacts)), ...others];
  return { status, code, touched, acts: (await countActs(name)) - acts, leaks };
}

test("a report as a resource is read with the scope for reports, by nobody else", async () => {
  const target = await aim();
  const uri = `roleprint://reports/${target.outputId}`;
  const answers: Record<string, unknown> = {};
  const right: Record<string, unknown> = {};
  for (const name of holderNames) {
    const { scopes, fate } = holderOf(name);
    const { status, said, body } = await send(name, "resources/read", { uri });
    answers[name] = [status, said?.result !== undefined, holdsCanary(body, "north")];
    const isTheirs = scopes.includes("reports.read") && fate !== "foreign";
    right[name] = dead.includes(name) ? [401, false, false] : [200, isTheirs, isTheirs];
    const leaks = scopes.includes("internal") ? [] : leaksIn(body);
    expect([name, leaks]).toEqual([name, []]);
  }
  await stage().clear(target);
  expect(answers).toEqual(right);
});
