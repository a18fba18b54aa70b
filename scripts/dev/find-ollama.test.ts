import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { findOllama } from "#scripts/dev/find-ollama.ts";
import { startOllamaServer } from "#server/test/model/ollama-server.ts";

const toClose: Server[] = [];
afterEach(() => {
  for (const server of toClose.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function serve(body: string | null): Promise<string> {
  const server = createServer((_, response) => {
    if (body !== null) response.end(body);
  }).listen(0, "127.0.0.1");
  toClose.push(server);
  await once(server, "listening");
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("an Ollama on this machine is named with the settings for its first model, and gets no words", async () => {
  const ollama = await startOllamaServer();
  const line = await findOllama(new URL(ollama.url).host);
  await ollama.close();
  expect(line).toBe(
    `Ollama runs here and has been sent nothing. To let it write: MODEL=ollama/llama3.2:latest OLLAMA_BASE_URL=${ollama.url} npm run demo`,
  );
  expect(ollama.calls).toEqual([]);
});

test("nothing is said where nobody listens, where somebody else does, and where no model was pulled", async () => {
  const gone = await startOllamaServer();
  await gone.close();
  expect(await findOllama(new URL(gone.url).host)).toBeNull();
  expect(await findOllama(await serve("<html>another program</html>"))).toBeNull();
  expect(await findOllama(await serve('{"models":[]}'))).toBeNull();
});

test("a server that does not answer is not waited for", async () => {
  // Without a limit of its own it would wait for the answer for as long as the test may take.
  expect(await findOllama(await serve(null))).toBeNull();
});
