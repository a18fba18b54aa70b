import { toolTypes, type ReportContent, type ToolType } from "#contract/output.ts";
import type { DocumentInput } from "#tools/document.ts";

const metadata = { engine: "built-in", generatedAt: "2026-11-14T18:00:00Z" };
const source = "Labor office, wage survey, May 2025";

/** Six reports in the shapes that reports have, small and about an invented ward. */
export const sampleReports: Record<ToolType, ReportContent> = {
  marketPulse: {
    summary: {
      answer: "Two nurses in five would have to move: the range ends under the city's median.",
      text: "The range covers the country's median.\n\nIt does not cover Łódź, where three clinics print more.",
      basis: "derived",
      facts: ["pay.range"],
    },
    marketSnapshot: [
      {
        label: "Nurses in the city",
        figure: "3,120",
        change: "40 openings a month",
        basis: "data",
        source,
        facts: ["supply"],
      },
      {
        label: "Median pay",
        figure: "104 000 PLN",
        change: "up 3.1 %",
        basis: "data",
        source,
        facts: ["wage"],
      },
      {
        label: "Share willing to work nights",
        figure: "about a third",
        change: "unknown",
        basis: "estimate",
        source: "our own count",
        facts: [],
      },
    ],
    compensationInsights: {
      finding: "The top of the range is 2 000 PLN short.",
      chart: { currency: "PLN", p25: 92000, p50: 104000, p75: 118000, edition: source },
      moves: [
        {
          move: "Top up to the median of the city, which candidates can look up before they ask",
          cost: 2000,
          read: "the cheapest move",
        },
      ],
    },
    recommendedActions: [
      {
        action: "Print the night allowance in the post",
        owner: "Recruiter",
        effort: "5 minutes",
        basis: "estimate",
        facts: ["pay"],
      },
      {
        action: "Ask for 2 000 PLN more at the top",
        owner: "Head nurse",
        effort: "one talk",
        facts: [],
      },
    ],
    metadata,
  },
  intakeSync: {
    summary: "Form and description agree on nights. They differ on the number of patients.",
    roleAlignment: {
      agreed: [{ point: "Night shifts, four in a row", facts: ["shift"] }],
      openDecisions: [
        {
          decision: "Two patients or three?",
          options: [
            { option: "Two", cost: "one more nurse per night" },
            { option: "Three", cost: "loses everyone who asked" },
          ],
          owner: "Head nurse",
        },
      ],
    },
    candidatePersona: {
      must: ["A nursing license", "Two years of intensive care"],
      nice: [],
      notAFit: "Wants day shifts only",
    },
    risks: [
      {
        risk: "Candidates hear of the third patient late",
        likelihood: "high",
        effect: "high",
        owner: "Recruiter",
        mitigation: "Say it in the first call",
        basis: "estimate",
      },
    ],
    nextSteps: ["Agree on the number of patients", "Post on Monday"],
    questionsForHiringManager: [
      {
        rank: 1,
        question:
          "Is it two patients or three, and who decides that at three in the morning when somebody is ill?",
        why: "everything follows from it",
      },
    ],
    metadata,
  },
  attractSourceKit: {
    launchNarrative: {
      answer: "Sell the quiet ward.",
      text: "Two patients a night is what nurses ask for.",
    },
    jobPost: {
      title: "Night Nurse, Intensive Care",
      hook: "Two patients a night. Never three.",
      whatYouWillDo: ["Care for two patients a night", "Hand over in writing at seven"],
      payAndBenefits: "92 000 – 118 000 PLN & night allowance",
      lint: { words: 120 },
    },
    booleanStrings: [
      {
        platform: "Web search",
        rung: "balanced",
        string:
          '("night nurse" OR "intensive care nurse" OR "ICU nurse") AND (Łódź OR Zgierz) AND (license OR licence) NOT (recruiter OR "talent acquisition")',
        openUrl:
          "https://search.example/find?q=%28%22night%20nurse%22%20OR%20%22intensive%20care%20nurse%22%29",
        characters: 141,
      },
    ],
    outreachTemplates: [
      {
        kind: "First message",
        subject: "Two patients a night",
        body: "Hi {{first_name}},\n\ntwo patients a night, in Łódź.\n- nights in a block of four\n- 92 000 to 118 000 PLN\n\nShall we talk?",
      },
    ],
    launchChecklist: ["Post is out", "Referrals asked"],
    metadata,
  },
  engagementHub: {
    summary: "Write to sixty nurses for one hire.",
    nurtureSequences: [
      {
        name: "Four touches",
        touches: [
          { day: 1, channel: "E-mail", body: "First words" },
          { day: 4, channel: "Call", body: "Second words" },
        ],
      },
    ],
    nextActions: [],
    metadata,
  },
  offerNavigator: {
    summary: "Open at 104 000, stop at 118 000.",
    candidateOfferMatrix: {
      rows: [
        { situation: "Holds another offer", base: "go to target", startDate: "match theirs" },
        { situation: "Long notice", base: "opening", startDate: "wait" },
      ],
    },
    approvalChecklist: [
      { order: 1, item: "Base up to 118 000 is budgeted", approver: "Head nurse" },
    ],
    metadata: { engine: "openai/gpt" },
  },
  interviewCoach: "Ask about the last hard night. Then listen.",
};

/** The sample as one job's package. */
export function samplePackage(changes: Partial<DocumentInput> = {}): DocumentInput {
  return {
    job: {
      id: 4217,
      title: "Night Nurse, Intensive Care",
      location: "Łódź",
      salaryRange: "92 000 – 118 000 PLN",
    },
    organization: "Klinika Zielona 東京",
    date: new Date("2026-11-14T10:00:00Z"),
    outputs: toolTypes.map((toolType) => ({
      toolType,
      status: "completed",
      content: sampleReports[toolType],
    })),
    ...changes,
  };
}
