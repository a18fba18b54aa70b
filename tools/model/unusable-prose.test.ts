import { expect, test } from "vitest";
import { toolTypes } from "#contract/output.ts";
import { walkReport } from "#contract/walk.ts";
import { evalCases } from "#eval/cases.ts";
import { modelSectionsOf } from "#tools/model/sections.ts";
import { bareJob, briefOn } from "#tools/fixtures/sample-briefing.ts";
import { findUnusableProse } from "#tools/model/unusable-prose.ts";
import { serverTools } from "#tools/tools.server.ts";

const { ledger } = briefOn(bareJob);
const judge = (...texts: string[]) =>
  findUnusableProse(ledger, walkReport("intakeSync", { risks: texts }).strings).map(
    ({ rule, where }) => `${where} ${rule}`,
  );

const english = "Ask the hiring manager which of the two duties the new analyst takes on first.";
const german =
  "Die Suche ist schwierig, weil nur wenige Bewerber Erfahrung mit Nachtdiensten haben.";

test.each([
  ["German", german],
  ["Spanish", "La búsqueda es difícil porque pocos candidatos tienen experiencia con los turnos."],
  ["French", "La recherche est difficile, car peu de candidats ont l'habitude des astreintes."],
  ["Dutch", "De zoektocht is moeilijk omdat weinig kandidaten ervaring hebben met nachtdienst."],
  ["Portuguese", "A busca é difícil porque poucos candidatos têm experiência com o plantão."],
  ["Russian", "Поиск сложен, потому что мало кандидатов имеют опыт ночных дежурств."],
  ["Japanese", "夜勤の経験がある候補者が少ないため、採用は難しいです。"],
  ["filler Latin", "Lorem dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor."],
])("F-13: a section in %s is no section of an English report", (_, text) => {
  expect(judge(text)).toEqual(["intakeSync.risks prose.language"]);
});

test.each([
  "N/A",
  "n.a.",
  "TBD",
  "None.",
  "-",
  "…",
  "Not applicable",
  "Lorem ipsum dolor sit amet",
])("F-13: a section of %s says nothing", (text) => {
  expect(judge(text, text, text)).toEqual(["intakeSync.risks prose.empty"]);
});

test("F-13: a few words of another language or a single gap do not spoil a section", () => {
  expect(judge(english, english, english, english, german)).toEqual([]);
  expect(judge(english, english, "N/A")).toEqual([]);
  expect(judge("Hola / Hi {{first_name}}", "Data Analyst", "Chicago")).toEqual([]);
});

test("F-13: a posting in another language may be quoted in English sentences", () => {
  const quoting = briefOn({ ...bareJob, rawExtractedJd: german });
  const text = `Ask: "${german.slice(0, -1)}" — who covers nights?`;
  const { strings } = walkReport("intakeSync", { risks: [text] });
  expect(findUnusableProse(quoting.ledger, strings)).toEqual([]);
  expect(findUnusableProse(ledger, strings)).toHaveLength(1);
});

test.each(evalCases)("F-13: all that the built-in writer says of $name is usable", (one) => {
  const briefing = briefOn(one.job, one.organization);
  for (const tool of toolTypes) {
    const written = Object.entries(serverTools[tool].write(briefing));
    const sections = written.filter(([key]) => modelSectionsOf(tool).includes(key));
    const { strings } = walkReport(tool, Object.fromEntries(sections));
    expect(strings.length).toBeGreaterThan(20);
    expect([tool, findUnusableProse(briefing.ledger, strings)]).toEqual([tool, []]);
  }
});

test("text messages without a subject fill their section", () => {
  const driver = briefOn({ ...bareJob, title: "CDL-A Truck Driver", location: "Joliet, IL" });
  const report = serverTools.engagementHub.write(driver);
  const { strings } = walkReport("engagementHub", report);
  expect(strings.filter(({ path, text }) => path.endsWith(".subject") && text === "")).not.toEqual(
    [],
  );
  expect(findUnusableProse(driver.ledger, strings)).toEqual([]);
});

test("the post of a thin job may be almost empty, and no other section", () => {
  const fillers = { whatYouWillDo: ["N/A", "N/A", "TBD"] };
  const find = (section: string, one: typeof ledger) =>
    findUnusableProse(one, walkReport("attractSourceKit", { [section]: fillers }).strings);
  expect(find("jobPost", ledger)).toEqual([]);
  expect(find("valueProps", ledger)).toHaveLength(1);
  const [{ job, organization }] = evalCases as [(typeof evalCases)[number]];
  expect(find("jobPost", briefOn(job, organization).ledger)).toHaveLength(1);
});
