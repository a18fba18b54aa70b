import type { CompetencyRule } from "#ledger/families/family-rules.ts";

export const publicCompetencies: readonly CompetencyRule[] = [
  {
    name: "Teaching and serving",
    past: "Tell me about a lesson, a case or a call[ in {specialism}] that did not work. What did you change?",
    situation:
      "[The job is to {duty}.|You prepare a first meeting.] You start with a group or a caseload of very different people. How do you plan?",
    probes: [
      "How did you find out what people already knew or needed?",
      "How did you check that it had worked?",
    ],
    weak: "Uses one plan for everyone.",
    middle: "Sets a goal, checks it and adapts.",
    strong: "Sets a goal per person or group, checks during the work and adapts on the spot.",
    calledBy: ["teach", "instruct", "lesson", "curricul", "service", "program", "train", "counsel"],
  },
  {
    name: "Keeping calm control",
    past: "Tell me about a disruption or a refusal you met[ in {specialism}]. What did you do first, and what came after?",
    situation:
      "[You {duty}.|You lead a group.] One person refuses to cooperate while others watch. What do you do?",
    probes: [
      "What did you say, and how did you stand or move?",
      "How did you repair the relationship afterwards?",
    ],
    weak: "Turns it into a fight over power.",
    middle: "Stays calm and gives a choice.",
    strong: "Lowers the tension, gives a choice, keeps others safe and repairs afterwards.",
    calledBy: [
      "classroom",
      "behavio",
      "crisis",
      "patrol",
      "discipline",
      "conflict",
      "supervis",
      "respond",
    ],
  },
  {
    name: "Protection and reporting",
    past: "Tell me about a report you were required to make[ in {specialism}]. What did you record, and when?",
    situation:
      "[In this job you {duty}.|You are responsible for a group.] You see signs that someone in your charge is being harmed. What do you do in the first hour?",
    probes: ["Which rule told you whom to inform?", "What did you leave to others, and why?"],
    weak: "Waits for certainty or asks around.",
    middle: "Reports by the rule and notes the facts.",
    strong: "Reports at once by the rule, writes facts without opinion and keeps the person safe.",
    calledBy: ["safe", "protect", "report", "welfare", "abuse", "emergenc", "secur", "mandat"],
  },
  {
    name: "Community contact",
    past: "Tell me about a hard conversation[ in {specialism}] with a parent, a client or a resident. What did you want them to leave with?",
    situation:
      "[Here you {duty}.|You have made a decision.] A parent or a resident rejects your decision in front of others. What do you say?",
    probes: [
      "What did you learn by listening first?",
      "What was the next step, and did it happen?",
    ],
    weak: "Becomes defensive or hides behind the office.",
    middle: "Listens, gives facts and a next step.",
    strong: "Listens, separates facts from wishes, agrees a next step and keeps it.",
    calledBy: [
      "parent",
      "communit",
      "public",
      "resident",
      "outreach",
      "famil",
      "client",
      "partner",
    ],
  },
  {
    name: "Working within public rules",
    past: "Tell me about something[ in {specialism}] that a procedure made slower. What did you do within the rules?",
    situation:
      "[Part of the job is to {duty}.|You apply rules every day.] One day a rule and a person's need collide. What do you do?",
    probes: ["Who may grant an exception, and how did you ask?", "What did you put in the file?"],
    weak: "Breaks the rule or hides behind it.",
    middle: "Looks for a lawful option and asks.",
    strong: "Finds the lawful option, documents it, escalates and suggests a better rule.",
    calledBy: [
      "polic",
      "regulat",
      "complian",
      "procedure",
      "record",
      "document",
      "law",
      "administ",
    ],
  },
];
