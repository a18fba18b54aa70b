import { partWords } from "#ledger/difficulty.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { formatMoney, formatOffer } from "#english/money.ts";
import { unstatedParts } from "#ledger/usual-pay.ts";
import { inSentence, joinOr } from "#ledger/words.ts";
import { clip } from "#tools/clip.ts";
import { phrase, searchLink } from "#tools/links.ts";
import { demandOf, benefitsByKind, openDoor } from "#tools/market-words.ts";
import type { MarketPulse } from "#tools/market-pulse/tool.ts";
import { deciderOf, known, mustsOf, rangeOf } from "#tools/phrases.ts";

type Row = MarketPulse["competitiveLandscape"][number];

/** One row per employer the recruiter named; what they offer is asked, never invented. */
export function writeLandscape(ledger: Ledger): Row[] {
  const { competitors, title } = ledger.reading;
  const questions = listQuestions(ledger);
  if (competitors.length === 0) return [writeNobody(ledger, questions)];
  return competitors.slice(0, 12).map(({ id, text }, at) => {
    const name = clip(text, 80);
    const mine = pickTwo(questions, at);
    return {
      employer: clip(text, 200),
      findOut: mine.map(({ ask }) => ask(name)).join(" "),
      compareWith: clip(mine.map(({ ours }) => ours).join("; "), 600),
      links: [
        { label: "Open jobs", url: searchLink(phrase(name), phrase(title.base), "jobs") },
        { label: "Employee reviews", url: searchLink(phrase(name), "employee", "reviews") },
      ],
      ...known("unknown", id, ...mine.flatMap(({ facts }) => facts)),
    };
  });
}

type Question = { ask: (name: string) => string; ours: string; facts: string[] };

/** The rows take turns, so that three employers are asked six different things. */
function pickTwo(questions: readonly Question[], at: number): Question[] {
  const first = (at * 2) % questions.length;
  return [questions[first], questions[(first + 1) % questions.length]].filter(
    (one, index, all) => one !== undefined && all.indexOf(one) === index,
  ) as Question[];
}

type Bank = (ledger: Ledger) => Question | null;

/** What to find out is what we are weakest in, or proudest of. */
const bank: readonly Bank[] = [
  (ledger) => {
    const { occupation, reading } = ledger;
    const range = rangeOf(ledger);
    const offer = reading.pay?.offer;
    const top = offer?.max ?? offer?.min ?? null;
    if (range === null || !offer || top === null) {
      return {
        ask: (name) => `Does ${name} print a range for ${occupation.people}, and which?`,
        ours: "ours: not known",
        facts: ["title"],
      };
    }
    return {
      ask: (name) =>
        `Does ${name} print a range for ${occupation.people}, and does it pass ${formatMoney(top, offer.currency, offer.period)}?`,
      ours: range,
      facts: ["pay.range"],
    };
  },
  ({ reading: { workType } }) =>
    workType === null || workType.type === "on-site"
      ? null
      : {
          ask: (name) =>
            `How many office days does ${name} ask for, against ${inSentence(workType.officeDays ?? workType.text)} here?`,
          ours: inSentence(workType.text),
          facts: [workType.id],
        },
  ({ reading: { schedule } }) => {
    const shift = schedule?.shift ?? null;
    if (schedule === null || shift === null || shift === "days") return null;
    return {
      ask: (name) => `What does ${name} add for ${shift}, and how long are the shifts?`,
      ours: inSentence(schedule.text),
      facts: [schedule.id],
    };
  },
  ({ market: { atTarget } }) =>
    atTarget?.kind !== "commission"
      ? null
      : {
          ask: (name) =>
            `What does ${name} pay on target, against ${formatOffer(atTarget.yearly)}, and how many reach it?`,
          ours: `${formatOffer(atTarget.yearly)} on target`,
          facts: [atTarget.id],
        },
  (ledger) => {
    const [must] = mustsOf(ledger);
    return must === undefined
      ? null
      : {
          ask: (name) => `Does ${name} ask for ${demandOf(must)}, or hire without it?`,
          ours: demandOf(must),
          facts: [must.id],
        };
  },
  ({ reading, rules }) => {
    const [part] = unstatedParts(reading, rules);
    return part === undefined
      ? null
      : {
          ask: (name) => `Does ${name} state ${partWords(part)}?`,
          ours: `${partWords(part)}: not stated`,
          facts: ["title"],
        };
  },
  (ledger) => {
    const [benefit] = benefitsByKind(ledger);
    return benefit === undefined
      ? null
      : {
          ask: (name) => `Does ${name} match this: ${inSentence(benefit.text)}?`,
          ours: inSentence(benefit.text),
          facts: [benefit.id],
        };
  },
  (ledger) => {
    const open = openDoor(ledger);
    return open === null
      ? null
      : {
          ask: (name) =>
            `Do people at ${name} work with ${joinOr(open.alternatives.slice(0, 2))}? Here that counts for ${demandOf(open.requirement)}.`,
          ours: `${joinOr(open.alternatives.slice(0, 2))} counts`,
          facts: [open.requirement.id],
        };
  },
  ({ reading: { redFlags } }) => {
    const flag = redFlags.find(({ owner }) => owner === "employer");
    return flag === undefined
      ? null
      : {
          ask: (name) =>
            `Is ${name} in better shape than we are on this: ${inSentence(flag.text)}?`,
          ours: inSentence(flag.text),
          facts: [flag.id],
        };
  },
];

function listQuestions(ledger: Ledger): Question[] {
  return bank.flatMap((question) => question(ledger) ?? []);
}

function writeNobody(ledger: Ledger, questions: readonly Question[]): Row {
  const { reading, occupation, company } = ledger;
  const asks = questions.slice(0, 3);
  const place = reading.place.city ?? reading.place.text;
  const kind =
    company.industry === "" || company.industry === "other" ? "" : `${company.industry} `;
  return {
    employer: "None named yet",
    findOut: `Ask ${deciderOf(ledger)} which ${kind}employers near ${clip(place, 80)} people come from and leave to. ${asks.map(({ ask }) => ask("each of them")).join(" ")}`,
    compareWith: clip(asks.map(({ ours }) => ours).join("; "), 600),
    links: [
      {
        label: clip(`Who hires ${occupation.people}`, 200),
        url: searchLink(phrase(reading.title.base), "jobs", place),
      },
    ],
    ...known("unknown", "place", "company", ...asks.flatMap(({ facts }) => facts)),
  };
}
