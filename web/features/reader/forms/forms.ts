import type { ToolType } from "#contract/output.ts";
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
    competitiveLandscape: tableForm({
      employer: "Employer",
      findOut: "What to find out",
      compareWith: "What we offer",
      links: "Look it up",
    }),
    sourcingSignals: signalsForm,
    recommendedActions: checklistForm({
      text: "action",
      owner: "owner",
      details: ["effect", "effort"],
    }),
  },
  intakeSync: {
    roleAlignment: alignmentForm,
    successProfile: columnsForm({
      columns: {
        day30: "First 30 days",
        day60: "By day 60",
        day90: "By day 90",
        year1: "First year",
        toConfirm: "To confirm",
      },
      lead: "note",
      widths: "tablet:grid-cols-2 desktop:grid-cols-3",
    }),
    candidatePersona: columnsForm({
      columns: {
        must: "Must have",
        nice: "Nice to have",
        motivations: "What moves them",
        notAFit: "Not a fit",
      },
      widths: "tablet:grid-cols-2",
    }),
    interviewPlan: intakePlanForm,
    decisionMakers: tableForm({ role: "Function", part: "Part", on: "On what" }),
    risks: tableForm(
      {
        risk: "Risk",
        likelihood: "Likelihood",
        effect: "Effect",
        owner: "Owner",
        mitigation: "What we do",
      },
      { rank: ({ likelihood, effect }) => severity(likelihood) + severity(effect) },
    ),
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
    sourcingChannels: tableForm({
      channel: "Channel",
      play: "Play",
      effort: "Effort",
      why: "Why for this job",
    }),
    launchChecklist: checklistForm({ text: "item", owner: "owner", details: ["due"] }),
    experiments: tableForm({
      hypothesis: "Hypothesis",
      change: "Change",
      measure: "Measure",
      stop: "Stop when",
      effort: "Effort",
    }),
  },
  engagementHub: {
    pipelineHealth: funnelForm,
    nurtureSequences: sequencesForm,
    touchpointIdeas: ideasForm,
    winBackStrategies: pairsForm({
      first: ["trigger", "When"],
      second: ["body", "Write"],
      note: "when",
    }),
    objectionHandling: objectionsForm,
    callsToAction: tableForm({ stage: "Stage", channel: "Channel", ask: "Words" }),
    messagingPlaybook: columnsForm({
      columns: { do: "Do", dont: "Don't" },
      lead: "tone",
      widths: "tablet:grid-cols-2",
    }),
    analytics: tableForm({
      measure: "Measure",
      target: "Target",
      changeWhen: "Change course when",
    }),
    nudges: tableForm({ who: "Who", what: "What", when: "When" }),
    experiments: tableForm({ hypothesis: "Hypothesis", measure: "Measure", effort: "Effort" }),
    nextActions,
  },
  offerNavigator: {
    positioning: positioningForm,
    candidateOfferMatrix: matrixForm,
    compensationStrategy: strategyForm,
    negotiationGuidance: pairsForm({
      first: ["ifTheySay", "If they say"],
      second: ["youSay", "You say"],
      note: "before",
    }),
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
    doNotAsk: tableForm({ topic: "Topic", doNotAsk: "Do not ask", instead: "Ask instead" }),
  },
};
