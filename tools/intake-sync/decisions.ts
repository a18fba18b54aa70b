import { partWords } from "#ledger/difficulty.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { disputableLines } from "#ledger/open-questions.ts";
import { formatMoney, perWords } from "#english/money.ts";
import { nameOfMust } from "#ledger/must-words.ts";
import { capital, inSentence } from "#ledger/words.ts";
import { unstatedParts } from "#ledger/usual-pay.ts";
import type { IntakeSync } from "#tools/intake-sync/tool.ts";
import { conflictsOf, idsOf, known, mustsOf, ownerOf, rangeOf } from "#tools/phrases.ts";

type Decision = IntakeSync["roleAlignment"]["openDecisions"][number];
/** What is chosen, and what it costs. */
type Option = readonly [option: string, cost: string];

const most = 8;

/** What only the hiring manager can settle, each with its options; the first is what we do until then. */
export function writeDecisions(ledger: Ledger): Decision[] {
  return [
    ...aboutConflicts(ledger),
    ...aboutListed(ledger),
    ...aboutMoney(ledger),
    ...aboutPart(ledger),
    ...aboutYears(ledger),
    ...aboutFlags(ledger),
  ].slice(0, most);
}

function decide(
  decision: string,
  owner: string,
  options: readonly Option[],
  ...facts: (string | undefined)[]
): Decision {
  return {
    decision: decision.slice(0, 600),
    owner: owner.slice(0, 200),
    options: options.map(([option, cost], at) => ({
      option: option.slice(0, 600),
      cost: cost.slice(0, 600),
      isDefault: at === 0,
    })),
    ...known("derived", ...facts),
  };
}

function aboutConflicts(ledger: Ledger): Decision[] {
  return conflictsOf(ledger).map(({ id, conflict: { about, used, other } }) =>
    decide(
      `${capital(inSentence(about))}: which reading holds?`,
      ownerOf(ledger),
      [
        [`"${used}", as the form says`, `the posting has to change its "${inSentence(other)}"`],
        [
          `"${other}", as the posting says`,
          `the form has to change its "${inSentence(used)}", and every report with it`,
        ],
      ],
      id,
    ),
  );
}

function aboutListed(ledger: Ledger): Decision[] {
  const extra = disputableLines(ledger.reading);
  const [first] = extra;
  const [must] = mustsOf(ledger);
  if (first === undefined) return [];
  const names = extra.slice(0, 4).map((one) => `"${nameOfMust(one)}"`);
  const lead = must === undefined ? "what counts" : nameOfMust(must);
  return [
    decide(
      `What of the posting's further list counts: ${names.join("; ")}?`,
      ownerOf(ledger),
      [
        [`None: ${names[0]} becomes interview matter`, `widest pool; ${lead} decides`],
        ["All of it", `people with ${lead} and without ${names.at(-1)} are out`],
        ...(extra.length > 1
          ? [[`Only ${names[0]}`, `one more line beside ${lead}`] as const]
          : []),
      ],
      "requirements.count",
      must?.id,
      ...idsOf(extra),
    ),
  ];
}

function aboutMoney(ledger: Ledger): Decision[] {
  const [move] = ledger.market.moves;
  if (move === undefined || rangeOf(ledger) === null) return [];
  const { id, point, to, from, unit, perYear } = move;
  const print = (amount: number) => `${formatMoney(amount, "USD", unit)} ${perWords(unit)}`;
  return [
    decide(
      `Where should the ${point} of the range stand, now ${print(from)}?`,
      `${ownerOf(ledger)}, finance`,
      [
        [`Keep ${print(from)}`, `under ${to.name} in ${to.place}, ${print(to.amount)}`],
        [
          `Raise it to ${print(to.amount)}`,
          `up to ${formatMoney(perYear, "USD", "year")} a year for one person`,
        ],
      ],
      id,
      "pay.range",
      "gaps",
      "wage",
      "levels",
    ),
  ];
}

function aboutPart(ledger: Ledger): Decision[] {
  const [missing] = unstatedParts(ledger.reading, ledger.rules);
  const range = rangeOf(ledger);
  if (missing === undefined) return [];
  const part = partWords(missing);
  return [
    decide(
      `Will ${part} be stated?`,
      "HR compensation",
      [
        [
          `State ${part}, even if there is none`,
          range === null ? "one answer" : `${range} then reads in full`,
        ],
        [`Leave ${part} out`, range === null ? "everyone asks" : `${range} has to stand alone`],
      ],
      ledger.reading.pay?.id,
    ),
  ];
}

function aboutYears(ledger: Ledger): Decision[] {
  const asked = mustsOf(ledger).find((must) => must.years !== null && must.conflict === null);
  if (asked === undefined) return [];
  const name = nameOfMust(asked);
  const topic = ledger.plan.competencies.find((one) => one.topic !== null)?.topic ?? null;
  return [
    decide(
      `Is ${name} a line, or a sign of something?`,
      ownerOf(ledger),
      [
        [
          `A line: out without ${name}`,
          topic === null ? "loses quick learners" : `simple to screen, blind to ${topic}`,
        ],
        [
          `A sign: ${inSentence(ledger.rules.feeders.relaxation)}`,
          topic === null ? "shown in interviews" : `questions on ${topic} must show it`,
        ],
      ],
      asked.id,
      ...ledger.plan.competencies.flatMap(({ facts }) => facts),
    ),
  ];
}

function aboutFlags(ledger: Ledger): Decision[] {
  const flag = ledger.reading.redFlags.find(({ owner }) => owner === "employer");
  if (flag === undefined) return [];
  const text = `"${inSentence(flag.text)}"`;
  return [
    decide(
      `Who answers candidates about ${text}?`,
      ownerOf(ledger),
      [
        [`${ownerOf(ledger)}, in one agreed sentence`, "a short talk"],
        ["Whoever is asked", `several answers on ${text}, compared afterwards`],
      ],
      flag.id,
    ),
  ];
}
