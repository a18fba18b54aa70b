import type { CompetencyRule } from "#ledger/families/family-rules.ts";

export const clinicalCompetencies: readonly CompetencyRule[] = [
  {
    name: "Clinical judgment",
    past: "Tell me about a patient[ in {specialism} work] whose condition changed while you were responsible. What did you see first, and what did you do?",
    situation:
      "[You work in {setting} and {duty}.|Here you {duty}.|You are busy with another patient.] [At {hour} a|A] patient you expected to be stable changes suddenly. Walk me through your next steps.",
    probes: [
      "Which sign came first, and how long before you called someone?",
      "What did you tell the person you called, word for word?",
    ],
    weak: "Notices only at the alarm or the complaint and waits for orders.",
    middle: "Names the signs, calls in time and follows the protocol.",
    strong: "Sees the trend early, acts and calls at once, and says what to do sooner next time.",
    calledBy: ["assess", "monitor", "evaluat", "treat", "diagnos", "critical", "triage", "plan"],
  },
  {
    name: "Safe practice",
    past: "Describe an error or a near miss[ in {specialism} work], yours or one you caught. What happened next?",
    situation:
      "[You {duty}. ]You are asked to go beyond the protocol or your [{credential}|license] while the prescriber cannot be reached. What do you do?",
    probes: [
      "Who was told, what was recorded, and when?",
      "How did you keep the patient safe in the meantime?",
    ],
    weak: "Does it, or hides what went wrong.",
    middle: "Stays in scope, reports and corrects.",
    strong:
      "Stays in scope, keeps the patient safe, uses the chain of command and changes a routine.",
    calledBy: ["medic", "administ", "protocol", "dose", "drip", "procedure", "device", "specimen"],
  },
  {
    name: "Handover and teamwork",
    past: "Tell me about a handover[ in {specialism} work] that left something out. What was missing, and what changed after?",
    situation:
      "[Part of the job is to {duty}.|You are in the middle of a treatment.] An urgent call takes you away from your patients. How do you hand over, and what do you do on arrival?",
    probes: [
      "Which form did you use, and how did you know it was heard?",
      "Who took over, and what did you say first?",
    ],
    weak: "Blames the other shift; leaves without a handover.",
    middle: "Uses a fixed form and names who takes over.",
    strong:
      "Hands over in a few clear sentences, asks for read-back and fixes the cause with the team.",
    calledBy: [
      "team",
      "handoff",
      "handover",
      "report",
      "physician",
      "collaborat",
      "coordinat",
      "rapid",
    ],
  },
  {
    name: "Patients and relatives",
    past: "Tell me about a patient or a relative in distress whom you looked after[ in {specialism} work]. What did you say?",
    situation:
      "[Here you {duty}.|You have a busy shift.] A relative stops you and demands news that you may not give. What do you say?",
    probes: ["How did you check who may be told?", "How did you know that they had understood?"],
    weak: "Avoids the talk, argues or tells too much.",
    middle: "Stays calm, checks permission and speaks plainly.",
    strong:
      "Calm and plain, checks permission and understanding, and keeps the promised call-back.",
    calledBy: [
      "famil",
      "patient",
      "educat",
      "counsel",
      "support",
      "resident",
      "communicat",
      "advocat",
    ],
  },
  {
    name: "Ordering the work",
    past: "Tell me about a time you worked[ {shift}] with less help than you needed. How did you decide what came first?",
    situation:
      "[It is your turn to {duty}.|Your list is full.] Two patients need you at once and help is busy. What do you do?",
    probes: [
      "What did you leave for later, and whom did you tell?",
      "What would have made you change the order?",
    ],
    weak: "Works in the order of alarms or requests.",
    middle: "Orders by risk and calls for help.",
    strong: "Orders by risk, delegates, says aloud what waits and comes back to it.",
    calledBy: ["shift", "caseload", "assign", "priorit", "ratio", "charge", "pace", "schedul"],
  },
  {
    name: "Infection and records",
    past: "Tell me about a precaution or a record[ in {specialism} work] that you insisted on when others were in a hurry. What happened?",
    situation:
      "[You and a senior colleague {duty}.|You work next to a senior colleague.] The colleague skips a precaution. What do you do?",
    probes: ["What exactly did you say, and in front of whom?", "What did you chart, and when?"],
    weak: "Stays silent or charts it later from memory.",
    middle: "Speaks up and keeps the record true.",
    strong: "Speaks up at once and kindly, protects the patient, records and follows up.",
    calledBy: ["infection", "steril", "document", "chart", "record", "hygiene", "privacy", "clean"],
  },
];
