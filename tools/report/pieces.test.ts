import { expect, test } from "vitest";
import { toolTypes, type ReportContent } from "#contract/output.ts";
import { backendEngineer } from "#eval/cases/backend-engineer.ts";
import { piecesOf, type ReportPiece } from "#tools/report/pieces.ts";
import { readReport, sectionIdOf } from "#tools/report/report.ts";
import { briefOn } from "#tools/fixtures/sample-briefing.ts";
import { serverTools } from "#tools/tools.server.ts";
import { tools } from "#tools/tools.ts";

const briefing = briefOn(backendEngineer.job, backendEngineer.organization);
const { attractSourceKit, engagementHub, intakeSync, interviewCoach, offerNavigator } = tools;

const inText = (pieces: readonly ReportPiece[]) => pieces.filter(({ kind }) => kind !== "section");
const namesOf = (pieces: readonly ReportPiece[], kind: ReportPiece["kind"]) =>
  pieces.filter((piece) => piece.kind === kind).map(({ name }) => name);
const written = (tool: keyof typeof tools) =>
  piecesOf(tools[tool], serverTools[tool].write(briefing));

test("every section of every report is found by its title, under the id its address has", () => {
  for (const toolType of toolTypes) {
    const tool = tools[toolType];
    const report = serverTools[toolType].write(briefing);
    const sections = piecesOf(tool, report).filter(({ kind }) => kind === "section");
    expect(sections.map(({ name, sectionId }) => [name, sectionId])).toEqual(
      readReport(tool, report).map(({ key, title }, place) => [
        title,
        sectionIdOf(tool, key, place),
      ]),
    );
  }
});

test("the kit's messages are named by kind and copied without the subject", () => {
  const pieces = written("attractSourceKit");
  expect(namesOf(pieces, "message")).toEqual(["Short InMail", "First e-mail", "Call script"]);
  const inMail = pieces.find(({ name }) => name === "Short InMail");
  expect(inMail).toMatchObject({ sectionId: "outreachTemplates" });
  expect(inMail?.about).toMatch(/^LinkedIn InMail, /u);
  expect(inMail?.text).toMatch(/^Hi \{\{first_name\}\},\n/u);
});

test("search strings are named by platform and width, each string once", () => {
  const searches = written("attractSourceKit").filter(({ kind }) => kind === "search");
  expect(searches.map(({ name }) => name)).toContain("LinkedIn search, balanced");
  expect(searches).toHaveLength(22);
  expect(searches.every(({ text }) => text !== null && text !== "")).toBe(true);
});

test("questions for interviews, the first call and the hiring manager are found in full", () => {
  const coach = written("interviewCoach").filter(({ kind }) => kind === "question");
  expect(coach).toHaveLength(15);
  expect(coach.filter(({ about }) => about === "first call")).toHaveLength(8);
  expect(coach.every(({ name, text }) => name === text)).toBe(true);
  expect(namesOf(written("intakeSync"), "question").length).toBeGreaterThan(2);
});

test("an objection, a counter offer and a candidate's question are found with what to reply", () => {
  const replies = [
    ...piecesOf(engagementHub, { objectionHandling: [{ objection: "No time.", reply: "When?" }] }),
    ...piecesOf(offerNavigator, { negotiationGuidance: [{ ifTheySay: "More?", youSay: "Why?" }] }),
    ...piecesOf(interviewCoach, { qaBank: [{ question: "Pay?", answer: "$30." }] }),
  ];
  expect(inText(replies).map(({ kind, name, text }) => [kind, name, text])).toEqual([
    ["reply", "No time.", "When?"],
    ["reply", "More?", "Why?"],
    ["reply", "Pay?", "$30."],
  ]);
});

test("what must not be asked is found as a section and never offered as a question", () => {
  const pieces = piecesOf(interviewCoach, {
    doNotAsk: [{ question: "Are you married?" }],
    advice: { do_not_ask: ["Any children?"], questions: ["What did you build?"] },
  });
  expect(namesOf(pieces, "section")).toEqual(["Do Not Ask", "Advice"]);
  expect(namesOf(pieces, "question")).toEqual(["What did you build?"]);
});

test("a report in somebody else's shape gives what can be read of it [X-15]", () => {
  const content = {
    outreachTemplates: [
      { title: "Warm", body: "Hi there", signature: "Ines" },
      { touch: 2, body: "Again" },
      { kind: "Empty", body: " " },
    ],
    booleanStrings: ['("Welder" OR MIG) AND Boise', "Ask OR look"],
    queries: { platform: "Indeed", query: "welder" },
    questionsToAsk: ["Why here?", "Not a question"],
    zebra: '[{"question":"Hidden in text?"}]',
  };
  for (const stored of [content, JSON.stringify(content)]) {
    const pieces = inText(piecesOf(attractSourceKit, stored));
    expect(pieces.map(({ kind, name, text, sectionId }) => [kind, name, text, sectionId])).toEqual([
      ["message", "Warm", "Hi there\n\nInes", "outreachTemplates"],
      ["message", "Touch 2", "Again", "outreachTemplates"],
      ["search", "Boolean Strings", '("Welder" OR MIG) AND Boise', "booleanStrings"],
      ["search", "Indeed search", "welder", "more-3"],
      ["question", "Why here?", "Why here?", "more-4"],
      ["question", "Hidden in text?", "Hidden in text?", "more-5"],
    ]);
  }
});

test("a broken or empty report has no pieces, and plain text is its opening section", () => {
  const broken: ReportContent[] = ['{"summary": ', "[1,2]", {}, { metadata: { a: 1 } }];
  for (const content of broken) expect(piecesOf(intakeSync, content)).toEqual([]);
  expect(piecesOf(intakeSync, "Hard search.")).toEqual([
    { kind: "section", name: "Summary", about: "", sectionId: "summary", text: null },
  ]);
  const odd = { booleanStrings: { searches: [{ rungs: [null, { parts: [{ string: 4 }] }] }] } };
  expect(inText(piecesOf(attractSourceKit, odd))).toEqual([]);
});
