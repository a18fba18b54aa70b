import type { PlannedCompetency } from "#ledger/interview/competencies.ts";
import { hiringManagerOf } from "#ledger/facts/hiring-manager.ts";
import { promisedSteps } from "#ledger/interview/hiring-steps.ts";
import { hasCommonTask } from "#ledger/interview/stages.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { inSentence } from "#ledger/in-sentence.ts";
import type { Briefing } from "#tools/briefing.ts";
import type { InterviewCoach } from "#tools/interview-coach/schema.ts";
import { known } from "#tools/writing/phrases.ts";
import { dueDay } from "#tools/writing/search-calendar.ts";

type PlannedStage = Ledger["plan"]["stages"][number];

type Plan = InterviewCoach["interviewPlan"];

export function writePlan(briefing: Briefing): Plan {
  const { ledger } = briefing;
  const { plan, playbook, reading } = ledger;
  const isUsual = promisedSteps(reading).length < 2;
  const hasSample = hasCommonTask(plan.stages);
  return {
    note:
      isUsual && hasSample
        ? `${playbook.plan.workSample} ${playbook.plan.fair}`
        : "The same stages stand in the Intake Sync Brief.",
    totalMinutes: plan.candidateMinutes,
    stages: plan.stages.map((stage) => ({
      id: stage.id,
      name: stage.name,
      minutes: stage.minutes,
      who: stage.who,
      agenda: writeAgenda(stage, ledger),
      ...known("plan", plan.id),
    })),
    toPrepare: writePreparation(briefing),
    ...known("plan", plan.id, "occupation"),
  };
}

/** What must be done before anybody is interviewed, and by whom. */
function writePreparation(briefing: Briefing): Plan["toPrepare"] {
  const { plan, reading } = briefing.ledger;
  const manager = hiringManagerOf(reading).slice(0, 200);
  const steps: readonly (readonly [action: string, owner: string, afterSteps: number])[] = [
    ["Agree what a strong answer sounds like, question by question.", manager, 1],
    // The Intake Sync Brief names the interviewers after two steps.
    ["Send every interviewer their questions and rating cues.", "Recruiter", 3],
    ["Put the debrief into all calendars, right after the last interview.", "Recruiter", 3],
  ];
  return steps.map(([action, owner, afterSteps]) => ({
    action,
    owner,
    due: dueDay(briefing, 1 + afterSteps * plan.stepDays),
    ...known("plan", plan.id),
  }));
}

function writeAgenda({ id, kind, minutes }: PlannedStage, { plan }: Ledger): string[] {
  const owned = plan.competencies.filter(({ stageId }) => stageId === id);
  if (owned.length > 0) return divide(minutes, owned);
  switch (kind) {
    case "screen":
      return id === "s1"
        ? [`${Math.round(minutes * 0.6)} min screen questions`, "then their questions"]
        : ["what the first call left open"];
    case "visit":
      return ["nothing is rated"];
    case "debrief":
      return ["written ratings first", "then the decision"];
    case "workSample":
      return ["the task, rated by what comes out of it"];
    default:
      return ["no question is rated here"];
  }
}

const mostMinutes = 12;

/** Equal time for every question, and the rest for theirs. */
function divide(minutes: number, owned: readonly PlannedCompetency[]): string[] {
  const asked = owned.reduce((sum, { questions }) => sum + questions.length, 0);
  const each = Math.min(mostMinutes, Math.max(4, Math.floor((minutes - 10) / asked)));
  return owned.map(({ name, questions }) => `${each * questions.length} min ${inSentence(name)}`);
}

export function writeQuestions({ plan }: Ledger): InterviewCoach["questions"] {
  return {
    scale: "1 to 5",
    competencies: plan.competencies.map(({ id, name, owner }) => ({ id, name, owner })),
    items: plan.competencies.flatMap(({ name, stageId, questions }) =>
      questions.map(({ id, kind, question, probes, cues, covers }) => ({
        id,
        competency: name,
        stage: stageId,
        kind,
        question,
        probes: [...probes],
        cues,
        covers: [...covers],
        ...known("plan", plan.id, "occupation", ...covers),
      })),
    ),
    screen: plan.screen.map(({ id, question, record, covers }) => ({
      id,
      question,
      record,
      covers: [...covers],
      ...known("plan", ...(covers.length === 0 ? ["occupation"] : covers)),
    })),
    ...known("plan", plan.id, "occupation"),
  };
}
