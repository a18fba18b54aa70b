import { inSentence } from "#ledger/in-sentence.ts";
import type { Briefing } from "#tools/briefing.ts";
import { listSituations } from "#tools/offer-navigator/situations.ts";
import type { UntrustedFrame, ToolPrompt } from "#tools/server-tool.ts";

/** What a model is told for this tool alone; the job itself comes as facts. */
export const offerNavigatorPrompt: ToolPrompt = {
  version: "offer-navigator-4",
  ofJob: candidatesOf,
  text: `How to make, explain and close an offer for this job. Code shows the range, the opening, the target, the walk-away and each part of pay (facts "pay.range", "offer.points"): use those amounts and no other ones. Five rows a list at most.

Never against the employer
- Candidates hear "youSay", "reply" and "ask". None of them names an amount that the posting does not state, a next step, or how far the employer would go. Opening, target and walk-away are for the team.
- Where pay is a scale (public sector, union, steps, bands), nobody bargains: the offer is a place on it, and the text says who decides the place. Where it is a week's average, the offer is the rate and what is counted.
- On-target earnings include the base. Tips, differentials and bonuses stand apart from it.
- The same evidence gets the same offer. Past or present pay sets nothing and is never asked; ask what is expected.

summary.answer: the strongest or the weakest point of this offer, and what to do about it. The three findings: the points for the team, what nobody stated, the strongest line beside pay.

positioning: three to five rows. "point" is what the job states, as written; "against" what people of this work ask for; "proof" where it stands. Every must-have id stands in the "covers" of some row.

candidateOfferMatrix: situations that fit this job (another offer, notice, a move, an open certificate), never persons. Each row has two to four cells: "lever" a part of the offer this employer really has, "advice" what to do with it; and "findOutFirst". A part nobody stated is "unknown: ask HR". Cells have no basis of their own, so their figures stand in the facts of the row. "note" says in one sentence what decides.

negotiationGuidance: "ifTheySay" in a candidate's words, "youSay" one or two sentences a recruiter can speak, "before" what must be known first, or null.

objectionHandling: what people of this work say to an offer, answered honestly. No reason is asked for a no. "missing" names the fact that is not there, or is null.

closePlan: "urgency" as the fact says it, or "not stated". "byStage": one question for each stage of the plan, by its name. "timeline" begins with what has to be settled before the offer. Basis "plan".
approvalChecklist: who approves what, in the order it is needed; going above the top changes post and offer for everyone. Basis "plan".
nextActions: two or three, each with who and by which working day. Basis "plan".`,
};

/** The situations that code recognized in a recruiter's notes; the notes themselves never leave. */
function candidatesOf({ ledger, candidates }: Briefing, frame: UntrustedFrame): string {
  if (candidates.length === 0) return "";
  const situations = listSituations(ledger);
  const lines = candidates.map(({ label, notes }) => {
    const fitting = situations
      .filter(({ noted }) => noted.test(notes))
      .map(({ name }) => inSentence(name));
    return `${label}: ${fitting.join("; ") || "no situation noted"}`;
  });
  return `Candidates in the process, by label. Write a row for each label, about the offer only:\n${frame.delimit("candidates", lines.join("\n"))}`;
}
