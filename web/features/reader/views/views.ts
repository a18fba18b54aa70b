import type { ToolType } from "#contract/output.ts";
import { layoutAt } from "#tools/layouts.ts";
import { alignmentView } from "#web/features/reader/views/alignment-view.tsx";
import { bankView, objectionsView } from "#web/features/reader/views/answers-view.tsx";
import { checklistView } from "#web/features/reader/views/checklist-view.tsx";
import { closeView } from "#web/features/reader/views/close-view.tsx";
import { columnsView } from "#web/features/reader/views/columns-view.tsx";
import { cultureView } from "#web/features/reader/views/culture-view.tsx";
import type { SectionView } from "#web/features/reader/views/section-view.tsx";
import { funnelView } from "#web/features/reader/views/funnel-view.tsx";
import { jobPostView } from "#web/features/reader/views/job-post-view.tsx";
import { managerQuestionsView } from "#web/features/reader/views/manager-questions-view.tsx";
import { matrixView } from "#web/features/reader/views/matrix-view.tsx";
import {
  letterView,
  sequencesView,
  templatesView,
} from "#web/features/reader/views/message-views.tsx";
import { notesView } from "#web/features/reader/views/notes-view.tsx";
import { pairsView } from "#web/features/reader/views/pairs-view.tsx";
import { payView } from "#web/features/reader/views/pay-view.tsx";
import { personasView } from "#web/features/reader/views/personas-view.tsx";
import { coachPlanView, intakePlanView } from "#web/features/reader/views/plan-view.tsx";
import { questionsView } from "#web/features/reader/views/questions-view.tsx";
import { searchesView } from "#web/features/reader/views/searches-view.tsx";
import { signalsView } from "#web/features/reader/views/signals-view.tsx";
import { snapshotView } from "#web/features/reader/views/snapshot-view.tsx";
import {
  ideasView,
  positioningView,
  talkingPointsView,
  valuePropsView,
} from "#web/features/reader/views/statements-views.tsx";
import { strategyView } from "#web/features/reader/views/strategy-view.tsx";
import { supplyView } from "#web/features/reader/views/supply-view.tsx";
import { tableView } from "#web/features/reader/views/table-view.tsx";

const levels = ["high", "medium", "low"];
const severity = (level: unknown) => {
  const at = levels.indexOf(String(level));
  return at < 0 ? levels.length : at;
};

const nextActions = checklistView({ text: "action", owner: "owner", details: ["due"] });

const views: Readonly<Partial<Record<ToolType, Readonly<Record<string, SectionView>>>>> = {
  marketPulse: {
    marketSnapshot: snapshotView,
    talentSupply: supplyView,
    compensationInsights: payView,
    competitiveLandscape: tableView(layoutAt("marketPulse", "competitiveLandscape")),
    sourcingSignals: signalsView,
    recommendedActions: checklistView({
      text: "action",
      owner: "owner",
      details: ["effect", "effort"],
    }),
  },
  intakeSync: {
    roleAlignment: alignmentView,
    successProfile: columnsView(layoutAt("intakeSync", "successProfile"), {
      lead: "note",
      widths: "tablet:grid-cols-2 desktop:grid-cols-3",
    }),
    candidatePersona: columnsView(layoutAt("intakeSync", "candidatePersona"), {
      widths: "tablet:grid-cols-2",
    }),
    interviewPlan: intakePlanView,
    decisionMakers: tableView(layoutAt("intakeSync", "decisionMakers")),
    risks: tableView(layoutAt("intakeSync", "risks"), {
      rank: ({ likelihood, effect }) => severity(likelihood) + severity(effect),
    }),
    nextSteps: checklistView({
      text: "step",
      owner: "owner",
      details: ["due"],
      hidden: ["workingDay"],
    }),
    questionsForHiringManager: managerQuestionsView,
  },
  attractSourceKit: {
    jobPost: jobPostView,
    personaLibrary: personasView,
    valueProps: valuePropsView,
    outreachTemplates: templatesView,
    booleanStrings: searchesView,
    sourcingChannels: tableView(layoutAt("attractSourceKit", "sourcingChannels")),
    launchChecklist: checklistView({ text: "item", owner: "owner", details: ["due"] }),
    experiments: tableView(layoutAt("attractSourceKit", "experiments")),
  },
  engagementHub: {
    pipelineHealth: funnelView,
    nurtureSequences: sequencesView,
    touchpointIdeas: ideasView,
    winBackStrategies: pairsView(layoutAt("engagementHub", "winBackStrategies")),
    objectionHandling: objectionsView,
    callsToAction: tableView(layoutAt("engagementHub", "callsToAction")),
    messagingPlaybook: columnsView(layoutAt("engagementHub", "messagingPlaybook"), {
      lead: "tone",
      widths: "tablet:grid-cols-2",
    }),
    analytics: tableView(layoutAt("engagementHub", "analytics")),
    nudges: tableView(layoutAt("engagementHub", "nudges")),
    experiments: tableView(layoutAt("engagementHub", "experiments")),
    nextActions,
  },
  offerNavigator: {
    positioning: positioningView,
    candidateOfferMatrix: matrixView,
    compensationStrategy: strategyView,
    negotiationGuidance: pairsView(layoutAt("offerNavigator", "negotiationGuidance")),
    objectionHandling: objectionsView,
    closePlan: closeView,
    approvalChecklist: checklistView({
      text: "item",
      owner: "approver",
      details: ["when"],
      hidden: ["order"],
    }),
    nextActions,
  },
  interviewCoach: {
    candidatePrepGuide: letterView,
    interviewPlan: coachPlanView,
    questions: questionsView,
    talkingPoints: talkingPointsView,
    cultureNarrative: cultureView,
    followUpNotes: notesView,
    qaBank: bankView,
    doNotAsk: tableView(layoutAt("interviewCoach", "doNotAsk")),
  },
};

/** How a tool's sections are best shown; what has no view, or does not fit it, is shown by its shape. */
export function viewsOf(tool: ToolType): Readonly<Record<string, SectionView>> {
  return views[tool] ?? {};
}
