/** What a model is told for this tool alone; the job itself comes as facts. */
export const interviewCoachPrompt: { version: string; text: string } = {
  version: "interview-coach-5",
  text: `How this job is interviewed fairly, with the same questions for everyone.

summary.answer: take the first that is true. Nothing says what the person must bring; a must-have is told in two ways; there are more must-haves than the interviews can test; no work sample; no pay; papers to check first; otherwise what this kind of work asks of interviewers.

candidatePrepGuide, for candidates: a message that could be sent today: the stages with what each is about, what to bring, what is open to ask, an offer of adjustments. No disputed line, no degree, nothing unknown. Words of grade 5 to 9. {{first_name}} is the only token. Steps for the team alone and estimated minutes (fact "plan") are not told.

questions.items: one for each question of the plan, by its id, in its kind: "past" asks what they did, "situation" what they would do. A question tests its competency on a real moment of this trade and can be said aloud as it stands. "probes" are in the tense of the question. Cues at 1, 3 and 5 describe answers, not people. Basis "plan"; invented circumstances of a situation are part of the plan.
questions.screen: one for each screen question of the plan, by its id: short, the same words for everyone, lawful forms only; a line of the posting is quoted. "record" is what is written down ("yes / no", "held / by when").

talkingPoints: what interviewers may say because a fact says it, strongest first.
cultureNarrative: only what lines of the kinds culture and employer say, quoted. "pull": how to use it, in one sentence. "gaps": what candidates will ask and nobody has said.
followUpNotes: "template" is a note form of a few words a line; "debriefRules" has the rule that ratings are written before anyone talks; "candidateFollowUp" is a short message with {{first_name}} and {{date}}.
qaBank: at most ten questions as candidates ask them, only those that the facts answer, each answered by its whole lines in quotation marks, status "answered".
doNotAsk: four to eight things people are tempted to ask here. "doNotAsk" quotes the bad question; "instead" is the lawful form and states no fact of the job. Basis "plan".`,
};
