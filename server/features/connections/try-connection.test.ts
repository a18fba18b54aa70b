import { expect, test } from "vitest";
import type { ModelSettings } from "#contract/connection.ts";
import { connectable, connectOwn, modelOf } from "#server/test/connection.ts";
import { useModelApp } from "#server/test/model/model-app.ts";
import type { ModelServer } from "#server/test/model/model-server.ts";

const rig = useModelApp(connectable);

const summary = "Night nurses with three years of intensive care are scarce in Austin this year.";

async function tryWith(changes: object, behave: (model: ModelServer) => void) {
  const us = await rig.team();
  await connectOwn(us, rig.model().url, changes);
  rig.model().tell({});
  behave(rig.model());
  const answer = await us.anna.send("POST", `${modelOf(us)}/test`);
  return answer.json<ModelSettings>().connection?.lastTest;
}

const faults: [string, object, (model: ModelServer) => void, string][] = [
  [
    "a private address",
    { address: "https://10.0.0.1/v1" },
    () => undefined,
    "may not call that address",
  ],
  [
    "a cloud's metadata",
    { address: "http://169.254.169.254/v1" },
    () => undefined,
    "may not call that address",
  ],
  [
    "an address where nobody listens",
    { address: "http://127.0.0.1:9/v1" },
    () => undefined,
    "Check the address",
  ],
  [
    "a server that sends us on",
    {},
    (model) => model.behave({ status: 307, headers: { location: "http://127.0.0.1:9/" } }),
    "may not call that address",
  ],
  ["a wrong key", {}, (model) => model.behave({ status: 401 }), "does not accept this key"],
  [
    "no credit left",
    {},
    (model) => model.behave({ status: 429 }),
    "Check its credit and limits there",
  ],
  [
    "a model that is not there",
    { model: "nobody" },
    (model) => model.behave({ status: 404 }),
    "does not know the model nobody",
  ],
  [
    "a server that knows no schemas",
    {},
    (model) => model.behave({ status: 400 }),
    "cannot answer in their form",
  ],
  [
    "a model that only chats",
    {},
    (model) => model.behave({ content: "What a lovely job!" }),
    "does not answer in the form",
  ],
  [
    "a window that no report fits into",
    {},
    (model) => model.tell({ "/v1/models": { data: [{ id: "theirs", max_model_len: 8_192 }] } }),
    "reads too little at once",
  ],
  [
    "a model too slow for a report",
    {},
    (model) =>
      model.behave({
        content: { summary },
        chunkChars: 4,
        chunkEveryMs: 20,
        usage: { input: 20_000, cached: 0, output: 20 },
      }),
    "Choose a faster model",
  ],
];

test.each(faults)(
  "an admin is told of %s, and what mends it",
  async (_, changes, behave, words) => {
    const tested = await tryWith(changes, behave);
    expect(tested).toMatchObject({ isGood: false });
    expect(tested?.sentence).toContain(words);
  },
);

test("a window in which a report fits is enough", async () => {
  const tested = await tryWith({}, (model) => {
    model.tell({ "/v1/models": { data: [{ id: "theirs", max_model_len: 16_384 }] } });
    model.behave({ content: { summary } });
  });
  expect(tested).toMatchObject({ isGood: true, sentence: "It works." });
});
