import { expect, test } from "vitest";
import { patient } from "#contract/test/patient.ts";
import type { NewShareLink } from "#contract/share.ts";
import type { NamedProcess } from "#server/test/rig/fault-rig.ts";
import { rigForTest } from "#server/test/rig/rig-for-test.ts";

/** A guest in a browser that reaches one of the web processes. */
async function enter({ url }: NamedProcess, origin: string, token: string) {
  const headers = { origin, "content-type": "application/json" };
  const body = JSON.stringify({ token });
  const opened = await fetch(`${url}/api/shared/open`, { method: "POST", headers, body });
  const [cookie = ""] = (opened.headers.get("set-cookie") ?? "").split(";");
  return { read: async () => (await fetch(`${url}/api/shared`, { headers: { cookie } })).status };
}

test("a revoked link ends its guests within a second, in every process", async (context) => {
  const rig = await rigForTest(context);
  const web = await rig.start("web");
  const [other] = await Promise.all([
    rig.start("web", { PUBLIC_URL: web.url }),
    rig.start("worker"),
  ]);
  const person = await rig.hire(web);
  const job = await person.createJob();
  await person.finished(job.id);
  const links = `/api/jobs/${job.id}/share-links`;
  const waits: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    const { body: link } = await person.send<NewShareLink>("POST", links, { toolType: null });
    const guests = await Promise.all([web, other].map((at) => enter(at, web.url, link.token)));
    expect(await Promise.all(guests.map(({ read }) => read()))).toEqual([200, 200]);
    await person.send("DELETE", `${links}/${link.id}`);
    const revokedAt = performance.now();
    const told = await Promise.all(guests.map(({ read }) => read()));
    waits.push(performance.now() - revokedAt);
    expect(told).toEqual([404, 404]);
  }
  process.stdout.write(`guests ended after ${Math.max(...waits).toFixed(0)} ms at most\n`);
  expect(Math.max(...waits)).toBeLessThan(patient(1_000));
}, 300_000);
