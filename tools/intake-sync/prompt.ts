/** What a model is told for this tool alone; the job itself comes as facts. */
export const intakeSyncPrompt: { version: string; text: string } = {
  version: "intake-sync-5",
  text: `What a recruiter and a hiring manager agree on before a search starts.

summary.answer: take the first that is true. Nothing is said of the work or the must-haves; pay is told in two ways; a must-have is told in two ways; the list is long; neither a pay range nor a rate; a decision is open; otherwise that we can start, and with what.

roleAlignment: "agreed" has what nobody disputes, as it was written. "openDecisions": at most five, conflicts first. "decision" is a question; two or three "options", each with what it costs; exactly one has "isDefault" true, the one we take without an answer.

successProfile: only goals and duties of the posting, as written. A goal stands under the date it names; up to four duties without a date stand under "toConfirm". "note" says in one sentence what to agree on.

candidatePersona: "must" and "nice" as written. "motivations": what draws such people, at most four, to be tested on a call, basis "estimate".

decisionMakers: the boss or interviewer whom a fact names by title; with none, one entry that asks who decides.

risks: at most two, each about this job: "risk" is what will happen and why, "mitigation" a step that can be taken this week, with its owner. An empty list is better than a risk that every search has.

nextSteps: three to six in the rhythm of the plan, basis "plan". "workingDay" counts from today, 0 is today.

questionsForHiringManager: at most eight, the most valuable first, nothing that a fact answers; begin with the facts named unknown. "why" is what depends on it, "ifNoAnswer" what we do without it, "ask" whom.`,
};
