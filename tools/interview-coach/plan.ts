import type { PlannedCompetency } from "#ledger/competencies.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { nameOfMust } from "#ledger/must-words.ts";
import { inSentence } from "#ledger/words.ts";
import type { InterviewCoach } from "#tools/interview-coach/tool.ts";
import { idsOf, known } from "#tools/phrases.ts";

type PlannedStage = Ledger["plan"]["stages"][number];

export function writePlan(ledger: Ledger): InterviewCoach["interviewPlan"] {
  const { plan, rules } = ledger;
  const topic = plan.competencies.find((one) => one.topic !== null)?.topic ?? null;
  const hasSample = plan.stages.some(({ kind }) => kind === "workSample");
  const sample = `; ${topic === null ? "work sample" : `work sample, best on ${topic}`}: ${inSentence(rules.workSample)}`;
  return {
    note: `Same stages as the Intake Sync Brief${hasSample ? sample : ""}.`.slice(0, 600),
    totalMinutes: plan.stages.reduce(
      (sum, { minutes, kind }) => sum + (kind === "debrief" ? 0 : minutes),
      0,
    ),
    stages: plan.stages.map((stage) => ({
      id: stage.id,
      name: stage.name,
      minutes: stage.minutes,
      who: stage.who,
      agenda: writeAgenda(stage, ledger).map((line) => line.slice(0, 600)),
      ...known("plan", plan.id),
    })),
    ...known("plan", plan.id, ...plan.competencies.flatMap(({ facts }) => facts)),
  };
}

function writeAgenda(stage: PlannedStage, ledger: Ledger): string[] {
  const { plan } = ledger;
  const topic = plan.competencies.find((one) => one.topic !== null)?.topic ?? null;
  switch (stage.kind) {
    case "screen": {
      const gates = Math.round(stage.minutes * 0.6);
      const first = plan.screen.slice(0, 3).map(({ about }) => about);
      return [
        topic === null ? "2 min welcome" : `2 min welcome, and a word on ${topic}`,
        `${gates} min ${plan.screen.length} screen questions: ${first.join("; ")} …`,
        `${stage.minutes - gates - 2} min questions`,
      ];
    }
    case "visit":
      return ["nothing is rated", ...(topic === null ? [] : [`ask to see ${topic}`])];
    case "debrief":
      return [
        "written ratings first",
        `evidence: ${[...new Set(plan.competencies.map(({ about }) => about))].join("; ")}`,
        "then the decision",
      ];
    default:
      return writeInterview(
        stage.minutes,
        plan.competencies.filter(({ stageId }) => stageId === stage.id),
        ledger,
      );
  }
}

/** Equal time for every competency, and what is left for their questions. */
function writeInterview(
  minutes: number,
  owned: readonly PlannedCompetency[],
  { reading }: Ledger,
): string[] {
  const each = Math.max(4, Math.floor((minutes - 10) / Math.max(1, owned.length)));
  const lines = owned.map(({ name, topic, covers, facts }) => {
    const namesOf = (ids: readonly string[]) =>
      reading.requirements.filter(({ id }) => ids.includes(id)).map(nameOfMust);
    const own = [...namesOf(covers), ...(topic === null ? [] : [topic])];
    const about = own.length > 0 ? own : namesOf(facts);
    return `${each} min ${inSentence(name)}${about.length > 0 ? `: ${about.join("; ")}` : ""}`;
  });
  return [
    "3 min welcome",
    ...lines,
    `${Math.max(5, minutes - 3 - each * lines.length)} min questions`,
  ].slice(0, 12);
}

export function writeQuestions(ledger: Ledger): InterviewCoach["questions"] {
  const { plan } = ledger;
  return {
    scale: "1 to 5",
    competencies: plan.competencies.map(({ id, name, owner }) => ({ id, name, owner })),
    items: plan.competencies.flatMap(({ name, stageId, questions, facts }) =>
      questions.map(({ id, kind, question, probes, cues, covers }) => ({
        id,
        competency: name,
        stage: stageId,
        kind,
        question: question.slice(0, 600),
        probes: probes.map((probe) => probe.slice(0, 600)).slice(0, 8),
        cues: {
          "1": cues.weak.slice(0, 600),
          "3": cues.middle.slice(0, 600),
          "5": cues.strong.slice(0, 600),
        },
        covers: [...covers],
        ...known("plan", plan.id, ...facts),
      })),
    ),
    screen: plan.screen.map(({ id, question, record, covers }) => ({
      id,
      question: question.slice(0, 600),
      record: record.slice(0, 200),
      covers: [...covers],
      ...known("plan", ...covers),
    })),
    ...known("plan", plan.id, ...idsOf(ledger.reading.duties)),
  };
}
