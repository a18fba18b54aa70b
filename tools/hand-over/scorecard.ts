import type { ReportContent } from "#contract/output.ts";
import { isRecord, recordsOf, stringsOf, valueAt } from "#contract/walk.ts";
import { reportForGuests } from "#tools/report/for-guests.ts";

export type ScorecardQuestion = {
  question: string;
  probes: readonly string[];
  /** What an answer worth 1, 3 and 5 sounds like. */
  cues: { score: number; cue: string }[];
};

/** What a competency may get; the scale's ends are those of the cues. */
export const marks = ["1", "2", "3", "4", "5"] as const;

/** What is judged in the interviews, by what questions, and the facts the first call settles. */
export type Scorecard = {
  scale: string;
  competencies: { name: string; questions: ScorecardQuestion[] }[];
  screen: { question: string; record: string }[];
};

/** The Interview Coach's questions and cues, as a view-only link shows them; undefined where it has none. */
export function readScorecard(coach: ReportContent): Scorecard | undefined {
  const report = reportForGuests("interviewCoach", coach);
  const items = recordsOf(valueAt(report, "questions.items"));
  const names = [
    ...recordsOf(valueAt(report, "questions.competencies")).map(({ name }) => textOf(name)),
    ...items.map(({ competency }) => textOf(competency)),
  ];
  const competencies = [...new Set(names)]
    .map((name) => ({
      name,
      questions: items
        .filter(({ competency }) => textOf(competency) === name)
        .map(questionOf)
        .filter(({ question }) => question !== ""),
    }))
    .filter(({ name, questions }) => name !== "" && questions.length > 0);
  if (competencies.length === 0) return undefined;
  const screen = recordsOf(valueAt(report, "questions.screen"))
    .map(({ question, record }) => ({ question: textOf(question), record: textOf(record) }))
    .filter(({ question }) => question !== "");
  return { scale: textOf(valueAt(report, "questions.scale")), competencies, screen };
}

function questionOf({ question, probes, cues }: Record<string, unknown>): ScorecardQuestion {
  const said = Object.entries(isRecord(cues) ? cues : {});
  return {
    question: textOf(question),
    probes: stringsOf(probes),
    cues: said.map(([score, cue]) => ({ score: Number(score), cue: textOf(cue) })),
  };
}

/** "1: Names tools with no reason." and so on, a line each, for systems that have one field for it. */
export function cueLines({ probes, cues }: ScorecardQuestion): string {
  const asked = probes.map((probe) => `Ask further: ${probe}`);
  return [...asked, ...cues.map(({ score, cue }) => `${score}: ${cue}`)].join("\n");
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
