import type { Ledger } from "#ledger/ledger.ts";
import { isByPost } from "#tools/engagement-hub/pipeline.ts";
import type { EngagementHub } from "#tools/engagement-hub/schema.ts";
import { known } from "#tools/writing/phrases.ts";
import { quote, say } from "#tools/writing/say.ts";

type Touchpoint = EngagementHub["touchpointIdeas"][number];

const most = 2;

/** What reaches people besides the messages. */
export function writeTouchpoints(ledger: Ledger): Touchpoint[] {
  const { reading, plan } = ledger;
  const [link] = reading.assets;
  const isRemote = reading.place.isRemote || reading.workType?.type === "remote";
  const { engagement } = ledger.playbook;
  const rows = [
    ...(engagement === undefined ? [] : [{ ...engagement.show, ...known("plan", plan.id) }]),
    ...(link
      ? [
          {
            channel: "Link",
            idea: say`Send ${quote(link)} with one line of your own on why it is worth a look.`,
            when: "Once, after a reply",
            ...known("plan", link.id),
          },
        ]
      : []),
    isByPost(ledger)
      ? {
          channel: "Phone",
          idea: "Call everybody who meets the must-haves on the day they apply.",
          when: "From the first day",
          ...known("plan", plan.id),
        }
      : {
          channel: "Hiring manager",
          idea: "Forward two lines about the work in the manager's own words.",
          when: "After a maybe",
          ...known("plan", plan.id),
        },
    ...(reading.isReasonInside
      ? []
      : [
          {
            channel: "Colleagues",
            idea: "Ask everybody who does this work here for one name, and tell them what came of it.",
            when: "In the first week",
            ...known("plan", plan.id),
          },
        ]),
    isRemote
      ? {
          channel: "Video",
          idea: "Offer half an hour with the team and nobody who decides.",
          when: "After the first call",
          ...known("plan", reading.workType?.id, "place"),
        }
      : {
          channel: "On site",
          idea: "Show people who hesitate the place, without an interview.",
          when: "After the first call",
          ...known("plan", reading.workType?.id, "place"),
        },
  ];
  return rows.slice(0, most);
}
