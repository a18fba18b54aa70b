import type { Ledger } from "#ledger/ledger.ts";
import { capital, inSentence } from "#ledger/words.ts";
import { tellingOpen } from "#tools/asked.ts";
import type { EngagementHub } from "#tools/engagement-hub/tool.ts";
import { assetLine } from "#tools/assets.ts";
import { clip, withoutStop } from "#tools/clip.ts";
import { tellingMusts } from "#tools/demands.ts";
import { deedsOf } from "#tools/message-parts.ts";
import { deciderOf, known, rangeOf } from "#tools/phrases.ts";
import { vary } from "#tools/vary.ts";

type Touchpoint = EngagementHub["touchpointIdeas"][number];

/** What else reaches people, each around a person, a task or a link of this job. */
export function writeTouchpoints(ledger: Ledger): Touchpoint[] {
  const rows = [
    callWithTheTeam(ledger),
    pageOnTheWork(ledger),
    linkToRead(ledger),
    dayOnSite(ledger),
    noteToPassOn(ledger),
    community(ledger),
  ].filter((row) => row !== null);
  return rows.slice(0, 5).map((row) => ({
    ...row,
    channel: clip(row.channel, 200),
    idea: clip(capital(row.idea), 600),
  }));
}

function callWithTheTeam(ledger: Ledger): Touchpoint {
  const { plan } = ledger;
  const owner = inSentence(plan.competencies.at(-1)?.owner ?? deciderOf(ledger));
  const [asked] = tellingOpen(ledger);
  const deed = deedsOf(ledger)[2] ?? deedsOf(ledger)[0];
  const about = asked?.thing ?? (deed ? `how to ${deed.text}` : "the work");
  return {
    channel: "Phone",
    idea: `Ten minutes with the ${owner.replace(/^the /u, "")} on ${about}`,
    when: "after message two",
    ...known("plan", asked?.id, deed?.id),
  };
}

function pageOnTheWork(ledger: Ledger): Touchpoint | null {
  const [deed, next] = deedsOf(ledger);
  const chosen = next ?? deed;
  return chosen === undefined
    ? null
    : {
        channel: "Written page",
        idea: vary(
          ledger,
          `Half a page by the team on how they ${chosen.text}`,
          `A short note from inside: what it takes to ${chosen.text}`,
          `Three photos or screens, and one line: ${chosen.text}`,
        ),
        when: "before message three",
        ...known("plan", chosen.id),
      };
}

function linkToRead(ledger: Ledger): Touchpoint | null {
  const asset = assetLine(ledger);
  if (asset === null) return null;
  const [must] = tellingMusts(ledger);
  const readers = must ? `people with ${must.asked}` : "people who asked";
  return {
    channel: "Link",
    idea: `For ${readers}: ${asset.line.replace(/^[^:]{1,90}: /u, "")}`,
    when: "with message three",
    ...known("plan", asset.id, must?.id),
  };
}

function dayOnSite({ reading: { workType, schedule, place } }: Ledger): Touchpoint | null {
  if (workType === null || workType.type === "remote" || place.isRemote) return null;
  const days = /day\b/u.test(workType.officeDays ?? "") ? workType.officeDays : null;
  const shift = schedule?.shift ?? null;
  if (days === null && shift === null) return null;
  return {
    channel: "On site",
    idea:
      shift === null ? `A coffee with the team on ${days}` : `An hour on the floor during ${shift}`,
    when: "after the screen",
    ...known("plan", workType.id, schedule?.id),
  };
}

function noteToPassOn(ledger: Ledger): Touchpoint {
  const { reading } = ledger;
  const range = rangeOf(ledger);
  const [must] = tellingMusts(ledger);
  const parts = [reading.title.clean, reading.place.text, range, must?.asked].filter(
    (part) => part !== null && part !== undefined,
  );
  return {
    channel: "Referral",
    idea: `A note for colleagues: ${parts.map((part) => clip(part, 120)).join("; ")}`,
    when: "first week",
    ...known("plan", "title", "place", reading.pay?.id, must?.id),
  };
}

const gathering = /meet|event|chapter|fair|societ|community|group|association|guild|board/iu;

function community(ledger: Ledger): Touchpoint | null {
  const found = ledger.rules.channels.find(({ name }) => gathering.test(name));
  if (found === undefined) return null;
  const [must] = tellingMusts(ledger);
  const about = must ? `, and ask about ${must.asked}` : "";
  return {
    channel: found.name,
    idea: `${withoutStop(found.play)}${about}`,
    when: "once a month",
    ...known("plan", "occupation", must?.id),
  };
}
