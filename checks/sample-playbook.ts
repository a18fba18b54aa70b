import type { Playbook } from "#knowledge/playbook.ts";
import { shippedPlaybooks } from "#knowledge/shipped.ts";

const trades = shippedPlaybooks.find(({ key }) => key === "skilled-trades") as Playbook;

/** A playbook with a trap of its own; tests only. */
export const samplePlaybook: Playbook = {
  ...trades,
  doNotAsk: [
    {
      topic: "tickets from another local",
      no: "Which local did your father get you into? How strong is your back these days?",
      instead: "Can you do the listed lifting, with or without accommodation?",
    },
  ],
  wordingExceptions: ["journeyman", "load", "lead"],
};
