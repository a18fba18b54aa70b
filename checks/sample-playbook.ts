import type { Playbook } from "#knowledge/playbook.ts";
import { shipped } from "#knowledge/shipped.ts";

const plumbers = shipped.playbooks.find(({ key }) => key === "plumbers") as Playbook;

/** A playbook with a trap of its own; tests only. */
export const samplePlaybook: Playbook = {
  ...plumbers,
  doNotAsk: [
    {
      topic: "tickets from another local",
      no: "Which local did your father get you into? How strong is your back these days?",
      instead: "Can you do the listed lifting, with or without accommodation?",
    },
  ],
  wordingExceptions: ["journeyman", "load", "lead"],
};
