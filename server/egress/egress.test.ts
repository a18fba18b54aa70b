import { createServer, type RequestListener } from "node:http";
import { createServer as createSocketServer, type AddressInfo, type Server } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { patient } from "#contract/test/patient.ts";
import { EgressRefused, openEgress } from "#server/egress/egress.ts";
import { privateAddresses } from "#server/test/private-addresses.ts";

const closers: (() => void)[] = [];
afterAll(() => closers.forEach((close) => close()));

/** A server at one address of this machine, and what reached it. */
async function listen(host: string, answer: RequestListener, port = 0) {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(`${request.headers.host}${request.url}`);
    response.setHeader("connection", "close");
    answer(request, response);
  });
  return { heard, port: await opened(server, host, port) };
}

async function opened(server: Server, host: string, port = 0): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  closers.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

let inside: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  inside = await listen("127.0.0.1", (_, response) => response.end("inside"));
});
beforeEach(() => {
  inside.heard.length = 0;
});

/** Answers one list of addresses after the other, the last one again and again; counts how often it is asked. */
function names(...answers: string[][]) {
  const asked: string[] = [];
  const resolve = (host: string) => {
    const found = answers[Math.min(asked.length, answers.length - 1)] ?? [];
    asked.push(host);
    const asResolved = (address: string) => ({ address, family: address.includes(":") ? 6 : 4 });
    return Promise.resolve(found.map(asResolved));
  };
  return { asked, resolve };
}

const strict = openEgress({ allow: [] });

describe.each(privateAddresses)("an address of %s is refused (B-11)", (_, hosts) => {
  test.each(hosts)("as %s", async (host) => {
    const url = `https://${host}:${inside.port}/`;
    await expect(strict.fetch(url)).rejects.toThrow(EgressRefused);
    await expect(strict.fetch(new URL(url))).rejects.toThrow("private network");
    expect(inside.heard).toEqual([]);
  });

  test("and a name that leads there, also beside a public address", async () => {
    for (const host of hosts) {
      const address = new URL(`https://${host}/`).hostname.replaceAll(/[[\]]/gu, "");
      for (const found of [[address], ["1.1.1.1", address], [address, "2606:4700::1111"]]) {
        const { resolve } = names(found);
        const egress = openEgress({ allow: [], resolve });
        await expect(egress.fetch("https://model.example/")).rejects.toThrow("private network");
      }
    }
  });
});

test("what the system itself looks up is looked at too: localhost is refused (B-11)", async () => {
  for (const host of ["localhost", "LOCALHOST"]) {
    const fetched = strict.fetch(`https://${host}:${inside.port}/`);
    await expect(fetched).rejects.toThrow("private network");
  }
});

test.each([
  "http://1.1.1.1/",
  "http://model.example/v1",
  "ftp://model.example/",
  "file:///etc/passwd",
  "data:text/plain,hello",
  "gopher://model.example/",
  "ws://model.example/",
])("%s is refused: only https leaves (B-11)", async (url) => {
  const { asked, resolve } = names(["1.1.1.1"]);
  const egress = openEgress({ allow: ["127.0.0.1"], resolve });
  await expect(egress.fetch(url)).rejects.toThrow("must begin with https://");
  expect(asked).toEqual([]);
});

test("a name or a password in an address is refused, and not repeated (B-11)", async () => {
  for (const url of ["https://me:canary@model.example/", "https://canary@model.example/"]) {
    const fault = await strict.fetch(url).catch((one: unknown) => one);
    expect(fault).toBeInstanceOf(EgressRefused);
    expect(String((fault as Error).stack)).not.toContain("canary");
  }
});

test("a server that sends us on is refused, wherever it sends us (B-11)", async () => {
  for (const status of [301, 302, 303, 307, 308]) {
    const there = `http://127.0.0.1:${inside.port}/`;
    const sender = await listen("127.0.0.2", (_, response) => {
      response.writeHead(status, { location: there }).end();
    });
    // Even one to which we could go, and even for a caller who would follow.
    const egress = openEgress({ allow: ["127.0.0.0/8"] });
    const fetched = egress.fetch(`http://127.0.0.2:${sender.port}/`, { redirect: "follow" });
    await expect(fetched).rejects.toThrow("sends us on");
    expect([sender.heard.length, inside.heard]).toEqual([1, []]);
  }
});

test("a name that changes between two look-ups reaches what was looked at, and then nobody (B-11)", async () => {
  const connected: string[] = [];
  const hangUp = (host: string) =>
    createSocketServer((socket) => {
      connected.push(host);
      socket.destroy();
    });
  const port = await opened(hangUp("looked at"), "127.0.0.2");
  await opened(hangUp("changed to"), "127.0.0.1", port);
  const { asked, resolve } = names(["127.0.0.2"], ["127.0.0.1"]);
  const egress = openEgress({ allow: ["127.0.0.2"], resolve });
  const url = `https://model.example:${port}/`;
  await expect(egress.fetch(url)).rejects.toThrow("fetch failed");
  expect([asked, connected]).toEqual([["model.example"], ["looked at"]]);
  await expect(egress.fetch(url)).rejects.toThrow("private network");
  expect([asked.length, connected]).toEqual([2, ["looked at"]]);
});

test("a call goes to the address that was looked at, under its own name, after one look-up (B-11)", async () => {
  const good = await listen("127.0.0.2", (_, response) => response.end("good"), 0);
  const { asked, resolve } = names(["127.0.0.2"], ["127.0.0.1"]);
  const egress = openEgress({ allow: ["model.example"], resolve });
  const answer = await egress.fetch(`http://model.example:${good.port}/v1`, { method: "POST" });
  expect([answer.status, await answer.text()]).toEqual([200, "good"]);
  expect(asked).toEqual(["model.example"]);
  expect(good.heard).toEqual([`model.example:${good.port}/v1`]);
});

test("a host is the same with a dot at its end", async () => {
  const { resolve } = names(["127.0.0.1"]);
  const egress = openEgress({ allow: ["model.example"], resolve });
  const answer = await egress.fetch(`http://model.example.:${inside.port}/`);
  expect(await answer.text()).toBe("inside");
});

const allowed: [string, string][] = [
  ["localhost", "localhost"],
  ["127.0.0.1", "127.0.0.1"],
  ["127.0.0.0/8", "127.0.0.1"],
  ["127.0.0.0/8", "0x7f.1"],
];

test.each(allowed)("an operator who allows %s lets organizations call %s", async (allow, host) => {
  const egress = openEgress({ allow: [allow, "other.example"] });
  const answer = await egress.fetch(`http://${host}:${inside.port}/`);
  expect(await answer.text()).toBe("inside");
});

test.each([
  ["other.example", "localhost"],
  ["host", "localhost"],
  ["10.0.0.0/8", "127.0.0.1"],
  ["127.0.0.2", "127.0.0.1"],
  ["::1", "127.0.0.1"],
])("an operator who allows %s does not allow %s (B-11)", async (allow, host) => {
  const egress = openEgress({ allow: [allow] });
  await expect(egress.fetch(`https://${host}:${inside.port}/`)).rejects.toThrow(EgressRefused);
  expect(inside.heard).toEqual([]);
});

test("a public address is not refused, by name or by number", async () => {
  const { resolve } = names(["1.1.1.1", "2606:4700::1111"]);
  const egress = openEgress({ allow: [], resolve, connectMs: 200 });
  for (const host of ["model.example", "1.1.1.1", "[2606:4700::1111]"]) {
    const fault = await egress.fetch(`https://${host}:9/`).catch((one: unknown) => one);
    expect(fault).not.toBeInstanceOf(EgressRefused);
  }
});

test("a name without any address is refused", async () => {
  const egress = openEgress({ allow: [], resolve: names([]).resolve });
  await expect(egress.fetch("https://model.example/")).rejects.toThrow("does not exist");
});

test("a server that never finishes the handshake is given up", async () => {
  const port = await opened(
    createSocketServer(() => undefined),
    "127.0.0.1",
  );
  const egress = openEgress({ allow: ["127.0.0.1"], connectMs: 300 });
  const startedAt = performance.now();
  await expect(egress.fetch(`https://127.0.0.1:${port}/`)).rejects.toThrow("fetch failed");
  expect(performance.now() - startedAt).toBeLessThan(patient(5_000));
});
