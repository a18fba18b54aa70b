import { at, howMany, wordsIn, type BriefPlan, type Stored } from "#tools/report/brief-plan.ts";

const longestClaim = 7;

/** "First: Referral from the team", where the name is short enough. */
function firstChannel({ records }: Stored): string {
  const channel = records("sourcingChannels")[0]?.["channel"];
  const claim = typeof channel === "string" ? `First: ${channel.trim()}` : "";
  const words = wordsIn(claim);
  return words >= 2 && words <= longestClaim ? claim : "Where to start";
}

/** Platforms with a string; those that were left out count for nothing. */
function countPlatforms({ records }: Stored): number {
  return records("booleanStrings.searches").filter((search) => !search["skipped"]).length;
}

/** The first screen of the report. */
export const attractSourceKitBrief: BriefPlan = {
  findings: [
    {
      claim: "Read before you post",
      figure: howMany("jobPost.lint.words", ["word", "words in the post"]),
      reason: ({ told }) =>
        told("launchNarrative.text").find(({ text }) => /\bposts?\b/iu.test(text)),
    },
    {
      claim: firstChannel,
      figure: howMany("sourcingChannels", ["channel", "channels"]),
      reason: at("sourcingChannels.why"),
    },
    {
      claim: "How to search",
      figure: howMany(countPlatforms, ["platform", "platforms"]),
      reason: at("booleanStrings.finding"),
    },
    {
      claim: "What to say first",
      figure: howMany("valueProps", ["point", "points"]),
      reason: at("valueProps.prop"),
    },
  ],
  actions: { section: "launchChecklist", action: "item" },
  opens: "outreachTemplates",
  rows: {
    jobPost: { count: "jobPost.lint.words", noun: ["word", "words"], line: "jobPost.hook" },
    personaLibrary: {
      count: "personaLibrary",
      noun: ["persona", "personas"],
      line: "personaLibrary.now personaLibrary.likelyWorry",
    },
    valueProps: { count: "valueProps", noun: ["point", "points"], line: "valueProps.prop" },
    outreachTemplates: { count: "outreachTemplates", noun: ["message", "messages"] },
    booleanStrings: {
      count: countPlatforms,
      noun: ["platform", "platforms"],
      line: "booleanStrings.finding booleanStrings.notes",
    },
    sourcingChannels: {
      count: "sourcingChannels",
      noun: ["channel", "channels"],
      line: "sourcingChannels.play",
    },
    launchChecklist: { count: "launchChecklist", noun: ["item", "items"] },
    experiments: {
      count: "experiments",
      noun: ["experiment", "experiments"],
      line: "experiments.hypothesis",
    },
  },
};
