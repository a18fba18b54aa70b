import type { Ledger } from "#ledger/ledger.ts";
import { extraFormOf, baseFormOf } from "#tools/offer-navigator/pay-form.ts";
import type { OfferNavigator } from "#tools/offer-navigator/schema.ts";
import { known } from "#tools/writing/phrases.ts";
import { quote, rangeOf, say, type Slot } from "#tools/writing/say.ts";

type Row = OfferNavigator["negotiationGuidance"][number];
type Script = { they: string; say: string; before?: string; facts?: readonly string[] };

const mostRows = 3;

/** What a recruiter answers aloud. Candidates hear the stated pay and never how far we could go. */
export function writeNegotiation(ledger: Ledger): Row[] {
  const [first, ...further] = aboutBase(ledger);
  const special = aboutExtra(ledger);
  const scripts = [...(first ? [first] : []), ...special, ...further, ...always];
  return scripts.slice(0, mostRows).map(({ they, say: youSay, before, facts = [] }) => ({
    ifTheySay: they,
    youSay,
    before: before ?? null,
    ...known("plan", "title", ...facts),
  }));
}

function aboutBase(ledger: Ledger): Script[] {
  const range = rangeOf(ledger);
  const form = baseFormOf(ledger);
  if (form === "scale") return onScale;
  if (form === "bands") return onBands;
  if (form === "rate") return onRate;
  if (form === "week" && range !== null) return onWeek(range);
  if (form === "unknown" || range === null) {
    return [
      {
        they: "What does it pay?",
        say: "I do not have the whole range yet, and I will not guess. You will have it in writing before you interview.",
        before: "Bottom and top of the base, from whoever decides them",
      },
    ];
  }
  if (form === "shifts") return onShifts();
  return form === "oneFigure" ? onOneFigure(range) : onRange(range);
}

const onScale: Script[] = [
  {
    they: "Can I start higher?",
    say: "Pay follows the scale, so nobody here bargains. Send me your years and credentials, and HR will tell you the place they reach.",
    before: "Which years and credentials the scale counts",
  },
  {
    they: "Who decides where I am placed?",
    say: "HR does, by the same table for everybody. You get the place and the reason in writing.",
  },
];

const onBands: Script[] = [
  {
    they: "Which of the ranges applies to me?",
    say: "That goes by where you work and at which level. I will have it confirmed and send it to you before you interview.",
    before: "Which range applies to whom, from whoever approves pay",
    facts: ["pay.range"],
  },
];

const onRate: Script[] = [
  {
    they: "Is there room on the rate?",
    say: "The posted rate is the same for everybody. I will send you in writing what it counts and what is paid beside it.",
    before: "What the rate counts, and any minimum, from operations",
    facts: ["pay.range"],
  },
];

function onWeek(range: Slot): Script[] {
  return [
    {
      they: "Is that week guaranteed?",
      say: say`No. It is stated as ${range}, and I will send you in writing what is counted in it and how a slow week looks.`,
      before: "What the week counts, and any minimum, from operations",
      facts: ["pay.range"],
    },
    {
      they: "Can you raise the rate?",
      say: "The rate is the same for everybody who does this work. What I can get you is the rule for every part that comes on top of it.",
    },
  ];
}

function onShifts(): Script[] {
  return [
    {
      they: "Can you do better?",
      say: "The base is the same for everybody, and the shift decides what comes on top. Which shifts could you work? I will tell you the rate of each.",
      before: "Which shifts are open today",
      facts: ["pay.range"],
    },
  ];
}

function onOneFigure(range: Slot): Script[] {
  return [
    {
      they: "Is there room on the pay?",
      say: say`The posted pay is ${range}. Tell me what else has to be right for you, and I will ask.`,
      facts: ["pay.range"],
    },
  ];
}

function onRange(range: Slot): Script[] {
  return [
    {
      they: "Can you do better?",
      say: say`The posted range is ${range}, and the offer rests on what the interviews showed. What matters most to you? I will take it to the manager.`,
      before: "The reason for this offer, in one sentence",
      facts: ["pay.range"],
    },
    {
      they: "I need more than your range.",
      say: "Thank you for saying so. The posted range is what I can offer within. Which figure would work? I will ask whether there is any way.",
    },
  ];
}

function aboutExtra({ reading, market, ...rest }: Ledger): Script[] {
  const part = (kind: string) => reading.payParts.find((one) => one.kind === kind);
  const tips = part("tips");
  const differential = part("differential");
  switch (extraFormOf({ reading, market, ...rest })) {
    case "onTarget":
      return market.atTarget === null
        ? []
        : [
            {
              they: "How much of it is base?",
              say: say`The posting puts it like this: ${quote(market.atTarget.part)}. The base is part of the figure at target, and I will bring you the plan in writing.`,
              before: "Quota, attainment and payout dates on one page",
              facts: [market.atTarget.id, market.atTarget.part.id],
            },
          ];
    case "tips":
      return tips === undefined
        ? []
        : [
            {
              they: "What do the tips come to?",
              say: say`The posting puts it like this: ${quote(tips)}. The rate is promised and the tips are not, so ask somebody on the floor.`,
              facts: [tips.id],
            },
          ];
    case "differential":
      return differential === undefined
        ? []
        : [
            {
              they: "What comes on top of base?",
              say: say`The posting says ${quote(differential)}. It is paid beside the base and stands apart in the letter.`,
              facts: [differential.id],
            },
          ];
    default:
      return [];
  }
}

const always: readonly Script[] = [
  {
    they: "Another employer offers more.",
    say: "Let us put both on one page, with hours and terms. What do you like best about theirs, and when do you have to answer?",
  },
  {
    they: "I need more time.",
    say: "Take it. What is still open, and who here could answer it for you?",
    before: "The day the offer ends",
  },
  {
    they: "What did the last person earn?",
    say: "I cannot share a colleague's pay. I can explain how this offer was arrived at.",
  },
];
