import { connect as connectSocket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { fastify } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { openStream, type Stream, type StreamLimits } from "#server/http/stream.ts";
import { eventually } from "#server/test/test-app.ts";

const limits = { heartbeatMs: 50, lifeMs: 60_000, bufferBytes: 64 * 1024 };

/** A stream and the socket of whoever reads it, or does not. */
async function openPair(lastEventId = "", changes: Partial<StreamLimits> = {}) {
  const app = fastify();
  const opened = Promise.withResolvers<{ stream: Stream; buffered: () => number }>();
  let isClosed = false;
  app.get("/", async (_request, reply) => {
    const stream = openStream(reply, { ...limits, ...changes }, () => (isClosed = true));
    opened.resolve({ stream, buffered: () => reply.raw.writableLength });
    return reply;
  });
  const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  const socket = connectSocket(Number(port), "127.0.0.1");
  onTestFinished(async () => {
    socket.destroy();
    await app.close();
  });
  let text = "";
  socket.setEncoding("utf8");
  socket.on("data", (chunk) => (text += String(chunk)));
  const last = lastEventId ? `Last-Event-ID: ${lastEventId}\r\n` : "";
  socket.write(`GET / HTTP/1.1\r\nHost: x\r\n${last}\r\n`);
  return {
    ...(await opened.promise),
    socket,
    isClosed: () => isClosed,
    /** Ids and data of the events that have arrived. */
    arrived: () =>
      [...text.matchAll(/id: (\S+)\nevent: \w+\ndata: ([^\n\r]*)/gu)].map(
        ([, id = "", data = ""]) => ({ id, data }),
      ),
  };
}

const change = (data: string) => ({ event: "job", data });
const large = (key: string, data: string) => ({ event: "partial", data, key });

test("a change that comes while the state is being read arrives after the state", async () => {
  const { stream, arrived } = await openPair();
  stream.hold();
  stream.send(change("newer"));
  stream.send(large("1", "newer part"));
  stream.restate("A", [change("state"), large("1", "older part"), large("2", "part")]);
  stream.send(change("newest"));
  const events = await eventually(
    async () => arrived(),
    (all) => all.length === 5,
  );
  expect(events[0]?.data).toBe("state");
  expect(events.at(-1)?.data).toBe("newest");
  expect(new Set(events.map(({ id }) => id)).size).toBe(5);
  expect(events.map(({ id }) => id)).not.toContain("A");
});

test("a state in one piece bears its own id, and is not sent to somebody who has it", async () => {
  const first = await openPair();
  first.stream.restate("A", [change("state")]);
  first.stream.send(change("later"));
  const seen = await eventually(
    async () => first.arrived(),
    (all) => all.length === 2,
  );
  expect(seen).toEqual([
    { id: "A", data: "state" },
    { id: "A+1", data: "later" },
  ]);
  const back = await openPair("A");
  back.stream.restate("A", [change("state")]);
  back.stream.send(change("later"));
  back.stream.restate("A", [change("state again, after a gap")]);
  const events = await eventually(
    async () => back.arrived(),
    (all) => all.length === 2,
  );
  expect(events.map(({ data }) => data)).toEqual(["later", "state again, after a gap"]);
});

test("somebody who reads slowly gets the newest of what is large, and never more than 64 KiB wait", async () => {
  const { stream, socket, buffered, isClosed, arrived } = await openPair();
  socket.pause();
  let most = 0;
  for (let count = 1; count <= 3_000; count += 1) {
    stream.send(large("1", `${count} ${"x".repeat(30_000)}`));
    most = Math.max(most, buffered());
    if (count % 100 === 0) await wait(1);
  }
  expect(most).toBeLessThanOrEqual(limits.bufferBytes);
  for (let count = 0; count < 20; count += 1) stream.send(change("x".repeat(500)));
  expect(isClosed()).toBe(false);
  socket.resume();
  const events = await eventually(
    async () => arrived(),
    (all) => all.some(({ data }) => data.startsWith("3000 ")),
  );
  expect(events.length).toBeLessThan(1_000);
  expect(isClosed()).toBe(false);
});

test("what is too large for anybody is left out, and the stream goes on", async () => {
  const { stream, arrived, isClosed } = await openPair();
  stream.restate("A", [change("state")]);
  stream.send(large("1", "x".repeat(limits.bufferBytes)));
  stream.send(large("1", "small"));
  const events = await eventually(
    async () => arrived(),
    (all) => all.length === 2,
  );
  expect(events.map(({ data }) => data)).toEqual(["state", "small"]);
  expect(isClosed()).toBe(false);
});

test("somebody who reads nothing at all is cut off by small changes", async () => {
  const { stream, socket, buffered, isClosed } = await openPair();
  socket.pause();
  let most = 0;
  for (let count = 0; !isClosed() && count < 20_000; count += 1) {
    stream.send(change("x".repeat(2_000)));
    most = Math.max(most, buffered());
    if (count % 50 === 0) await wait(1);
  }
  expect(isClosed()).toBe(true);
  expect(most).toBeLessThanOrEqual(limits.bufferBytes);
});

test("a stream ends by itself when its life is over", async () => {
  const { isClosed } = await openPair("", { lifeMs: 1_000 });
  expect(isClosed()).toBe(false);
  const hasEnded = await eventually(async () => isClosed(), Boolean);
  expect(hasEnded).toBe(true);
});
