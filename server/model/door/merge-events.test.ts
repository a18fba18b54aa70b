import * as fc from "fast-check";
import { expect, test } from "vitest";
import { mergeEvents } from "#server/model/door/merge-events.ts";

const sent = (...events: unknown[]) =>
  events
    .map((event) => `data: ${typeof event === "string" ? event : JSON.stringify(event)}\n\n`)
    .join("");
const chat = (content: string, finish_reason: string | null = null, index = 0) => ({
  id: "1",
  choices: [{ index, delta: { content }, finish_reason }],
});

test("neighbouring words of one answer become one event", () => {
  const events = sent(chat("Se"), chat("nior"), chat(" engineer"), chat("", "stop"), "[DONE]");
  expect(mergeEvents(events)).toBe(sent(chat("Senior engineer"), chat("", "stop"), "[DONE]"));
});

test.each<[string, unknown[], unknown[]]>([
  ["Anthropic", [block(0, "a"), block(0, "b"), block(1, "c")], [block(0, "ab"), block(1, "c")]],
  [
    "OpenAI responses, whose counter runs on",
    [response(4, "a"), response(5, "b")],
    [response(5, "ab")],
  ],
  [
    "OpenAI chat, padded against eavesdroppers",
    [
      { ...chat("a"), obfuscation: "xY1" },
      { ...chat('"b\\'), obfuscation: "z" },
    ],
    [{ ...chat('a"b\\'), obfuscation: "z" }],
  ],
])("words of %s are joined, and the last event's counters count", (_, events, merged) => {
  expect(mergeEvents(sent(...events))).toBe(sent(...merged));
});

test.each<[string, string]>([
  ["an error between words", sent(chat("a"), { error: { message: "x" } }, chat("b"))],
  ["another choice", sent(chat("a"), chat("b", null, 1))],
  ["Google, whose events are few and counted one by one", sent(google("a", 1), google("b", 2))],
  ["the same thought twice", sent(thought("a", "b"), thought("a", "c"))],
  ["a text cut in its middle", 'data: {"choices":[{"delta":{"content":"half\n\n'],
  ["a ping", `event: ping\ndata: {"type":"ping"}\n\n`],
  ["a comment", ": still here\n\n"],
  ["data over two lines", "data: {\ndata: }\n\n"],
  ["what is no JSON", "data: {half\n\n"],
  ["a number where words are", sent({ choices: [{ delta: { content: 7 } }] })],
])("%s passes untouched", (_, events) => {
  expect(mergeEvents(events)).toBe(events);
});

test("whatever the words, joining neither loses, adds nor reorders one", () => {
  const events = fc.array(
    fc.record({ words: fc.string({ unit: "binary" }), isReasoning: fc.boolean() }),
  );
  const one = ({ words, isReasoning }: { words: string; isReasoning: boolean }) =>
    isReasoning ? { choices: [{ delta: { reasoning: words } }] } : chat(words);
  const read = (text: string) =>
    text
      .split("\n\n")
      .filter(Boolean)
      .map((event) => JSON.parse(event.slice(6)) as ReturnType<typeof chat>);
  const wordsOf = (text: string) =>
    read(text)
      .map(({ choices }) => choices[0]?.delta.content ?? "|")
      .join("");
  fc.assert(
    fc.property(events, (list) => {
      const plain = sent(...list.map(one));
      const merged = mergeEvents(plain);
      expect(wordsOf(merged)).toBe(wordsOf(plain));
      expect(mergeEvents(merged)).toBe(merged);
    }),
  );
});

function thought(reasoning: string, content: string) {
  return { choices: [{ delta: { reasoning, content } }] };
}

function block(index: number, text: string) {
  return { type: "content_block_delta", index, delta: { type: "text_delta", text } };
}

function response(sequence_number: number, delta: string) {
  return { type: "response.output_text.delta", item_id: "m", sequence_number, delta };
}

function google(text: string, count: number) {
  return {
    candidates: [{ content: { role: "model", parts: [{ text }] } }],
    usageMetadata: { candidatesTokenCount: count },
  };
}
