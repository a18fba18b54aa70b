import { expect, test } from "vitest";
import { toolTypes } from "#contract/output.ts";
import before from "#tools/fixtures/reports-before-ids.json" with { type: "json" };
import { tools } from "#tools/tools.ts";
import { cardTexts } from "#web/features/outputs/card/card-texts.ts";

const { attractSourceKit, interviewCoach } = tools;

test("the kit offers its InMail and a search, the coach its first question, others nothing [X-16]", () => {
  const offered = toolTypes.map((tool) => [
    tool,
    ...cardTexts(tools[tool], before[tool]).map(({ label }) => label),
  ]);
  expect(offered.filter(({ length }) => length > 1)).toEqual([
    ["attractSourceKit", "Copy InMail", "Copy search"],
    ["interviewCoach", "Copy first question"],
  ]);
});

test("of several searches the balanced one of the first platform is copied", () => {
  const rung = (name: string) => ({ rung: name, parts: [{ string: `(${name})` }], sameAs: null });
  const searches = [
    { name: "LinkedIn", rungs: [rung("broad"), rung("balanced")] },
    { name: "Indeed", rungs: [rung("balanced")] },
  ];
  expect(cardTexts(attractSourceKit, { booleanStrings: { searches } })).toEqual([
    { label: "Copy search", text: "(balanced)" },
  ]);
  const broad = [{ name: "Dice", rungs: [rung("broad")] }];
  expect(cardTexts(attractSourceKit, { booleanStrings: { searches: broad } })).toEqual([
    { label: "Copy search", text: "(broad)" },
  ]);
});

test("a kit without an InMail offers its first message, and a report without texts nothing", () => {
  const kit = { outreachTemplates: [{ kind: "Text", channel: "SMS", body: "Hi" }] };
  expect(cardTexts(attractSourceKit, kit)).toEqual([{ label: "Copy message", text: "Hi" }]);
  expect(cardTexts(interviewCoach, "Hard search.")).toEqual([]);
});
