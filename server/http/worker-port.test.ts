import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "#scripts/dev/postgres.ts";
import { echoScript } from "#server/test/model/echo-model.ts";
import { startMailServer, type MailServer } from "#server/test/mail-server.ts";
import { openRig, type NamedProcess, type Rig } from "#server/test/rig/fault-rig.ts";
import { createTestDatabase } from "#server/test/database/test-database.ts";
import { eventually } from "#server/test/test-app.ts";

let rig: Rig;
let mail: MailServer;
let web: NamedProcess;
let port: number;
beforeAll(async () => {
  mail = await startMailServer();
  rig = await openRig(await createTestDatabase());
  port = await freePort();
  const settings = { METRICS_TOKEN: "seen", SMTP_URL: mail.url, EMAIL_VERIFICATION: "off" };
  [web] = await Promise.all([
    rig.start("web", settings),
    rig.start("worker", { ...settings, WORKER_PORT: String(port) }),
  ]);
}, 300_000);
afterAll(async () => {
  await rig.close();
  await mail.close();
});

const ask = async (path: string, token?: string) => {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return { status: answer.status, text: await answer.text() };
};
const webFigures = async () =>
  (await fetch(`${web.url}/metrics`, { headers: { authorization: "Bearer seen" } })).text();

test("a worker says that it lives and is ready, shows figures to whoever holds the token, and has nothing else", async () => {
  expect(await ask("/api/health")).toEqual({ status: 200, text: '{"ok":true}' });
  expect(await ask("/api/ready")).toEqual({ status: 200, text: '{"ok":true}' });
  expect((await ask("/metrics")).status).toBe(404);
  expect((await ask("/metrics", "wrong")).status).toBe(404);
  expect((await ask("/metrics", "seen")).status).toBe(200);
  for (const path of ["/", "/api/jobs", "/api/docs"]) expect((await ask(path)).status).toBe(404);
});

test(
  "after a report was written and a letter sent, both processes tell it, and what it cost",
  { timeout: 400_000 },
  async () => {
    rig.model.behave((call) => (call.number === 1 ? { status: 503 } : echoScript(call)));
    const person = await rig.hire(web);
    const job = await person.createJob();
    const outputs = await person.finished(job.id);
    expect(outputs.map(({ status }) => status)).toEqual(outputs.map(() => "completed"));
    const invite = { email: "invited@example.com" };
    const path = `/api/organizations/${person.organizationId}/invite`;
    expect((await person.send("POST", path, invite)).status).toBeLessThan(300);
    await eventually(
      async () => (await ask("/metrics", "seen")).text,
      (text) => text.includes('letters_total{outcome="sent"} 1'),
    );
    expect(mail.received).toHaveLength(1);

    const { text } = await ask("/metrics", "seen");
    const sum = (start: RegExp) =>
      [...text.matchAll(/^(\S+) ([\d.e-]+)$/gmu)]
        .filter(([, name = ""]) => start.test(name))
        .reduce((all, [, , value]) => all + Number(value), 0);
    expect(sum(/^reports_total\{.*engine="compatible\/local",outcome="written"/u)).toBe(6);
    expect(sum(/^reports_total\{.*outcome="retried"/u)).toBe(1);
    expect(sum(/^report_duration_seconds_count/u)).toBe(6);
    expect(sum(/^model_calls_total\{provider="compatible",outcome="written"/u)).toBe(6);
    expect(sum(/^model_calls_total\{provider="compatible",outcome="unavailable"/u)).toBe(1);
    const { rows } = await rig.admin.query<{ micros: number }>(
      "select sum(cost_micros)::int as micros from model_calls",
    );
    expect(sum(/^model_cost_usd_total/u)).toBeCloseTo((rows[0]?.micros ?? 0) / 1_000_000, 9);
    expect(text).toContain('breaker_open{provider="compatible"} 0');
    expect(text).toMatch(/db_pool_connections\{state="idle"\} [1-9]/u);
    expect(text).toContain('queue_tasks{queue="send-letter",state="active"}');
    expect(text).toContain("nodejs_eventloop_lag_seconds");
    expect(text).not.toContain("http_request_duration_seconds");

    const seen = await webFigures();
    for (const name of [
      "http_request_duration_seconds_count",
      "live_streams 0",
      'db_pool_connections{state="waiting"} 0',
    ])
      expect(seen).toContain(name);
  },
);
