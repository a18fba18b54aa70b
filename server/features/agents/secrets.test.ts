import type { LightMyRequestResponse } from "fastify";
import { expect, test } from "vitest";
import { openAgentCalls, openAgentFlow, type Tokens } from "#server/test/agent-flow.ts";
import { useFactories } from "#server/test/database/factories.ts";
import { tablesHolding } from "#server/test/database/whole-database.ts";
import { useTestApp } from "#server/test/test-app.ts";

const app = useTestApp({ LOG_LEVEL: "debug" });
const make = useFactories(app);
const flow = openAgentFlow(app);
const { send } = openAgentCalls(app);

/** However a secret may have been written down. */
function spellingsOf(secret: string): string[] {
  const bare = secret.replace(/^rp[a-z]*_/u, "");
  return [bare, encodeURIComponent(secret), Buffer.from(secret).toString("base64").slice(0, 40)];
}

const text = ({ headers, body }: LightMyRequestResponse) => `${JSON.stringify(headers)} ${body}`;

test("tokens, codes, proofs and refresh tokens are in no log line, no answer but their first, and in no table", async () => {
  const home = await make().organization("home");
  const anna = await make().member(home, "admin");
  const { jobId, outputs } = await make().job(home);
  const registered = await flow.register();
  expect(registered.body).not.toContain("client_secret");
  const { asking, code, tokens } = await flow.letIn(anna.cookie, home.id, [
    "jobs.read",
    "reports.read",
  ]);
  const first = await flow.refresh(asking, tokens);
  const renewed = first.json<Tokens>();
  const { token } = await make().token(home, anna, ["jobs.read"]);
  const answers: string[] = [];
  const keep = async (asked: Promise<LightMyRequestResponse>) => answers.push(text(await asked));

  for (const access_token of [renewed.access_token, token]) {
    const program = { access_token };
    await keep(send(program, "tools/list", {}));
    const uri = `roleprint://reports/${outputs.marketPulse}`;
    await keep(send(program, "resources/read", { uri }));
    await keep(send(program, "resources/read", { uri: "roleprint://reports/0" }));
    for (const name of ["list_jobs", "read_job", "hand_over", "create_job", "no_tool"])
      await keep(send(program, "tools/call", { name, arguments: { jobId, format: "html" } }));
    await keep(send(program, "no/method", {}));
    await keep(send({ access_token: `${access_token}x` }, "tools/list", {}));
  }
  // Old ones, and wrong ones beside right ones.
  await keep(flow.exchange(asking, code));
  await keep(flow.exchange(asking, code, { redirect_uri: "https://elsewhere.example/" }));
  await keep(flow.refresh(asking, tokens));
  await keep(flow.post("token", { code, refresh_token: renewed.refresh_token }));
  const browser = app().browser(anna.cookie);
  const path = `/api/organizations/${home.id}`;
  for (const what of ["agents", "tokens", "activity"]) {
    const answer = await browser.send("GET", `${path}/${what}`);
    expect([what, answer.statusCode]).toEqual([what, 200]);
    answers.push(text(answer));
  }
  await keep(browser.send("GET", `${path}/export`));
  await keep(flow.post("revoke", flow.form({ token, client_id: asking.clientId })));

  const secrets = {
    code,
    proof: asking.verifier,
    token,
    access: tokens.access_token,
    refresh: tokens.refresh_token,
    renewedAccess: renewed.access_token,
    renewedRefresh: renewed.refresh_token,
  };
  expect(answers.length).toBeGreaterThan(25);
  const log = app().logLines.join("\n");
  expect(log).toContain('"/mcp"');
  for (const [name, secret] of Object.entries(secrets)) {
    expect([name, secret.length > 30]).toEqual([name, true]);
    for (const spelling of spellingsOf(secret)) {
      expect([name, log.includes(spelling)]).toEqual([name, false]);
      expect([name, await tablesHolding(make().admin, spelling)]).toEqual([name, []]);
      if (!answers.some((one) => one.includes(spelling))) continue;
      expect([name, answers.find((one) => one.includes(spelling))]).toEqual([name, ""]);
    }
  }
  // The search finds what is there.
  expect(await tablesHolding(make().admin, asking.clientId)).toContain("oauth_clients");
  const { rows } = await make().admin.query(
    "select 1 from oauth_clients where client_secret is not null",
  );
  expect(rows).toEqual([]);
}, 180_000);
