import { isPayStated } from "#ledger/facts/pay-rate.ts";
import { mostMusts } from "#ledger/market/difficulty.ts";
import { hiringManagerOf } from "#ledger/facts/hiring-manager.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { disputableLines } from "#ledger/questions/open-questions.ts";
import { topicOfConflict } from "#ledger/questions/conflict-questions.ts";
import { formatMoney, perWords } from "#english/money.ts";
import { isDecided } from "#tools/intake-sync/decided.ts";
import { payMoveOf } from "#tools/intake-sync/pay-move.ts";
import type { IntakeSync } from "#tools/intake-sync/schema.ts";
import { conflictsOf, idsOf, known, mustsOf } from "#tools/writing/phrases.ts";
import { count, figure, missing, quote, say } from "#tools/writing/say.ts";

type Decision = IntakeSync["roleAlignment"]["openDecisions"][number];
/** What is chosen, and what it costs. */
type Option = readonly [option: string, cost: string];

const most = 3;

/** What only the hiring manager can settle; the first option is what we do until then. */
export function writeDecisions(ledger: Ledger): Decision[] {
  const needed = [
    ...aboutConflicts(ledger),
    ...aboutListed(ledger),
    ...aboutPay(ledger),
    ...aboutLength(ledger),
  ];
  return [...needed, ...aboutYears(ledger)].slice(0, most);
}

function decide(
  ledger: Ledger,
  decision: string,
  options: readonly Option[],
  ...facts: (string | undefined)[]
): Decision {
  return {
    decision,
    owner: hiringManagerOf(ledger.reading),
    options: options.map(([option, cost], at) => ({ option, cost, isDefault: at === 0 })),
    ...known("derived", ...facts),
  };
}

const mostConflicts = 2;

function aboutConflicts(ledger: Ledger): Decision[] {
  return conflictsOf(ledger)
    .slice(0, mostConflicts)
    .map(({ id, conflict }) =>
      decide(
        ledger,
        say`Which version holds: ${missing({ thing: topicOfConflict(conflict) })}?`,
        [
          [say`${quote({ text: conflict.used })}, as you told us`, "The posting has to change."],
          [
            say`${quote({ text: conflict.other })}, as in the posting`,
            "The search and the interviews have to change.",
          ],
        ],
        id,
      ),
    );
}

function aboutListed(ledger: Ledger): Decision[] {
  const listed = disputableLines(ledger.reading);
  const [first] = listed;
  if (first === undefined) return [];
  return [
    decide(
      ledger,
      "The posting asks for more than you told us. Which of it counts?",
      [
        [
          "None, they become interview questions",
          "The widest search, and more to ask about later.",
        ],
        ...(listed.length > 1
          ? [[say`Only ${quote(first)}`, "One filter more, and the rest is asked later."] as const]
          : []),
        ["All of them", "Whoever lacks a single one stays away."],
      ],
      ...idsOf(listed),
    ),
  ];
}

function aboutPay(ledger: Ledger): Decision[] {
  if (!isPayStated(ledger.reading)) {
    return [
      decide(
        ledger,
        "Will the post show a pay range?",
        [
          ["Yes, bottom and top", "It has to be approved before the post goes out."],
          ["No", "Fewer people answer, and several states require a range: check with counsel."],
        ],
        "unknown.pay",
      ),
    ];
  }
  const move = payMoveOf(ledger);
  if (move === null || isDecided(ledger, "pay.range")) return [];
  const { id, point, to, from, unit, difference, perYear } = move;
  const print = (amount: number) => figure(`${formatMoney(amount, "USD", unit)} ${perWords(unit)}`);
  return [
    decide(
      ledger,
      say`Should the ${figure(point)} of the range move?`,
      [
        [
          say`Keep ${print(from)}`,
          say`It stays under ${figure(to.name)} in ${figure(to.place)}, ${print(to.amount)}.`,
        ],
        [
          say`Raise it to ${print(to.amount)}`,
          perYear === null
            ? say`Up to ${print(difference)} for one person.`
            : say`Up to ${figure(formatMoney(perYear, "USD", "year"))} a year for one person.`,
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

function aboutLength(ledger: Ledger): Decision[] {
  const musts = mustsOf(ledger).filter(({ id }) => !isDecided(ledger, id));
  if (musts.length <= mostMusts || disputableLines(ledger.reading).length > 0) return [];
  return [
    decide(
      ledger,
      say`Which of the ${count(musts.length, "must-have", "must-haves")} decide?`,
      [
        ["Only what would make you refuse a good person", "The rest is asked in the interviews."],
        ["All of them", "Good people who lack a single one do not apply."],
      ],
      "requirements.count",
    ),
  ];
}

function aboutYears(ledger: Ledger): Decision[] {
  const asked = mustsOf(ledger).find(
    ({ id, years, conflict }) => years !== null && conflict === null && !isDecided(ledger, id),
  );
  if (asked === undefined) return [];
  return [
    decide(
      ledger,
      "The years asked for: a hard cutoff, or a stand-in for something else?",
      [
        ["A hard cutoff", "Simple to screen, and people who learned faster are never seen."],
        ["A stand-in for something you name", "The interviews have to show it."],
      ],
      asked.id,
    ),
  ];
}
