/** What a model is told for this tool alone; the job itself comes as facts. */
export const engagementHubPrompt: { version: string; text: string } = {
  version: "engagement-hub-4",
  text: `How a recruiter reaches people for one job, keeps them, and notices early when it does not work. The InMail and the first e-mail stand in another report; here is what comes after them. Three or four rows in a list.

summary.answer: take the first that is true. The kind of work is unknown; neither a pay range nor a rate; intake and posting disagree; several openings; many must-haves; it is urgent; something that people of the trade ask first and nobody has answered.

nurtureSequences: one sequence of four short messages: two with something new worth reading, one that can be answered with yes, later or no, and a polite close.
- 20 to 55 words each, no guilt, no flattery, nothing that the first messages said. Disputed facts are left out.
- {{first_name}}, {{last_name}} and {{current_title}} are the only tokens.
- "startRule" and "stopRule" are a few words each. Basis "plan"; a message that quotes a line cites it.

touchpointIdeas: what else reaches these people: a person, a task, a day on site, a listed link.
winBackStrategies: one for each thing that made people say no or fall silent and may change. "trigger" is the situation, "body" a message of two or three sentences with one question, "when" the condition for sending it.
objectionHandling: why people would not talk at all; objections to the offer stand in another report. "reply" is what the recruiter says, from facts. Where the fact is missing, it says so and who will answer, and "missing" names it; else "missing" is null. Fixed conditions stay fixed; nobody is talked round.
callsToAction: one request for each stage and channel, a question that can be answered in a line.
messagingPlaybook: "tone" says which voice is followed; "do" what moves people of this trade, "dont" what puts them off.
analytics: what to count, the mark to hold it against, and what to change when it is missed, basis "plan"; no vendor's figure.
nudges: who is reminded of which open answer, decision or rating, and when.
experiments: two or three sentences that can turn out wrong, with what is counted.
nextActions: the first week, each with who does it, basis "plan".`,
};
