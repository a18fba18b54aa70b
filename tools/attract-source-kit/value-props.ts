import type { Ledger } from "#ledger/ledger.ts";
import type { ToldPlace } from "#ledger/reading.ts";
import { capital } from "#ledger/words.ts";
import { linesIn, type PostLine } from "#tools/attract-source-kit/post-lines.ts";
import type { AttractSourceKit } from "#tools/attract-source-kit/tool.ts";
import { withStop } from "#tools/clip.ts";
import { known } from "#tools/phrases.ts";
import { pick, say } from "#tools/writing/say.ts";

type Prop = AttractSourceKit["valueProps"][number];

/** What moves people, and how a posting's line shows that it is about the same. */
type Theme = { moves: RegExp; places: readonly ToldPlace[]; line: RegExp };

const themes: readonly Theme[] = [
  { moves: /\bhome\b/iu, places: ["terms", "benefit", "title", "duty"], line: /\bhome\b/iu },
  {
    moves:
      /\b(?:train\w*|learn|teach\w*|mentor\w*|certificat\w*|courses?|exam|supervision|modality|specialty)\b/iu,
    places: ["benefit", "terms", "culture"],
    line: /\b(?:train\w*|mentor\w*|tuition|CE|continuing education|certificat\w*|learning|orientation)\b/u,
  },
  {
    moves:
      /\b(?:schedule|hours|shifts?|week|nights|weekends?|roster|rotation|closes|days off|every second friday|leaving on time)\b/iu,
    places: ["terms"],
    line: /\b(?:shifts?|schedule|hours|hrs|weekends?|saturdays?|sundays?|nights|evenings|rotat\w*|on-call|\d+\s?x\s?\d+s?)\b/iu,
  },
  {
    moves: /\b(?:truck|equipment|machines?|instruments?|tools|compute|lifts|carts)\b/iu,
    places: ["benefit", "duty", "terms"],
    line: /\b(?:trucks?|kenworth|freightliner|peterbilt|volvo|equipment|laptop|macbook|machines?|tools)\b/iu,
  },
  {
    moves: /\b(?:ladder|path|step|route|senior)\b/iu,
    places: ["benefit", "terms", "culture", "employer"],
    line: /\b(?:promot\w*|path to|career|advance\w*|raises?)\b/iu,
  },
  {
    moves: /\b(?:staff\w*|technicians|load|ratios?|caseload|crew|aides|patients|support)\b/iu,
    places: ["duty", "terms", "employer"],
    line: /\b(?:caseload|ratios?|paraprofessionals|\d+ (?:patients|students|beds)|staffing|\d+-bed)\b/iu,
  },
  {
    moves: /\b(?:office|remote)\b|from home/iu,
    places: ["terms"],
    line: /\b(?:remote|hybrid|office)\b/iu,
  },
  {
    moves: /\b(?:pay|money|commission|fee|wage|tip|paid waiting)\b/iu,
    places: ["pay"],
    line: /\d/u,
  },
  {
    moves: /\b(?:retirement|coverage|housing|parking|benefits?)\b/iu,
    places: ["benefit"],
    line: /\b(?:PERA|401|403|pension|retirement|medical|health|housing|parking)/iu,
  },
  {
    moves: /\b(?:product|customers|accounts|users)\b/iu,
    places: ["employer"],
    line: /\b(?:customers|clients|users|accounts|merchants|revenue|ARR|patients|stores)\b/iu,
  },
];

const mostShown = 3;
const fewest = 2;
const longest = 200;

/** What we can say in the posting's words because it moves such people; what nothing shows is not said yet. */
export function writeValueProps(ledger: Ledger): Prop[] {
  const taken = new Set<string>();
  const rows = ledger.playbook.movesThem.map((moves, at) => {
    const theme = themes.find((one) => one.moves.test(moves));
    const found =
      theme === undefined
        ? undefined
        : linesIn(ledger, ...theme.places).find(
            ({ text }) => text.length <= longest && !taken.has(text) && theme.line.test(text),
          );
    if (found !== undefined) taken.add(found.text);
    return { at, moves, found };
  });
  const shown = rows.flatMap(({ at, found }) =>
    found === undefined ? [] : [shownProp(ledger, at, found)],
  );
  const open = rows.filter(({ found }) => found === undefined).map(({ moves }) => openProp(moves));
  const told = [...shown, ...statedProps(ledger, taken)].slice(0, mostShown);
  return [...told, ...open.slice(0, Math.max(1, fewest - told.length))];
}

/** Pay and benefits speak for themselves. */
function statedProps(ledger: Ledger, taken: ReadonlySet<string>): Prop[] {
  const stated: [PostLine | undefined, string][] = [
    [
      linesIn(ledger, "pay").find(({ text }) => /\d/u.test(text)),
      "In the posting. Pay that is said early saves both sides a call.",
    ],
    [
      linesIn(ledger, "benefit").find(({ text }) => /\d/u.test(text)),
      "In the posting. A benefit with a figure counts more than a long list.",
    ],
  ];
  return stated.flatMap(([line, proof]) =>
    line === undefined || taken.has(line.text) || line.text.length > longest
      ? []
      : [{ ...asProp(line), proof }],
  );
}

function asProp(line: PostLine): Omit<Prop, "proof"> {
  return {
    prop: withStop(capital(line.text)),
    status: "proven",
    covers: [],
    ...known("given", "occupation", ...line.facts),
  };
}

function shownProp({ playbook }: Ledger, at: number, line: PostLine): Prop {
  const people = pick(playbook, (from) => from.people.many);
  const moves = pick(playbook, (from) => lower(from.movesThem[at] ?? ""));
  return { ...asProp(line), proof: `In the posting. ${say`${people} want this: ${moves}.`}` };
}

function openProp(moves: string): Prop {
  return {
    prop: moves,
    proof: "No line of the posting shows it. Find out before you say it.",
    status: "ask for proof",
    covers: [],
    ...known("estimate", "occupation"),
  };
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
