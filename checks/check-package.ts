import { countOf } from "#english/counts.ts";
import { employmentTypes, urgencyLevels, workTypes } from "#contract/options.ts";
import { type ToolType, toolTypes } from "#contract/output.ts";
import { mostMusts } from "#ledger/market/difficulty.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { type CandidateText, findCandidateTexts, locate } from "#checks/candidate-texts.ts";
import type { AudienceOf } from "#contract/walk.ts";
import type { CoverageRow, Finding } from "#contract/examination.ts";
import { bySeverity, type Reports } from "#checks/check.ts";
import { findContradictions, findPromises } from "#checks/contradictions.ts";
import { coverPackage, findingsOfCoverage } from "#checks/coverage.ts";
import { figuresByFact, type FiguresByFact, guardWalked } from "#checks/figures/guard.ts";
import { checkClient } from "#checks/client.ts";
import { checkLaw } from "#checks/law.ts";
import { checkOfferScripts } from "#checks/offer-scripts.ts";
import { checkPeople } from "#checks/people.ts";
import { blankOut } from "#checks/phrases.ts";
import { checkQuestions, findRefusedQuestions } from "#checks/questions.ts";
import { gradeReading } from "#checks/reading-grade.ts";
import { checkSearch } from "#checks/search.ts";
import { type Report, type Walked, walkReport } from "#contract/walk.ts";
import { tooManyMusts, wordingCheckFor } from "#checks/wording/check-wording.ts";

/** What the checks read of a ledger, read once for all its reports. */
type Prepared = {
  ledger: Ledger;
  audienceOf: AudienceOf;
  figures: FiguresByFact;
  checkText: ReturnType<typeof wordingCheckFor>;
  findQuestions: ReturnType<typeof findRefusedQuestions>;
  /** Sentences of the playbook: what candidates ask us ("how old is the scanner?"), and what an answer is rated by. */
  ours: ReadonlySet<string>;
};

function prepare(ledger: Ledger, audienceOf: AudienceOf): Prepared {
  return {
    ledger,
    audienceOf,
    figures: figuresByFact(ledger),
    checkText: wordingCheckFor(wordingExceptions(ledger)),
    findQuestions: findRefusedQuestions(ledger.playbook.doNotAsk),
    ours: playbookWords(ledger.playbook),
  };
}

function playbookWords({ askFirst, competencies }: Ledger["playbook"]): ReadonlySet<string> {
  const cues = competencies.flatMap((one) => Object.values(one.cues));
  return new Set([...askFirst.map(({ ask }) => ask), ...cues]);
}

/** The checks, for whoever knows which parts of a report candidates read. */
export function checksFor(audienceOf: AudienceOf) {
  return {
    /** Everything code can say about one report without the other five. */
    checkReport: (ledger: Ledger, tool: ToolType, report: Report): Finding[] =>
      gravest(
        tool,
        checkPrepared(prepare(ledger, audienceOf), tool, report, walkReport(tool, report)),
      ),

    /** All checks over the reports at hand, the posting, and what the reports say of each other. */
    checkPackage: (ledger: Ledger, reports: Reports): CheckedPackage =>
      checkAll(prepare(ledger, audienceOf), reports),

    candidateTexts: (walked: Walked): CandidateText[] => findCandidateTexts(walked, audienceOf),
  };
}

const mostFindings = 500;

/** As many as somebody may read; how many more there are is the last of them. */
function gravest(tool: ToolType, findings: Finding[]): Finding[] {
  const sorted = findings.sort(bySeverity);
  const more = sorted.length - mostFindings;
  return more > 0 ? [...sorted.slice(0, mostFindings), notListed(tool, more)] : sorted;
}

function notListed(tool: ToolType, more: number): Finding {
  return {
    rule: "checks.notListed",
    severity: "info",
    tool,
    where: tool,
    quote: "",
    what: `${countOf(more, "more finding")} not listed.`,
    why: `At most ${mostFindings} findings of a report are listed, the gravest first.`,
    citation: null,
    fix: "Mend these first, then look again.",
  };
}

function checkPrepared(prepared: Prepared, tool: ToolType, report: Report, walked: Walked) {
  const { ledger, audienceOf, figures, checkText, findQuestions, ours } = prepared;
  const texts = findCandidateTexts(walked, audienceOf);
  const told = { ...walked, strings: walked.strings.filter(({ text }) => !ours.has(text)) };
  return [
    ...guardWalked(figures, tool, told),
    ...checkQuestions(findQuestions, tool, told),
    ...checkPeople(tool, walked, audienceOf),
    ...checkClient(ledger.clientNames ?? [], tool, walked),
    ...texts.flatMap((text) => checkCandidateText(checkText, tool, text)),
    ...texts.flatMap((text) => findPromises(ledger, text).map((found) => ({ ...found, tool }))),
    ...(tool === "offerNavigator" ? checkOfferScripts(ledger, walked) : []),
    ...(tool === "attractSourceKit" ? [...checkLaw(ledger, report), ...checkSearch(report)] : []),
  ];
}

function checkCandidateText(
  checkText: Prepared["checkText"],
  tool: ToolType,
  text: CandidateText,
): Finding[] {
  return checkText(text.text, { tool, where: text.where }).map((finding) => ({
    ...finding,
    ...locate(text, finding.start ?? 0, finding.end ?? 0),
  }));
}

/** Titles, names and the phrases this kind of work uses in another sense. */
function wordingExceptions({ reading, company, playbook }: Ledger): string[] {
  const { title, team, requirements } = reading;
  const names = [title.text, title.clean, title.base, company.name, team?.name, team?.reportsTo];
  const skills = requirements.flatMap((requirement) => requirement.skills.map(({ name }) => name));
  return [...names, ...skills, ...playbook.wordingExceptions].filter(
    (name): name is string => typeof name === "string" && name.trim() !== "",
  );
}

export type CheckedPackage = {
  findings: readonly Finding[];
  coverage: readonly CoverageRow[];
  /** Of each text candidates read. */
  readingGrades: readonly { where: string; grade: number }[];
};

function checkAll(prepared: Prepared, reports: Reports): CheckedPackage {
  const { ledger, audienceOf } = prepared;
  const present = toolTypes.flatMap((tool) => {
    const report = reports[tool];
    return report === undefined ? [] : [{ tool, report, walked: walkReport(tool, report) }];
  });
  const coverage = coverPackage(ledger, reports);
  const findings = [
    ...checkPosting(prepared),
    ...present.flatMap(({ tool, report, walked }) => checkPrepared(prepared, tool, report, walked)),
    ...findingsOfCoverage(coverage),
    ...findContradictions(ledger, reports),
  ];
  return {
    findings: findings.sort(bySeverity),
    coverage,
    readingGrades: present.flatMap(({ walked }) =>
      gradeTexts(findCandidateTexts(walked, audienceOf)),
    ),
  };
}

function gradeTexts(texts: readonly CandidateText[]): { where: string; grade: number }[] {
  return texts.flatMap(({ where, text }) => {
    const grade = gradeReading(text);
    return grade === null ? [] : [{ where, grade }];
  });
}

/** Options somebody picked in the form, each on a line of its own: our words, not theirs. */
const pickedOption = new RegExp(
  `^(?:${[...urgencyLevels, ...workTypes, ...employmentTypes].join("|")})$`,
  "gmu",
);

/** What was handed in: the form and the pasted description. */
function checkPosting({ ledger, checkText, findQuestions }: Prepared): Finding[] {
  const { reading } = ledger;
  const place = { tool: null, where: "posting" };
  const wording = checkText(blankOut(reading.text, pickedOption), place);
  const musts = reading.requirements.filter(({ priority }) => priority === "must").length;
  const isToldAlready = wording.some(({ rule }) => rule === "wording.tooManyMusts");
  const tooMany =
    musts > mostMusts && !isToldAlready
      ? [{ ...tooManyMusts(musts), ...place, citation: null }]
      : [];
  return [...wording, ...findQuestions(reading.text, place), ...tooMany];
}
