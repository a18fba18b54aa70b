import { formatMoney, perWords } from "#english/money.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { clip } from "#tools/writing/clip.ts";
import { phrase, webSearchLink } from "#tools/document/links.ts";
import type { MarketPulse } from "#tools/market-pulse/schema.ts";
import { known, listedOf, mustsOf } from "#tools/writing/phrases.ts";
import { count, figure, rangeOf, say, scheduleOf, workplaceOf } from "#tools/writing/say.ts";

type Row = MarketPulse["competitiveLandscape"][number];
type Question = { ask: string; ours: string; facts: string[] };

const mostRows = 5;

/** One row for each employer the job names; what they offer is asked, never invented. */
export function writeLandscape(ledger: Ledger): Row[] {
  const { competitors, title } = ledger.reading;
  const questions = listQuestions(ledger);
  if (competitors.length === 0) return [nobodyNamed(ledger)];
  return competitors.slice(0, mostRows).map(({ id, text }, at) => {
    const name = clip(text, 80);
    const mine = [
      questions[(at * 2) % questions.length],
      questions[(at * 2 + 1) % questions.length],
    ]
      .filter((one, index, all) => one !== undefined && all.indexOf(one) === index)
      .flatMap((one) => one ?? []);
    return {
      employer: clip(text, 200),
      findOut: mine.map(({ ask }) => ask).join(" "),
      compareWith: mine.map(({ ours }) => ours).join(" "),
      links: [{ label: "Open jobs", url: webSearchLink(phrase(name), phrase(title.base), "jobs") }],
      ...known("unknown", id, ...mine.flatMap(({ facts }) => facts)),
    };
  });
}

/** The rows take turns, so that no two employers are asked the same. */
function listQuestions(ledger: Ledger): Question[] {
  const { reading, market } = ledger;
  const { schedule, workType, pay } = reading;
  const range = rangeOf(ledger);
  const hours = scheduleOf(ledger);
  const where = workplaceOf(ledger);
  const top = pay?.offer?.max ?? pay?.offer?.min ?? null;
  const musts = [...mustsOf(ledger), ...listedOf(ledger)];
  return [
    range === null || !pay?.offer || top === null
      ? {
          ask: say`Do they print a pay range?`,
          ours: say`Our range is not known yet.`,
          facts: ["title"],
        }
      : {
          ask: say`Do they print a pay range, and does it pass ${figure(`${formatMoney(top, pay.offer.currency, pay.offer.period)} ${perWords(pay.offer.period)}`)}?`,
          ours: say`The top of our range.`,
          facts: ["pay.range"],
        },
    ...(where === null || workType === null || workType.type === "on-site"
      ? []
      : [
          {
            ask: say`How many days a week are their people on site?`,
            ours: say`Ours is ${where}.`,
            facts: [workType.id],
          },
        ]),
    ...(hours === null || schedule === null
      ? []
      : [
          {
            ask: say`Which hours do they ask for, and what do they add for them?`,
            ours: say`Our hours: ${hours}.`,
            facts: [schedule.id],
          },
        ]),
    ...(market.atTarget?.kind === "commission"
      ? [
          {
            ask: say`What do they pay on target, and how many people reach it?`,
            ours: say`What we pay on target.`,
            facts: [market.atTarget.id],
          },
        ]
      : []),
    {
      ask: say`Which of our must-haves do they leave out of their posts?`,
      ours: say`We ask for ${count(musts.length, "must-have", "must-haves")}.`,
      facts: ["requirements.count"],
    },
    {
      ask: say`What do they offer beyond base pay?`,
      ours: say`The benefits of our posting.`,
      facts: ["title"],
    },
    {
      ask: say`How fast do they answer people who apply?`,
      ours: say`Agree how fast we can be.`,
      facts: ["title"],
    },
    {
      ask: say`What do people who left them say about why?`,
      ours: say`Have our own answer ready.`,
      facts: ["title"],
    },
  ];
}

function nobodyNamed({ reading }: Ledger): Row {
  const place = reading.place.city ?? reading.place.text;
  return {
    employer: "None named yet",
    findOut: say`Who else hires these people here? The hiring manager knows.`,
    compareWith: say`Pay, hours and place.`,
    links: [
      {
        label: "Who else is hiring",
        url: webSearchLink(phrase(reading.title.base), "jobs", clip(place, 80)),
      },
    ],
    ...known("unknown", "title", "place"),
  };
}
