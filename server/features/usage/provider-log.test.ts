import { afterAll, beforeAll, expect, test } from "vitest";
import type { OrganizationUsage } from "#contract/usage.ts";
import type { CallHooks } from "#server/model/fallback.ts";
import { openModels } from "#server/model/models.ts";
import { modelEnv, smallReport, smallRequest } from "#server/test/model/model-port.ts";
import { startModelServer, type ModelServer } from "#server/test/model/model-server.ts";
import { counterOf, spendingFor } from "#server/test/database/spending.ts";
import { useTeams } from "#server/test/team.ts";
import { useTestApp } from "#server/test/test-app.ts";

const app = useTestApp();
const { make, team } = useTeams(app);
let provider: ModelServer;

beforeAll(async () => {
  provider = await startModelServer();
});
afterAll(() => provider.close());

test("what the usage call says is what the provider's own log says, failures included", async () => {
  const north = await team();
  const models = openModels(modelEnv(provider));
  const spending = spendingFor(app().deps, north.home, north.rita);
  const promptChars = 3_000;
  let callId = 0;
  const hooks: CallHooks = {
    beforeCall: async (model) => {
      callId = await spending.reserve({ model, promptChars, mostOutputTokens: 2_000 });
    },
    afterCall: (call) => spending.settle(callId, call),
  };
  const content = smallReport;
  provider.queue(
    { content, usage: { input: 900, cached: 500, output: 300 } },
    { status: 429, headers: { "retry-after": "1" } },
    { content, usage: { input: 901, cached: 0, output: 301 }, finishReason: "length" },
    { content, fault: "cut" },
    { content, usage: { input: 902, cached: 900, output: 302 } },
  );
  for (let count = 0; count < 5; count += 1) {
    const call = models.write("marketPulse", smallRequest(), models.openBudget(0), hooks);
    await call.catch(() => undefined);
  }

  const log = provider.calls.map(({ usage, sentChars }) => ({ usage, sentChars }));
  expect(log.filter(({ usage }) => usage)).toHaveLength(3);
  const tokens = log.reduce(
    (sum, { usage }) => sum + (usage?.input ?? 0) + (usage?.output ?? 0),
    0,
  );
  const brokenOffChars = log[3]?.sentChars ?? 0;
  const guessed = promptChars / 3 + Math.ceil(brokenOffChars / 3);
  const answer = await north.rita.send("GET", `${north.path}/usage`);
  const { today } = answer.json<OrganizationUsage>();
  expect(today).toEqual({
    calls: 5,
    inputTokens: 900 + 901 + 902,
    cachedTokens: 1_400,
    outputTokens: 300 + 301 + 302,
    costMicros: (tokens + guessed) * 10,
    reservedMicros: 0,
  });
  expect(await counterOf(make(), "organization", north.home.id)).toBe(today.costMicros);
});
