import { levels, proofs } from "#tools/report/choices.ts";
import { checklist, opening, table, type ToolLayout } from "#tools/document/layout.ts";

/** By the path to a part: its section's key, then field names. */
export const attractSourceKitLayout: ToolLayout = {
  launchNarrative: opening,
  jobPost: {
    as: "framed",
    apart: ["lint"],
    hidden: ["range"],
    names: {
      meta: "Under the title",
      hook: "First words",
      whatYouWillDo: "What you will do",
      whatYouBring: "What you bring",
      helps: "What helps",
      goodToKnow: "Good to know",
      howWeWork: "How we work",
      howToApply: "How to apply",
      legal: "Equal opportunity and legal",
      lint: "Checks on this post",
    },
  },
  "jobPost.lint": { names: { readingGrade: "Reading grade" } },
  "jobPost.lint.findings": table({
    Words: "quote",
    Finding: "finding",
    Weight: "severity",
    Instead: "fix",
  }),
  personaLibrary: {
    names: {
      now: "Today",
      lookFor: "Look for",
      opening: "Drawn by",
      likelyWorry: "Likely worry",
      checkFirst: "Check first",
    },
  },
  outreachTemplates: { fixed: ["kind", "channel"] },
  valueProps: table(
    { "What we can say": "prop", Proof: "proof", Status: "status" },
    { choices: { status: proofs } },
  ),
  booleanStrings: {
    hidden: ["spec", "terms"],
    sheet: {
      records: "searches.rungs.parts",
      columns: {
        Platform: "name",
        Search: "rung",
        String: "string",
        Filters: "filters",
        Characters: "length.characters",
        Link: "link",
        Found: "",
      },
    },
  },
  sourcingChannels: table(
    { Channel: "channel", Play: "play", Effort: "effort", "Why for this job": "why" },
    { choices: { effort: levels } },
  ),
  launchChecklist: checklist,
  experiments: table(
    {
      Hypothesis: "hypothesis",
      Change: "change",
      Measure: "measure",
      "Stop when": "stop",
      Effort: "effort",
    },
    { choices: { effort: levels } },
  ),
};
