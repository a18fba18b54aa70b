import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openModels } from "#server/model/models.ts";
import {
  startModelServer,
  type ModelCall,
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

function write(settings = {}) {
  const models = openModels(modelEnv(server, settings));
  return models.write("marketPulse", smallRequest(), models.openBudget(0));
}

const formOf = ({ body }: ModelCall) => body.response_format?.type;
const refuse = (error: string) => ({ status: 400, body: JSON.stringify({ error }) });

test("LM Studio, which takes a schema or plain text and nothing else, writes a report", async () => {
  server.behave((call) =>
    formOf(call) === "json_schema"
      ? { content: smallReport }
      : refuse("'response_format.type' must be 'json_schema' or 'text'"),
  );
  expect((await write()).object).toEqual(smallReport);
});

test("a server that knows no schemas is asked for the form in words, if an operator says so", async () => {
  server.behave((call) =>
    formOf(call)
      ? refuse("response_format is not supported by this model")
      : { content: `Sure!\n${JSON.stringify(smallReport)}` },
  );
  expect(await failureOf(write())).toMatchObject({ kind: "badRequest", status: 400 });
  const written = await write({ COMPATIBLE_ANSWERS: "text" });
  expect(written.object).toEqual(smallReport);
  const asked = JSON.stringify(server.calls.at(-1)?.body.messages);
  expect(asked).toContain("Answer with one JSON object of this JSON schema");
  expect(asked).toContain("figures");
});

test("a server that takes a schema and drops it still gets the form, from the prompt", async () => {
  server.behave((call) =>
    JSON.stringify(call.body.messages).includes("Answer with one JSON object of this JSON schema")
      ? { content: smallReport }
      : { content: "I would ask around." },
  );
  expect((await write()).object).toEqual(smallReport);
  expect(formOf(server.calls[0] as ModelCall)).toBe("json_schema");
  const kept = await failureOf(write({ COMPATIBLE_ANSWERS: "schema" }));
  expect(kept.kind).toBe("invalidOutput");
});

test.each([
  ["vLLM", "This model's maximum context length is 4096 tokens. However, you requested 14000."],
  [
    "LM Studio",
    "Trying to keep the first 9000 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens",
  ],
  ["llama.cpp", "the request exceeds the available context size, try increasing it"],
  ["LiteLLM", "litellm.ContextWindowExceededError: context_length_exceeded"],
])("%s says in its own words that a prompt is too long, and is understood", async (_, error) => {
  server.behave(refuse(error));
  expect(await failureOf(write())).toMatchObject({ kind: "windowTooSmall", isRetryable: false });
});
