import { expect, test } from "vitest";
import { emptyJob } from "#contract/job-fields.ts";
import { toolTypes } from "#contract/output.ts";
import { walkReport } from "#contract/walk.ts";
import { readForm } from "#reading/form.ts";
import { candidateTexts, checkReport } from "#tools/checks.ts";
import { buildPrompt } from "#tools/model/prompt.ts";
import { bareOrganization, briefOn } from "#tools/fixtures/sample-briefing.ts";
import { serverTools } from "#tools/tools.server.ts";

const notes = `call w/ Dana, VP of support, on Tuesday
- customer success manager, mid market, Denver, CO
- 95-110k base
- must: 3 yrs of customer success in B2B software
- runs renewals and quarterly reviews for 40 accounts
- can stretch to 117 if the CFO signs off, don't put that in the ad
- hands off Korbelline, non-solicit until Sept
- the new Quillmont contract is not public yet, don't mention it`;
const briefing = briefOn(
  { ...emptyJob, ...readForm(notes).fields, rawExtractedJd: notes },
  bareOrganization,
);
const written = toolTypes.map((tool) => ({ tool, report: serverTools[tool].write(briefing) }));
const inside = [/stretch to 117/u, /Korbelline/u, /Quillmont/u];

function textOf(tool: (typeof toolTypes)[number]): string {
  return JSON.stringify(written.find((one) => one.tool === tool)?.report);
}

test("the intake brief tells the team what notes keep inside, and the offer what may be paid", () => {
  for (const words of inside) expect(textOf("intakeSync")).toMatch(words);
  expect(textOf("offerNavigator")).toMatch(/higher limit for the team alone: \$117,000/u);
});

test("the words themselves stand once in the package", () => {
  const all = toolTypes.map(textOf).join("\n");
  expect(all.match(/stretch to 117/gu)).toHaveLength(1);
});

test("no text for candidates says it, and no other report does", () => {
  const told = written.flatMap(({ tool, report }) => candidateTexts(walkReport(tool, report)));
  const others = toolTypes.filter((tool) => tool !== "intakeSync" && tool !== "offerNavigator");
  const read = [...told.map(({ text }) => text), ...others.map(textOf)].join("\n");
  for (const words of inside) expect(read).not.toMatch(words);
  expect(read).not.toContain("117,000");
});

test("its figures have their source, and no check objects", () => {
  for (const { tool, report } of written)
    expect(
      checkReport(briefing.ledger, tool, report).filter(({ severity }) => severity === "high"),
    ).toEqual([]);
});

test("code tells it, so a model gets no such fact", () => {
  const frame = { delimit: (heading: string, text: string) => `${heading}\n${text}`, rule: "" };
  expect(buildPrompt(briefing, "intakeSync", frame).prefix).not.toMatch(/^inside\./mu);
});
