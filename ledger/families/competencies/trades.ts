import type { CompetencyRule } from "#ledger/families/family-rules.ts";

export const tradesCompetencies: readonly CompetencyRule[] = [
  {
    name: "Trade skill",
    past: "Walk me through a job[ in {specialism} work| with {skill}] that you are proud of: material, drawing, tolerance. What was hard about it?",
    situation:
      "You get a drawing you have not seen before[, and the job is to {duty}]. Where can it go wrong, and how do you set up?",
    probes: [
      "Which setting or tool did you choose, and why that one?",
      "How did you check it before you went on?",
    ],
    weak: "Speaks in general; no settings, no checks.",
    middle: "Names tools, settings and one check.",
    strong: "Names settings, order of work, tolerance and the spot where it usually goes wrong.",
    calledBy: ["weld", "install", "fabricat", "machin", "assembl", "build", "blueprint", "wir"],
  },
  {
    name: "Fault finding",
    past: "Tell me about the last fault you traced[ in {specialism} work], in a machine, a circuit or a system. What did you rule out first?",
    situation:
      "[You {duty}.|You cover the late shift.] A machine you need stops, and the spare part is a day away. What do you do?",
    probes: [
      "Which measurement told you where to look?",
      "What did you leave in the log for the next shift?",
    ],
    weak: "Changes parts until it runs.",
    middle: "Tests in order and finds the cause.",
    strong:
      "Tests in order, makes it safe or gets it running within the rules, and records the cause.",
    calledBy: [
      "troubleshoot",
      "repair",
      "diagnos",
      "maint",
      "service",
      "preventive",
      "breakdown",
      "electric",
    ],
  },
  {
    name: "Safety and lockout",
    past: "Tell me about a lockout, a permit or a guard[ in {specialism} work] that was not respected. What did you do?",
    situation:
      "[You are about to {duty}.|You are about to start a job.] You find a guard tied back. What do you do now?",
    probes: ["Who had to be told before work went on?", "What did the crew say about it?"],
    weak: "Works on, carefully.",
    middle: "Stops, locks out and reports.",
    strong: "Stops, locks out, reports and gets the reason for the bypass fixed.",
    calledBy: ["safety", "lockout", "osha", "permit", "hazard", "code", "voltage", "height"],
  },
  {
    name: "Quality",
    past: "Tell me about scrap or rework[ in {specialism} work] that you caused. What do you do differently since?",
    situation:
      "[You {duty}.|You run a batch.] The first check is good, then the readings drift toward the limit. What do you do?",
    probes: [
      "How often do you measure, and with what?",
      "Who decides whether the pieces already made are good?",
    ],
    weak: "Keeps running until a piece fails.",
    middle: "Stops, measures and adjusts.",
    strong: "Stops, measures, separates the doubtful pieces, adjusts and records the cause.",
    calledBy: ["quality", "inspect", "toleranc", "measur", "finish", "spec", "test", "standard"],
  },
  {
    name: "Crew and handover",
    past: "Tell me about a half-finished job[ in {specialism} work] that you handed to another crew. What did you leave them?",
    situation:
      "[The crew has to {duty}.|The crew is behind.] An apprentice is about to make a mistake in front of you. What do you do?",
    probes: [
      "How did you check that the other person understood?",
      "What would you never leave open at the end of a shift?",
    ],
    weak: "Takes over, or lets it happen as a lesson.",
    middle: "Stops it safely and explains.",
    strong: "Stops it safely, lets the apprentice do it right and checks the next piece.",
    calledBy: ["crew", "apprentic", "train", "lead", "shift", "foreman", "team", "supervis"],
  },
];
