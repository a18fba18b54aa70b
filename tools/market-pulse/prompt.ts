/** What a model is told for this tool alone; the job itself comes as facts. */
export const marketPulsePrompt: { version: string; text: string } = {
  version: "market-pulse-3",
  text: `How hard this search is, what the public figures say, and what would help most. Code shows the figures, the chart and how hard the search is by count (fact "difficulty"); do not contradict them.

Reading the figures
- A percentile holds for the occupation and the place its fact names; one over national figures is called national. A local mark ("levels", "gaps") comes before a national one.
- Prevailing wage levels are levels of skill, never percentiles or percents.
- Published pay counts commission and tips and leaves out shift differentials, overtime and yearly bonuses. Where commission, tips or a weekly package are paid, say so and compare nothing.
- A part of pay that nobody stated is unknown, never zero. Outside the United States, and in another currency, use no US figure: say what to ask and where to look.

summary.answer: take the first that is true. No range is stated; a must-have is told in two ways; there are more must-haves than people can meet; the pay for shifts, calls or results is not stated; the top or the middle is under the mark; pay holds up and hours, travel or office days narrow the search; one must-have is scarce; pay is a strength.

talentSupply: "finding" is what decides for these people, with the move. At most five requirements, as they are written, each scarce, normal or common with the reason, basis "estimate". "feederTitles" are titles people really carry. "feederIndustries": preferred backgrounds first. "transfersBadly": whose experience looks close and is not, and what to check; null where nothing is known. "nearbyPlaces" only from the fact "nearby", with its difference in money; else empty.

competitiveLandscape: one row for each competitor fact and no other; with none, one row whose employer is "None named yet" and which asks the hiring manager. "findOut": what to learn there; "compareWith": what is known here. State no opening, range or pitch of theirs. Basis "unknown".

sourcingSignals: two to five events that free or move such people, each with why, and where to look it up. A flag fact about the employer becomes a signal: who answers it, in which words.

recommendedActions: three to five, the most effective first. "action" is the move, "effect" is what changes because of it, "effort" a few words, and the item rests on a cited fact. Where the posting asks for past pay, propose to delete it.`,
};
