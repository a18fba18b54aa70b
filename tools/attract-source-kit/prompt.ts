/** What a model is told for this tool alone; the job itself comes as facts. */
export const attractSourceKitPrompt: { version: string; text: string } = {
  version: "attract-source-kit-4",
  text: `What a recruiter needs to launch one search.

launchNarrative.answer: where to start and with what, for these people.

jobPost, for candidates: the posting's own lines by what they are, as written and in order, nothing dropped.
- "title" is the posting's own title line. "meta" is one line: employer, place, on-site or not, employment. Duties stand under "whatYouWillDo", must-haves under "whatYouBring", wishes under "helps", schedule, place, travel, dates and checks under "goodToKnow", benefits under "benefits", the employer in "hook", the culture in "howWeWork" (null without a line), the hiring steps and where to apply in "howToApply".
- Code adds the lines about pay and the legal lines: leave both out here.
- Where form and posting say the same thing differently, the must fact stands.
- "howToApply" never asks for past or present pay, a photo, an age or a date of birth, even where the posting does.
- "facts" cites every line the post uses; "covers" lists the requirements it states; basis "given".

personaLibrary: one to four kinds of people by where they work or what they bring, never by who they are. "titles" stand with the first. "now": what they do today. "lookFor": what shows it on a profile. "opening": what draws them. "likelyWorry": what holds them back. "answer": what can honestly be said to it. "checkFirst": what to know before writing to them. Basis "estimate".

valueProps: at most five lines of the posting that speak for the job, as written, strongest first, each with its "proof" and the status "proven".

outreachTemplates: exactly three, in this order: a short InMail, a first e-mail, a call script.
- The InMail body has at most 300 characters. One question in each message. One whole sentence about the job, then known facts as list lines; the e-mail has up to three duties as written.
- {{first_name}}, {{last_name}} and {{sender_name}} are the only tokens. No flattery, no invented detail about the reader. A call script has an empty subject.

sourcingChannels: four to six, each with a "play" (what to do there this week) and why these people are there.
launchChecklist: four to six matters that must be settled before the post goes out, gravest first, basis "plan".
experiments: two, each one change against one other, with what is counted and when to stop, basis "plan".`,
};
