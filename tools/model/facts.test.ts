import { expect, test } from "vitest";
import { evalCases } from "#eval/cases.ts";
import { loadTexts } from "#eval/reading/corpus.ts";
import { readForm } from "#reading/form.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { buildPrompt } from "#tools/model/prompt.ts";
import type { UntrustedFrame } from "#tools/server-tool.ts";
import { factsToSend } from "#tools/model/facts.ts";
import { bareJob, bareOrganization, briefOn } from "#tools/fixtures/sample-briefing.ts";
import { toolTypes } from "#contract/output.ts";

const frame: UntrustedFrame = { delimit: (heading, text) => `<<${heading}\n${text}\n>>`, rule: "" };
const posting = `Line Cook
Dayton, OH

What you do
- Run the saute station five nights a week
- Close the line and log the coolers

Requirements
- Three years on a hot line

Pay is $19 to $22 an hour.
`;
const briefing = briefOn({ ...bareJob, title: "Line Cook", rawExtractedJd: posting });

const idsOf = ({ facts }: Pick<Ledger, "facts">, words: string) => {
  const { said } = factsToSend({ facts });
  return said.filter(({ text }) => text.includes(words)).map(({ id }) => id);
};

test.each(evalCases.map((one) => [one.key, one] as const))(
  "every line of the %s that may leave is a fact that can be cited, once",
  (_, { job, organization }) => {
    const { ledger } = briefOn(job, organization);
    const { said } = factsToSend(ledger);
    const plain = (text: string) => text.toLowerCase().replaceAll(/[\s.;,]+$/gu, "");
    for (const { text } of ledger.reading.lines) {
      expect([text, said.filter((fact) => plain(fact.text) === plain(text)).length]).toEqual([
        text,
        1,
      ]);
    }
  },
);

test("a duty is told as it was written, under its line's id, and a must-have under its own", () => {
  expect(idsOf(briefing.ledger, "saute station")).toEqual([expect.stringMatching(/^line\./u)]);
  expect(idsOf(briefing.ledger, "hot line")).toEqual(["must.1"]);
});

test("a rival that only a line inside names does not leave; one that somebody typed does", () => {
  const notes = `${posting}\nBetween us: poach from Corvane, their lead quit.\n`;
  const job = { ...bareJob, title: "Line Cook", rawExtractedJd: notes };
  expect(JSON.stringify(briefOn(job).ledger.facts)).toContain("Corvane");
  expect(idsOf(briefOn(job).ledger, "Corvane")).toEqual([]);
  const typed = briefOn({ ...job, competitorCompanies: ["Corvane"] });
  expect(idsOf(typed.ledger, "Corvane")).toEqual(["competitor.1"]);
});

test(
  "a line that must stay inside is in no report's prompt, whatever surrounds it",
  { timeout: 300_000 },
  () => {
    const canary = "Zwilkofant";
    const inside = `Between us, don't print this: ${canary} quit and we can stretch to 140 for somebody from Corvane.`;
    const texts = loadTexts().filter(({ part }) => part === "training");
    for (const { text } of texts.slice(0, 15)) {
      const rows = text.split("\n");
      const at = Math.floor(rows.length / 2);
      const torn = [...rows.slice(0, at), inside, ...rows.slice(at)].join("\n");
      const job = { ...bareJob, ...readForm(torn).fields, rawExtractedJd: torn };
      const { ledger } = briefOn(job);
      const { prefix } = buildPrompt({ ...briefing, ledger }, "marketPulse", frame);
      expect(prefix).not.toContain(canary);
    }
  },
);

test("the prompt says the day, who writes to candidates and in which language", () => {
  const prefixOf = (more: Partial<typeof bareJob>, name = bareOrganization.name) =>
    buildPrompt(
      briefOn({ ...bareJob, rawExtractedJd: posting, ...more }, { ...bareOrganization, name }),
      "marketPulse",
      frame,
    ).prefix;
  expect(prefixOf({})).toMatch(
    /^Today is Saturday, November 14, 2026\.\nThe sender is the employer, .*\nWrite in English\./u,
  );
  expect(prefixOf({ hiringCompany: "Larkspur & Tallow" })).toContain("The sender is an agency");
  expect(prefixOf({ hiringCompany: "Larkspur", isClientConfidential: true })).toContain(
    "Its client is confidential",
  );
  const german =
    "Wir suchen ab sofort eine Köchin oder einen Koch für unsere Küche in Regensburg. Du kochst jeden Abend für unsere Gäste und arbeitest gern im Team.";
  expect(prefixOf({ rawExtractedJd: german })).toContain("The posting is in German");
});

test("the six prompts of a job begin with the same bytes", () => {
  const begins = toolTypes.map((tool) => {
    const { system, prefix } = buildPrompt(briefing, tool, frame);
    return `${system}\n${prefix}`;
  });
  expect(new Set(begins).size).toBe(1);
});
