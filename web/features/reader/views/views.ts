import type { ToolType } from "#contract/output.ts";
import { layoutAt } from "#tools/layouts.ts";
import { alignmentForm } from "#web/features/reader/views/alignment-view.tsx";
import { bankForm, objectionsForm } from "#web/features/reader/views/answers-view.tsx";
import { checklistForm } from "#web/features/reader/views/checklist-view.tsx";
import { closeForm } from "#web/features/reader/views/close-view.tsx";
import { columnsForm } from "#web/features/reader/views/columns-view.tsx";
import { cultureForm } from "#web/features/reader/views/culture-view.tsx";
import type { Form } from "#web/features/reader/views/section-view.tsx";
import { funnelForm } from "#web/features/reader/views/funnel-view.tsx";
import { jobPostForm } from "#web/features/reader/views/job-post-view.tsx";
import { managerQuestionsForm } from "#web/features/reader/views/manager-questions-view.tsx";
import { matrixForm } from "#web/features/reader/views/matrix-view.tsx";
import {
  letterForm,
  sequencesForm,
  templatesForm,
} from "#web/features/reader/views/message-views.tsx";
import { notesForm } from "#web/features/reader/views/notes-view.tsx";
import { pairsForm } from "#web/features/reader/views/pairs-view.tsx";
import { payForm } from "#web/features/reader/views/pay-view.tsx";
import { personasForm } from "#web/features/reader/views/personas-view.tsx";
import { coachPlanForm, intakePlanForm } from "#web/features/reader/views/plan-view.tsx";
import { questionsForm } from "#web/features/reader/views/questions-view.tsx";
import { searchesForm } from "#web/features/reader/views/searches-view.tsx";
import { signalsForm } from "#web/features/reader/views/signals-view.tsx";
import { snapshotForm } from "#web/features/reader/views/snapshot-view.tsx";
import {
  ideasForm,
  positioningForm,
  talkingPointsForm,
  valuePropsForm,
} from "#web/features/reader/views/statements-views.tsx";
import { strategyForm } from "#web/features/reader/views/strategy-view.tsx";
import { supplyForm } from "#web/features/reader/views/supply-view.tsx";
import { tableForm } from "#web/features/reader/views/table-view.tsx";

const levels = ["high", "medium", "low"];
const severity = (level: unknown) => {
  const at = levels.indexOf(String(level));
  return at < 0 ? levels.length : at;
};

const nextActions = checklistForm({ text: "action", owner: "owner", details: ["due"] });

/** The preferred form of each section (brief 3.8); what does not fit it is shown by its shape. */
export const forms: Readonly<Record<ToolType, Readonly<Record<string, Form>>>> = {
  marketPulse: {
    marketSnapshot: snapshotForm,
    talentSupply: supplyForm,
    compensationInsights: payForm,
    competitiveLandscape: tableForm(layoutAt("marketPulse", "competitiveLandscape")),
    sourcingSignals: signalsForm,
    recommendedActions: checklistForm({
      text: "action",
      owner: "owner",
      details: ["effect", "effort"],
    }),
  },
  intakeSync: {
    roleAlignment: alignmentForm,
    successProfile: columnsForm(layoutAt("intakeSync", "successProfile"), {
      lead: "note",
      widths: "tablet:grid-cols-2 desktop:grid-cols-3",
    }),
    candidatePersona: columnsForm(layoutAt("intakeSync", "candidatePersona"), {
      widths: "tablet:grid-cols-2",
    }),
    interviewPlan: intakePlanForm,
    decisionMakers: tableForm(layoutAt("intakeSync", "decisionMakers")),
    risks: tableForm(layoutAt("intakeSync", "risks"), {
      rank: ({ likelihood, effect }) => severity(likelihood) + severity(effect),
    }),
    nextSteps: checklistForm({
      text: "step",
      owner: "owner",
      details: ["due"],
      hidden: ["workingDay"],
    }),
    questionsForHiringManager: managerQuestionsForm,
  },
  attractSourceKit: {
    jobPost: jobPostForm,
    personaLibrary: personasForm,
    valueProps: valuePropsForm,
    outreachTemplates: templatesForm,
    booleanStrings: searchesForm,
    sourcingChannels: tableForm(layoutAt("attractSourceKit", "sourcingChannels")),
    launchChecklist: checklistForm({ text: "item", owner: "owner", details: ["due"] }),
    experiments: tableForm(layoutAt("attractSourceKit", "experiments")),
  },
  engagementHub: {
    pipelineHealth: funnelForm,
    nurtureSequences: sequencesForm,
    touchpointIdeas: ideasForm,
    winBackStrategies: pairsForm(layoutAt("engagementHub", "winBackStrategies")),
    objectionHandling: objectionsForm,
    callsToAction: tableForm(layoutAt("engagementHub", "callsToAction")),
    messagingPlaybook: columnsForm(layoutAt("engagementHub", "messagingPlaybook"), {
      lead: "tone",
      widths: "tablet:grid-cols-2",
    }),
    analytics: tableForm(layoutAt("engagementHub", "analytics")),
    nudges: tableForm(layoutAt("engagementHub", "nudges")),
    experiments: tableForm(layoutAt("engagementHub", "experiments")),
    nextActions,
  },
  offerNavigator: {
    positioning: positioningForm,
    candidateOfferMatrix: matrixForm,
    compensationStrategy: strategyForm,
    negotiationGuidance: pairsForm(layoutAt("offerNavigator", "negotiationGuidance")),
    objectionHandling: objectionsForm,
    closePlan: closeForm,
    approvalChecklist: checklistForm({
      text: "item",
      owner: "approver",
      details: ["when"],
      hidden: ["order"],
    }),
    nextActions,
  },
  interviewCoach: {
    candidatePrepGuide: letterForm,
    interviewPlan: coachPlanForm,
    questions: questionsForm,
    talkingPoints: talkingPointsForm,
    cultureNarrative: cultureForm,
    followUpNotes: notesForm,
    qaBank: bankForm,
    doNotAsk: tableForm(layoutAt("interviewCoach", "doNotAsk")),
  },
};
