import {
  amountOf,
  at,
  howMany,
  nounOf,
  wordsIn,
  type BriefPlan,
  type BriefFigure,
  type Stored,
} from "#tools/report/brief-plan.ts";

const longestClaim = 7;

/** "$142,314", "a year, local pay, Level III, experienced"; none where nothing is published. */
function payFigure({ records }: Stored): BriefFigure | undefined {
  for (const { label, figure } of records("marketSnapshot")) {
    if (typeof label !== "string" || !/^(?:Local|Median) pay\b/u.test(label)) continue;
    const amount = amountOf(figure);
    if (!amount) continue;
    const name = `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
    return { ...amount, unit: `${amount.unit}, ${name}` };
  }
  return undefined;
}

const isScarce = ({ supply }: Record<string, unknown>) => supply === "scarce";

function scarceCount({ records }: Stored): BriefFigure | undefined {
  const size = records("talentSupply.requirements").filter(isScarce).length;
  const noun = ["scarce requirement", "scarce requirements"] as const;
  return size === 0 ? undefined : { figure: String(size), unit: nounOf(size, noun) };
}

/** The scarcest requirement in its own words, where they are few enough. */
function supplyClaim({ records }: Stored): string {
  const requirement = records("talentSupply.requirements").find(isScarce)?.["requirement"];
  const words = typeof requirement === "string" ? wordsIn(requirement) : 0;
  return words >= 2 && words <= longestClaim ? `“${String(requirement)}”` : "Talent supply";
}

/** Why the scarcest requirement is scarce, else what the section concludes. */
function supplyReason({ records, told }: Stored) {
  const reason = records("talentSupply.requirements").find(isScarce)?.["reason"];
  const why = told("talentSupply.requirements.reason").find(
    ({ text }) => typeof reason === "string" && reason.startsWith(text.replace(/\.$/u, "")),
  );
  return why ?? told("talentSupply.finding")[0];
}

/** Where no rule is known there is nothing to find. */
function dutyOfPost(stored: Stored) {
  const rules = stored.records("compensationInsights.payTransparency");
  return rules.length === 0 ? undefined : at("compensationInsights.advice")(stored);
}

/** The first screen of the report. */
export const marketPulseBrief: BriefPlan = {
  findings: [
    {
      claim: "Pay against the market",
      figure: payFigure,
      reason: at("compensationInsights.finding"),
    },
    { claim: supplyClaim, figure: scarceCount, reason: supplyReason },
    {
      claim: "Pay in the post",
      figure: howMany("compensationInsights.payTransparency", ["pay rule", "pay rules"]),
      reason: dutyOfPost,
    },
  ],
  actions: { section: "recommendedActions", action: "action", reason: "effect" },
  opens: "compensationInsights",
  rows: {
    marketSnapshot: {
      count: ({ records }) =>
        records("marketSnapshot").filter(({ figure }) => figure !== "unknown").length,
      noun: ["figure", "figures"],
    },
    talentSupply: {
      count: "talentSupply.requirements",
      noun: ["requirement", "requirements"],
      line: "talentSupply.finding talentSupply.transfersBadly",
    },
    compensationInsights: {
      count: "compensationInsights.moves",
      noun: ["move", "moves"],
      line: "compensationInsights.finding compensationInsights.advice",
    },
    competitiveLandscape: {
      count: ({ records }) =>
        records("competitiveLandscape").filter(({ employer }) => employer !== "None named yet")
          .length,
      noun: ["employer", "employers"],
      line: "competitiveLandscape.findOut",
    },
    sourcingSignals: {
      count: "sourcingSignals",
      noun: ["signal", "signals"],
      line: "sourcingSignals.why",
    },
    recommendedActions: { count: "recommendedActions", noun: ["action", "actions"] },
  },
};
