import type { CompetencyRule } from "#ledger/families/family-rules.ts";

/** For any kind of work: managers get the first, and jobs short of called-for competencies the others. */
export const sharedCompetencies: readonly CompetencyRule[] = [
  {
    name: "Leading people",
    past: "Tell me about someone you led[ in {specialism} work] who did not meet the standard. What did you do, week by week?",
    situation:
      "[Your team has to {duty}.|Your team is under pressure.] Two of your best people stop speaking to each other. What do you do?",
    probes: [
      "When did the person first hear it from you, and in which words?",
      "How did it end, and what would you do sooner?",
    ],
    weak: "Talks about attitude and waits for it to pass.",
    middle: "Names the gap to the person and agrees a plan.",
    strong: "Names the gap early, agrees a plan with dates, follows up and can show the result.",
    calledBy: ["lead", "manag", "supervis", "mentor", "coach", "team", "direct", "train"],
  },
  {
    name: "Learning the missing part",
    past: "What was the last thing[ about {skill}| in {specialism} work] you had to learn for a job, and how did you know you could do it?",
    situation:
      "[One part of this job is to {duty}, and you have not done it before.|You have not done one important part of this job before.] What do you do in your first month?",
    probes: [
      "Whom did you ask, and what did you try alone first?",
      "What is still missing, and how do you work around it?",
    ],
    weak: "Waits for a course.",
    middle: "Has a plan and asks for help.",
    strong: "Has a plan of their own with checks, names whom to ask and shows an earlier example.",
    calledBy: ["learn", "adapt", "new", "curious", "train", "develop", "grow", "chang"],
  },
  {
    name: "Reliability",
    past: "Tell me about a commitment[ in {specialism} work] that you could not keep. When did you say so?",
    situation:
      "[Today you have to {duty}.|Today you have promised to finish something.] A second promise collides with it. How do you choose?",
    probes: [
      "Who depended on it, and what did you offer them?",
      "What do you do differently since?",
    ],
    weak: "Explains it away.",
    middle: "Says it in time and finds a fix.",
    strong: "Says it early, offers a fix and has changed how promises are made.",
    calledBy: [
      "reliab",
      "attend",
      "punctual",
      "depend",
      "deadline",
      "commit",
      "independen",
      "account",
    ],
  },
];
