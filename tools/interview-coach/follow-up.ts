import { hiringManagerOf } from "#ledger/facts/hiring-manager.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { greetingOf } from "#tools/interview-coach/greeting.ts";
import type { InterviewCoach } from "#tools/interview-coach/schema.ts";
import { known } from "#tools/writing/phrases.ts";
import { inStyle, styleOf } from "#tools/writing/voice.ts";
import { figure, say, titleOf } from "#tools/writing/say.ts";

export function writeFollowUp(ledger: Ledger): InterviewCoach["followUpNotes"] {
  const { plan, reading, company } = ledger;
  const thanks = say`thank you for your time today. You will hear from me by {{date}}, whatever the answer is. If a question of yours was left open, write back and I will find out.`;
  return {
    template: ["Stage and question", "Their words", "Rating by cue", "Answer we owe"],
    debriefRules: [
      say`Notes and ratings go in before anyone talks.`,
      say`Whoever asked speaks first.`,
      say`Repeat what was said, not how it felt.`,
      say`${figure(hiringManagerOf(reading))} decides last and writes the reason down.`,
    ],
    candidateFollowUp: {
      channel: "e-mail",
      subject: say`Next steps: ${titleOf(ledger)}`,
      body: inStyle(`${greetingOf(ledger)}\n\n${thanks}`, styleOf(company)),
      ...known("plan", "title"),
    },
    ...known("plan", plan.id, "occupation"),
  };
}
