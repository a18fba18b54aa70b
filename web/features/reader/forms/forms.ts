import type { ToolType } from "#contract/output.ts";
import { layoutAt } from "#tools/layouts.ts";
import { alignmentForm } from "#web/features/reader/forms/alignment-form.tsx";
import { bankForm, objectionsForm } from "#web/features/reader/forms/answers-form.tsx";
import { checklistForm } from "#web/features/reader/forms/checklist-form.tsx";
import { closeForm } from "#web/features/reader/forms/close-form.tsx";
import { columnsForm } from "#web/features/reader/forms/columns-form.tsx";
import { cultureForm } from "#web/features/reader/forms/culture-form.tsx";
import type { Form } from "#web/features/reader/forms/form.tsx";
import { funnelForm } from "#web/features/reader/forms/funnel-form.tsx";
import { jobPostForm } from "#web/features/reader/forms/job-post-form.tsx";
import { managerQuestionsForm } from "#web/features/reader/forms/manager-questions-form.tsx";
import { matrixForm } from "#web/features/reader/forms/matrix-form.tsx";
import {
  letterForm,
  sequencesForm,
  templatesForm,
} from "#web/features/reader/forms/message-forms.tsx";
import { notesForm } from "#web/features/reader/forms/notes-form.tsx";
import { pairsForm } from "#web/features/reader/forms/pairs-form.tsx";
import { payForm } from "#web/features/reader/forms/pay-form.tsx";
import { personasForm } from "#web/features/reader/forms/personas-form.tsx";
import { coachPlanForm, intakePlanForm } from "#web/features/reader/forms/plan-form.tsx";
import { questionsForm } from "#web/features/reader/forms/questions-form.tsx";
import { searchesForm } from "#web/features/reader/forms/searches-form.tsx";
import { signalsForm } from "#web/features/reader/forms/signals-form.tsx";
import { snapshotForm } from "#web/features/reader/forms/snapshot-form.tsx";
import {
  ideasForm,
  positioningForm,
  talkingPointsForm,
  valuePropsForm,
} from "#web/features/reader/forms/statements-forms.tsx";
import { strategyForm } from "#web/features/reader/forms/strategy-form.tsx";
import { supplyForm } from "#web/features/reader/forms/supply-form.tsx";
import { tableForm } from "#web/features/reader/forms/table-form.tsx";

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
