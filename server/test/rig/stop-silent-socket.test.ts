import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { openTestApp } from "#server/test/test-app.ts";

const patienceMs = 30_000;

test("somebody who connected and said nothing, as browsers do in advance, does not hold up the stop (G8)", async () => {
  const opened = await openTestApp();
  const address = new URL(await opened.app.listen({ host: "127.0.0.1", port: 0 }));
  const silent = connect(Number(address.port), address.hostname);
  silent.on("error", () => undefined);
  await once(silent, "connect");
  expect((await fetch(new URL("/api/health", address))).status).toBe(200);

  const closing = opened.close().then(() => "stopped");
  const outcome = await Promise.race([closing, wait(patienceMs, "still waiting")]);
  silent.destroy();
  await closing;
  expect(outcome).toBe("stopped");
});
