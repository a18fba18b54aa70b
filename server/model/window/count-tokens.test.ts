import { expect, test } from "vitest";
import { countTokens } from "#server/model/window/count-tokens.ts";

/** The three kinds of text in a prompt: rules, marked words of people, a schema. */
const prompt = `Every figure (money, percent, count, duration, in digits or in words) stands in the text of a fact that the same item cites. If none has it, leave the figure out or mark the item "estimate".

<<<posting kqmdfbacelhgnopi>>>
^Senior^Backend^Engineer^(Payments),^Austin,^TX^–^hybrid,^three^days^on^site
^You^will^design^and^run^the^services^that^settle^$2.4^billion^a^year^for^14,000^merchants.
^Must-haves:^6+^years^with^Go^or^Java;^PostgreSQL;^on-call^one^week^in^five;^work^authorization.
^Salary^$165,000–$190,000,^bonus^10%,^401(k)^match.
<<<end kqmdfbacelhgnopi>>>
pay.range | given | The range is $165,000 to $190,000 a year.
{"type":"object","properties":{"answer":{"type":"string","description":"at least 1 characters; at most 240 characters"},"facts":{"type":"array","items":{"type":"string"},"description":"at most 12 items"}},"required":["answer","facts"],"additionalProperties":false}`;

/** As their own tokenizers count it. */
const counted = { "GPT-5": 283, "GPT-4": 285, "Llama 3": 285, "Llama 2": 355 };

test.each(Object.entries(counted))(
  "our count is near that of %s: at most 10 % above it, at most 20 % below",
  (_, tokens) => {
    expect(countTokens(prompt) / tokens).toBeGreaterThan(0.8);
    expect(countTokens(prompt) / tokens).toBeLessThan(1.1);
  },
);

test("letters of other scripts count one by one", () => {
  expect(countTokens("募集要項")).toBe(4);
  expect(countTokens("")).toBe(0);
});
