import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { FailureKind } from "#server/model/door/failure.ts";
import { openModels } from "#server/model/models.ts";
import {
  startModelServer,
  type ModelScript,
  type ModelServer,
} from "#server/test/model/model-server.ts";
import { failureOf, modelEnv, smallReport, smallRequest } from "#server/test/model/model-port.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterEach(() => {
  server.calls.length = 0;
});
afterAll(() => server.close());

function write(script: ModelScript, settings = {}, changes = {}) {
  server.behave({ content: smallReport, chunkChars: 20, ...script });
  const models = openModels(modelEnv(server, settings));
  return models.write("marketPulse", smallRequest(changes), models.openBudget(0));
}

test("a good answer comes back whole, with its tokens, times and model", async () => {
  const usage = { input: 1_200, cached: 800, output: 300 };
  const written = await write({ usage, chunkEveryMs: 5 });
  expect(written.object).toEqual(smallReport);
  expect(written.usage).toEqual({ ...usage, cacheWritten: 0 });
  expect(written).toMatchObject({ model: "compatible/local", finishReason: "stop" });
  expect(written.firstTokenMs).toBeGreaterThan(0);
  expect(written.durationMs).toBeGreaterThan(written.firstTokenMs);
});

test("a model that brings its own way out is reached by no other, and what is refused there never leaves", async () => {
  const asked: string[] = [];
  const refuse: typeof fetch = (address) => {
    asked.push(new URL(address instanceof Request ? address.url : address).pathname);
    return Promise.reject(Object.assign(new Error("refused"), { name: "EgressRefused" }));
  };
  const models = openModels(modelEnv(server), undefined, refuse);
  const failure = await failureOf(
    models.write("marketPulse", smallRequest(), models.openBudget(0)),
  );
  expect(failure).toMatchObject({ kind: "addressRefused", isRetryable: false });
  expect(asked).toEqual(expect.arrayContaining(["/v1/models", "/v1/chat/completions"]));
  expect(server.calls).toHaveLength(0);
});

const answers: [string, ModelScript, FailureKind, object][] = [
  ["a 400", { status: 400 }, "badRequest", { status: 400, isRetryable: false }],
  ["a 401", { status: 401 }, "notAuthorized", { isRetryable: false }],
  ["a 403", { status: 403 }, "notAuthorized", { isRetryable: false }],
  ["a 404", { status: 404 }, "badRequest", { isRetryable: false }],
  ["a 413", { status: 413 }, "tooLarge", { isRetryable: false }],
  ["a 500", { status: 500 }, "unavailable", { isRetryable: true }],
  ["a 503 as a web page", { status: 503, body: "<html>" }, "unavailable", { status: 503 }],
  ["a 529", { status: 529 }, "unavailable", { isRetryable: true }],
  ["a reset before the answer", { fault: "resetAtOnce" }, "unavailable", { isRetryable: true }],
  ["a reset in the middle", { fault: "reset" }, "cut", { isRetryable: true }],
  ["an end in the middle", { fault: "cut" }, "cut", { isRetryable: true, usage: null }],
  ["nonsense in the middle", { fault: "garbage" }, "cut", { isRetryable: true }],
  ["an error event in the middle", { fault: "errorEvent" }, "unavailable", { isRetryable: true }],
  ["a web page with status 200", page("text/html", "<html>Sign in</html>"), "unavailable", {}],
  ["JSON instead of a stream", page("application/json", "{}"), "unavailable", {}],
  ["an empty stream", page("text/event-stream", ""), "cut", { isRetryable: true }],
  ["a redirect", { status: 302, headers: { location: "/v1/else" } }, "unavailable", {}],
  ["a stop for length", { finishReason: "length" }, "truncated", { finishReason: "length" }],
  ["a stop by a filter", { finishReason: "content_filter" }, "refused", { isRetryable: false }],
  ["a refusal", { refusal: "I can't help with that." }, "refused", { isRetryable: false }],
  ["an unknown ending", { finishReason: "tired" }, "cut", { finishReason: "other" }],
  ["a tool call", { finishReason: "tool_calls" }, "invalidOutput", {}],
];

test.each(answers)("%s is told as what it is, after one call", async (_, script, kind, details) => {
  const failure = await failureOf(write(script));
  expect(failure.kind).toBe(kind);
  expect(failure).toMatchObject(details);
  expect(failure.model).toBe("compatible/local");
  expect(server.calls).toHaveLength(1);
});

test.each([
  ["1", 1],
  ["90", 90],
  ["3600", 3_600],
  [new Date(Date.now() + 7_200_000).toUTCString(), expect.closeTo(7_200, -3)],
  ["soon", undefined],
  ["-5", undefined],
])(
  "a 429 with Retry-After %s is waited for by the queue, not by us [W-67]",
  async (header, seconds) => {
    const call = write({ status: 429, headers: { "retry-after": header } });
    const failure = await failureOf(call);
    expect(failure).toMatchObject({ kind: "rateLimited", isRetryable: true });
    expect(failure.retryAfterSeconds).toEqual(seconds);
    expect(server.calls).toHaveLength(1);
  },
);

test("F-20: a date in Retry-After is read by the provider's clock, not by ours [W-79]", async () => {
  const theirs = Date.now() + 3_600_000;
  const headers = {
    date: new Date(theirs).toUTCString(),
    "retry-after": new Date(theirs + 120_000).toUTCString(),
  };
  const failure = await failureOf(write({ status: 429, headers }));
  expect(failure.retryAfterSeconds).toBe(120);
});

const broken: [string, unknown][] = [
  ["half a JSON text", '{"summary": "Half'],
  ["a missing key", { summary: "Only this." }],
  ["a wrong type", { ...smallReport, actions: "Ask." }],
  ["a foreign key", { ...smallReport, score: 9 }],
  ["a foreign key deep inside", { ...smallReport, figures: [{ label: "a", value: "b", rank: 1 }] }],
  ["a prototype", `{"__proto__": {"isAdmin": true}, ${JSON.stringify(smallReport).slice(1)}`],
  ["prose", "Here is your report: it is great."],
  ["too long a text", { ...smallReport, summary: "x".repeat(2_001) }],
  ["ten thousand brackets", "[".repeat(10_000)],
  ["ten thousand brackets in a key", `{"summary": ${"[".repeat(10_000)}${"]".repeat(10_000)}}`],
];

test.each(broken)(
  "%s is no report: it is kept for a repair, with its tokens [W-71]",
  async (_, content) => {
    const shown = vi.fn();
    const failure = await failureOf(write({ content }, {}, { onSections: shown }));
    expect(failure).toMatchObject({ kind: "invalidOutput", isRetryable: false });
    expect(failure.usage).toEqual({ input: 20_000, cached: 0, cacheWritten: 0, output: 500 });
    expect(failure.issues.length).toBeGreaterThan(0);
    expect(failure.text).toBe(typeof content === "string" ? content : JSON.stringify(content));
    expect(JSON.stringify(shown.mock.calls)).not.toMatch(/score|rank|isAdmin/u);
  },
);

test.each([
  ["a fence", `\`\`\`json\n${JSON.stringify(smallReport)}\n\`\`\``],
  ["chatter", `Here is your report:\n${JSON.stringify(smallReport)}\nAnything else?`],
  ["a thought", `<think>A {"draft"} first.</think>\n${JSON.stringify(smallReport)}`],
])("a whole report with %s around it is a report", async (_, content) => {
  expect((await write({ content })).object).toEqual(smallReport);
});

test("what the model wrote and what is wrong with it stay out of a serialized failure", async () => {
  const failure = await failureOf(write({ content: { summary: "canary" } }));
  expect(JSON.stringify(failure) + String(failure)).not.toContain("canary");
  expect(failure.issues.join()).toContain("actions");
});

/** Each with the one clock that is short; the others run out much later, and would be named then. */
const clocks: [string, ModelScript, string, Record<string, string>][] = [
  ["no answer at all", { fault: "noAnswer" }, "connect", { MODEL_CONNECT_MS: "2000" }],
  ["headers and nothing more", { fault: "silent" }, "firstToken", { MODEL_FIRST_TOKEN_MS: "2000" }],
  ["half an answer", { fault: "stall" }, "stall", { MODEL_STALL_MS: "2000" }],
  [
    "an answer word by word",
    { chunkChars: 1, chunkEveryMs: 100 },
    "total",
    { MODEL_TOTAL_MS: "2000" },
  ],
];

test.each(clocks)(
  "%s is ended by its clock, and the socket with it [W-70]",
  async (_, script, clock, settings) => {
    const startedAt = performance.now();
    const failure = await failureOf(write(script, settings));
    expect(failure).toMatchObject({ kind: "timedOut", clock, isRetryable: true });
    expect(performance.now() - startedAt).toBeGreaterThan(1_950);
    await hungUp();
  },
);

test("an endless answer is cut at its size, and the socket with it [W-73]", async () => {
  const failure = await failureOf(
    write({ fault: "endless", content: "x".repeat(20_000), chunkChars: 2_000 }),
  );
  expect(failure).toMatchObject({ kind: "tooLarge", isRetryable: false });
  expect(failure.receivedChars).toBeLessThan(256 * 1024 + 100_000);
  await hungUp();
});

test("one endless line is cut as well, though it is no event yet", async () => {
  const body = `data: {"choices":[{"delta":{"content":"${"x".repeat(20 * 1024 * 1024)}`;
  expect((await failureOf(write(page("text/event-stream", body)))).kind).toBe("tooLarge");
});

test("giving up closes the model's socket at once", async () => {
  const giveUp = new AbortController();
  const call = write({ chunkChars: 1, chunkEveryMs: 200 }, {}, { signal: giveUp.signal });
  const failure = failureOf(call);
  await vi.waitFor(() => expect(server.calls[0]?.firstChunkAt).toBeDefined(), 30_000);
  giveUp.abort();
  expect(await failure).toMatchObject({ kind: "aborted", isRetryable: false });
  // The model has words for a minute more: only a closed socket ends them.
  await hungUp();
});

test("a call that was given up before it began is never sent, and costs nothing", async () => {
  const failure = await failureOf(write({}, {}, { signal: AbortSignal.abort() }));
  expect(failure.kind).toBe("aborted");
  expect(failure.usage).toMatchObject({ input: 0, output: 0 });
  // Whatever had left would have come before this one.
  await write({});
  expect(server.calls).toHaveLength(1);
});

test.each([
  ["where nobody listens", "http://127.0.0.1:9/v1"],
  ["whose name nobody knows", "http://nobody.invalid/v1"],
])("F-07: a provider %s is unavailable [W-68]", async (_, address) => {
  const call = write({}, { COMPATIBLE_BASE_URL: address });
  expect(await failureOf(call)).toMatchObject({ kind: "unavailable", isRetryable: true });
});

/** The socket of the only call was closed before its answer was whole. */
async function hungUp(): Promise<void> {
  await vi.waitFor(() => {
    expect(server.calls[0]?.hungUpAt).toBeDefined();
    expect(server.calls[0]?.endedAt).toBeUndefined();
  }, 300_000);
}

function page(type: string, body: string): ModelScript {
  return { headers: { "content-type": type }, body };
}
