import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { HandOverFormat } from "#contract/hand-over/format.ts";
import { toolTypes } from "#contract/output.ts";
import { AgentScope } from "#contract/programs/agent.ts";
import { scopeNames } from "#contract/programs/scopes.ts";
import { toolRows } from "#server/test/access/access-mcp.ts";
import { openAgentCalls, openAgentFlow } from "#server/test/agent-flow.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { misshaped, shaped, type JsonSchema, type Known } from "#server/test/rig/arbitrary.ts";
import { runs, seed } from "#server/test/rig/fuzz-runs.ts";
import { withoutLimits } from "#server/test/rig/without-limits.ts";
import { useTestApp } from "#server/test/test-app.ts";

process.stdout.write(`fuzz of tools: ${runs} requests per tool and mode, seed ${seed}\n`);

const app = useTestApp({ ...withoutLimits, LOG_LEVEL: "error" });
const make = useFactories(app);
const { send } = openAgentCalls(app);
let programs: { access_token: string }[] = [];
let schemas = new Map<string, JsonSchema>();
let [jobId, outputId, rewrittenId] = [0, 0, 0];

beforeAll(async () => {
  const home = await make().organization("home");
  const anna = await make().member(home, "admin");
  const job = await make().job(home);
  [jobId, outputId] = [job.jobId, job.outputs.attractSourceKit];
  // Its reports are under way from then on, so that there is nothing to read or to hand over.
  rewrittenId = (await make().job(home)).jobId;
  const { token } = await make().token(home, anna, scopeNames);
  const { tokens } = await openAgentFlow(app).letIn(anna.cookie, home.id, [...AgentScope.options]);
  programs = [{ access_token: token }, tokens];
  const { body } = await send(tokens, "tools/list", {});
  const { result } = JSON.parse(/^data: (.*)$/mu.exec(body)?.[1] ?? body) as {
    result: { tools: { name: string; inputSchema: JsonSchema }[] };
  };
  schemas = new Map(result.tools.map(({ name, inputSchema }) => [name, inputSchema]));
});

const known = (name: string): Known => ({
  jobId: fc.constant(name === "write_reports" ? rewrittenId : jobId),
  outputId: fc.constant(outputId),
  part: fc.constant("jobPost"),
  report: fc.constantFrom(...toolTypes),
  section: fc.constantFrom(undefined, "jobPost", "nothing"),
  format: fc.constantFrom(...HandOverFormat.options),
});

/** Nothing of ours broke: an answer of the protocol, with our own words for what was wrong. */
async function ask(method: string, params: unknown, pick: number): Promise<boolean> {
  const program = programs[pick % programs.length] ?? { access_token: "" };
  const { statusCode, body } = await send(program, method, params as object);
  expect(statusCode, `${method}: ${body}`).toBeLessThan(500);
  expect(body).not.toMatch(/"internal"|node_modules|\.ts:|insert into|at Object/u);
  expect(app().logLines).toEqual([]);
  return statusCode === 200 && body.includes('"content"') && !body.includes('"isError":true');
}

/** One in ten does what it was asked; a suggestion is made once for each part, and a search of nasty words is seldom one. */
const least = (name: string) => (/^(?:suggest_edit|compile_search)$/u.test(name) ? 0 : 0.1);

describe("B-01: no tool of an agent breaks", () => {
  test("each tool is fuzzed", () => {
    expect([...schemas.keys()].toSorted()).toEqual(Object.keys(toolRows).toSorted());
  });

  test.each(Object.keys(toolRows))("%s, in its own shape with nasty leaves", async (name) => {
    const inputs = shaped(schemas.get(name) ?? {}, known(name));
    let reached = 0;
    await fc.assert(
      fc.asyncProperty(inputs, fc.nat(), async (input, pick) => {
        if (await ask("tools/call", { name, arguments: input }, pick)) reached += 1;
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
    expect(reached / runs, `${name} did what it was asked`).toBeGreaterThanOrEqual(least(name));
  });

  test.each(Object.keys(toolRows))("%s, in any other shape", async (name) => {
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(misshaped, fc.nat(), async (input, pick) => {
        await ask("tools/call", { name, arguments: input }, pick);
        answered += 1;
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
    expect(answered).toBe(runs);
  });

  test("a message of any shape", async () => {
    const methods = fc.oneof(
      fc.constantFrom("tools/call", "tools/list", "resources/read", "prompts/get", "initialize"),
      fc.string(),
    );
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(methods, misshaped, fc.nat(), async (method, params, pick) => {
        await ask(method, params, pick);
        answered += 1;
      }),
      { numRuns: runs * 5, seed, endOnFailure: true },
    );
    expect(answered).toBe(runs * 5);
  });
});
