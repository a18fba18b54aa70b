import { levels, searchWords, strengths, supplies } from "#tools/report/choices.ts";
import { checklist, opening, table, type ToolLayout } from "#tools/document/layout.ts";

/** By the path to a part: its section's key, then field names. */
export const marketPulseLayout: ToolLayout = {
  summary: opening,
  "summary.difficulty": {
    as: "pairs",
    names: { word: "This search is", reasons: "Because" },
    choices: { word: searchWords },
  },
  marketSnapshot: { fixed: ["source", "asOf"] },
  talentSupply: {
    names: {
      transfersBadly: "Transfers badly",
      feederTitles: "Titles to look under",
      feederIndustries: "Industries to look in",
      nearbyPlaces: "Places nearby",
    },
  },
  "talentSupply.requirements": table(
    { Requirement: "requirement", Supply: "supply", Why: "reason" },
    { choices: { supply: supplies } },
  ),
  "talentSupply.feederIndustries": table({ "Where from": "name", Why: "why" }),
  "talentSupply.nearbyPlaces": table({ Place: "place", "What it means": "read" }),
  compensationInsights: {
    names: {
      localLevels: "Local levels",
      widened: "Which place",
      occupationNote: "Occupation",
      moves: "What moving the range costs",
      payTransparency: "What the law asks a post to say",
    },
  },
  "compensationInsights.localLevels": {
    fixed: ["place", "source", "unit", "currency", "levels", "offer"],
  },
  "compensationInsights.moves": table({
    Move: "move",
    Cost: "cost",
    "Per year": "perYear",
    "What it does": "read",
  }),
  "compensationInsights.payTransparency": { names: { lastChecked: "Last checked" } },
  competitiveLandscape: table({
    Employer: "employer",
    "What to find out": "findOut",
    "What we offer": "compareWith",
    "Look it up": "links",
  }),
  sourcingSignals: table(
    {
      Signal: "signal",
      Strength: "strength",
      "Why it moves people": "why",
      "Where to look": "where link",
    },
    { choices: { strength: strengths } },
  ),
  recommendedActions: {
    ...checklist,
    choices: { effort: levels },
    sheet: {
      columns: { Action: "action", Owner: "owner", Effect: "effect", Effort: "effort", Done: "" },
    },
  },
};
