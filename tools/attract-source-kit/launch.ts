import type { FactId } from "#contract/examination.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { capital, inSentence } from "#ledger/words.ts";
import { openForCandidates } from "#tools/asked.ts";
import type { AttractSourceKit } from "#tools/attract-source-kit/tool.ts";
import type { Briefing } from "#tools/briefing.ts";
import { clip, joinItems, withoutStop } from "#tools/clip.ts";
import { askedFor, sayableMusts } from "#tools/demands.ts";
import { dueDay, idsOf, known, listedOf, mustsOf, ownerOf, rangeOf } from "#tools/phrases.ts";

type Row = { item: string; owner: string; inDays: number; facts: readonly (FactId | undefined)[] };

const recruiter = "Recruiter";

/** What must be true before the post goes out, each from a fact or a gap of this job. */
export function writeChecklist(briefing: Briefing): AttractSourceKit["launchChecklist"] {
  const { ledger } = briefing;
  const rows = [
    ...aboutPay(ledger),
    ...aboutDemands(ledger),
    ...aboutAnswers(ledger),
    ...aboutThePost(ledger),
    ...aboutProcess(ledger),
  ];
  return rows.slice(0, 12).map(({ item, owner, inDays, facts }) => ({
    item: clip(capital(item), 600),
    owner: clip(capital(owner), 200),
    due: dueDay(briefing, inDays),
    ...known("plan", ...facts),
  }));
}

function aboutPay(ledger: Ledger): Row[] {
  const range = rangeOf(ledger);
  const { law, plan } = ledger;
  const duty = law.rules.find(({ when, reach }) => when === "posting" && reach !== "notYet");
  const price: Row =
    range === null
      ? { item: "No post without a range", owner: "HR", inDays: 1, facts: ["unknown.pay"] }
      : {
          item: `${range} in post, system and offer`,
          owner: recruiter,
          inDays: 1,
          facts: ["pay.range"],
        };
  return duty === undefined
    ? [price]
    : [
        price,
        {
          item: `${duty.place} rule: ${duty.parts.map(partName).join(", ")}`,
          owner: recruiter,
          inDays: 1 + plan.stepDays,
          facts: [duty.factId],
        },
      ];
}

/** "closingDate" as "closing date". */
function partName(part: string): string {
  return part.replace(/(?<=[a-z])(?=[A-Z])/gu, " ").toLowerCase();
}

function aboutDemands(ledger: Ledger): Row[] {
  const owner = ownerOf(ledger);
  const listed = listedOf(ledger)
    .filter(({ kind }) => kind !== "authorization")
    .slice(0, 3);
  const conflicts = mustsOf(ledger).filter(({ conflict }) => conflict !== null);
  return [
    ...conflicts.slice(0, 2).map(({ id, conflict }) => ({
      item: `One answer on ${inSentence(conflict?.about ?? "")}`,
      owner,
      inDays: 1,
      facts: [id],
    })),
    ...(listed.length === 0
      ? []
      : [
          {
            item: `Keep or drop: ${joinItems(listed.map((one) => askedFor(one) ?? inSentence(one.text)))}`,
            owner,
            inDays: 1,
            facts: idsOf(listed),
          },
        ]),
  ];
}

function aboutAnswers(ledger: Ledger): Row[] {
  const { reading, plan } = ledger;
  const asked = openForCandidates(ledger).slice(0, 2);
  const claim = reading.benefits.find(({ isClaim }) => isClaim);
  return [
    ...asked.map(({ id, thing, ask }) => ({
      item: `${capital(thing)}: answered, or open on purpose`,
      owner: ask,
      inDays: 1 + plan.stepDays,
      facts: [id],
    })),
    ...(claim === undefined
      ? []
      : [
          {
            item: `The list behind "${withoutStop(claim.text)}"`,
            owner: "HR",
            inDays: 1 + plan.stepDays,
            facts: [claim.id],
          },
        ]),
  ];
}

function aboutThePost({ reading, plan }: Ledger): Row[] {
  const { apply, assets } = reading;
  const to =
    /[\w.+-]{1,64}@[\w.-]{1,120}|https?:\/\/\S{3,200}/u.exec(apply?.text ?? "")?.[0] ?? null;
  const [link] = assets;
  return [
    apply === null
      ? { item: "An apply address", owner: recruiter, inDays: 1, facts: ["unknown.applyLink"] }
      : {
          item: to === null ? "Apply once yourself" : `A test application to ${withoutStop(to)}`,
          owner: recruiter,
          inDays: 1 + plan.stepDays,
          facts: [apply.id],
        },
    ...(link === undefined
      ? []
      : [
          {
            item: `Permission to share ${clip(link.text, 160)}`,
            owner: recruiter,
            inDays: 1 + plan.stepDays,
            facts: [link.id],
          },
        ]),
  ];
}

function aboutProcess(ledger: Ledger): Row[] {
  const { plan } = ledger;
  const [must] = sayableMusts(ledger);
  const names = plan.competencies.slice(0, 2).map(({ name }) => inSentence(name));
  return [
    {
      item: must ? `Ten profiles read by hand for ${must.asked}` : "Ten profiles read",
      owner: recruiter,
      inDays: 1 + plan.stepDays,
      facts: [must?.id],
    },
    {
      item:
        names.length > 0 ? `Interview hours held for ${joinItems(names)}` : "Interview hours held",
      owner: ownerOf(ledger),
      inDays: 1 + 2 * plan.stepDays,
      facts: [plan.id],
    },
  ];
}
