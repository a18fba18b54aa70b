import type { BlockKind } from "#ledger/read/block.ts";
import { roleNouns } from "#ledger/read/title-words.ts";
import { foldTitle } from "#reading/occupation/fold-title.ts";

/** What the words of a heading say its block is about; the first that fits. */
const loose: readonly (readonly [BlockKind, RegExp])[] = [
  ["requirements", /\b(?:required|minimum)\b.{1,20}\bpreferred\b/],
  [
    "other",
    /^(?:process |please )?note(?:s|:)?$|^notice|deal[- ]?breakers?|^no[- ]?go(?:s|es)?$|^knock-?outs?|red flags?|competitors?|^important/,
  ],
  [
    "nice",
    /\bnice\b|preferred|\bbonus (?:points|skills|if)|^plus(?:es)?$|^bonus$|\ba plus\b|desir(?:ed|able)|good to have|extra credit|brownie points|even better|sets? you apart|stand out|\bideally\b|would be great|an advantage|not required/,
  ],
  ["apply", /\bappl(?:y|ying|ication|ications)\b|deadline|how to contact|filing/],
  [
    "process",
    /process|interview|\bselection\b|how we hire|hiring steps|what to expect|next steps|examination|\bexam\b/,
  ],
  [
    "legal",
    /equal (?:opportunity|employment)|\beeo\b|disclaimer|accommodation|privacy|\blegal\b|diversity|non-?discrimination|e-verify|fair chance|\bada\b/,
  ],
  ["schedule", /\btravel\b|work schedule/],
  [
    "must",
    /\bmust\b|\bminimum|\brequired\b|essential (?:skills|criteria|requirements|qualifications|experience)|mandatory|basic qualif|non-?negotiable|need to have|^needs?$|hard requirement/,
  ],
  [
    "duties",
    /dut(?:y|ies)\b|responsib|^you(?:'ll| will)$|(?:candidate|person|hire|incumbent) will$|what (?:you|they)(?:'ll|'d| will| would)? (?:do|be doing|work|own)|you(?:'ll| will) (?!(?:have|need|bring|get|receive|enjoy|find|like|love)\b)|objectives|day[- ]to[- ]day|a (?:typical )?day in|\btasks\b|accountabilit|functions\b|your (?:role|mission|impact|job)|in this role|scope of|the work\b|work you/,
  ],
  [
    "requirements",
    /requirement|qualif|^you$|\bskills?\b|experience|who (?:are )?you\b|about you|what (?:it takes|you(?:'ll|'ve| will)? (?:bring|need|have|got))|you(?:'ll| will| should)? (?:have|need|bring|are|be)\b|your (?:profile|background|skills)|look(?:ing)? for|ideal candidate|the candidate|education|knowledge|competenc|eligib|background|criteria|\blicen[sc]es?\b|certific/,
  ],
  [
    "benefits",
    /benefit|perks|we(?:'ll| can| will| also)? (?:offer|give|provide)|what you(?:'ll| will)? get|what's in it|time off|total rewards/,
  ],
  [
    "pay",
    /salar(?:y|ies)|compensation|\bpay\b|wages?\b|remuneration|hourly rate|\brate\b|\bote\b|\bcomp\b|\bmoney\b/,
  ],
  [
    "schedule",
    /schedule|\bhours\b|\bshifts?\b|employment type|job type|\btravel\b|contract type|duration|start date|appointment type/,
  ],
  [
    "place",
    /location|\bwhere\b|\boffices?\b|work ?place|duty station|work (?:model|arrangement|type|setting)/,
  ],
  [
    "culture",
    /culture|values|how we work|working (?:here|at|with us)|why (?:join|work|us|you)|life at|principles/,
  ],
  ["about", /^(?:about )?(?:the |our )?(?:company|employer|organization)\b/],
  [
    "role",
    /about (?:the|this) (?:role|job|position|opportunity)|summary|overview|description|the (?:role|opportunity|position|job)\b|basic information|purpose|this role/,
  ],
  [
    "about",
    /\babout\b|who we are|our (?:company|story|mission|team|product)|\bcompany\b|the team|\bmission\b|organization/,
  ],
];

const listWords =
  "requirements?|qualifications?|responsibilities|dut(?:y|ies)|skills|experience|education|benefits|perks|compensation|salary|pay|knowledge|abilities|values|culture|certifications?|licenses?|information|demands|conditions";
const topics =
  "role|job|position|opportunity|description|summary|overview|team|company|mission|schedule|hours|location|functions|accountabilities|competencies|tasks|must[- ]haves?|nice[- ]to[- ]haves?|(?:application |hiring |interview |selection )?process|how to apply|equal opportunity|deal[- ]?breakers|red flags|competitors|about you|who you are|who we are|about us|bonus points|pluses";
const attributes =
  "the|our|your|examples of|typical|principal|supplemental|physical|key|main|core|primary|general|specific|essential|minimum|basic|required|preferred|desired|additional|technical|job|role|position|work|other";
/** Lines that are headings although nothing marks them. */
const bare = [
  new RegExp(
    `^(?:(?:${attributes})[ -]){0,3}(?:${listWords}|${topics})(?: (?:and|or|&|/) (?:(?:${attributes}) )?(?:${listWords}))?$`,
    "i",
  ),
  /^(?:What (?:[Yy]ou|[Ww]e|[Tt]o|[Ii]s|[Ss]uccess|[Mm]akes|[Tt]he)\b|What's [Ii]n|Who (?:[Yy]ou|[Ww]e|[Aa]re)\b|Why (?:[Jj]oin|[Ww]ork|[Uu]s|[Yy]ou|[Tt]his)\b|How (?:[Tt]o [Aa]pply|[Ww]e (?:[Ww]ork|[Hh]ire))|Where (?:[Yy]ou|[Ww]e|[Tt]o)\b|Life [Aa]t|About (?:us|you|the|this|our|[A-Z])|In [Tt]his [Rr]ole)[^.,;]{0,45}$/,
];

/** Words that open a part of their own before a colon, at the head of a line and in its middle. */
const labels = [
  "locations?|salary(?: range)?|pay(?: range)?|compensation|comp|rate|ote",
  "requirements|required|(?:minimum|required|preferred|basic) qualifications|qualifications",
  "must[- ]haves?|musts?|nice[- ]to[- ]haves?|nice|preferred|plus(?:es)?|bonus points|needs?",
  "responsibilities|duties|skills|education|experience|benefits|perks|culture",
  "schedule|work schedule|hours|shifts?|travel|travel requirement|(?:employment|job|work) type|start date",
  "(?:interview|hiring) process|process|how to apply|to apply|about (?:us|you|the role)",
  "deal[- ]?breakers?|no[- ]?gos?|knock-?outs?|red flags?|competitors?",
].join("|");
const labelAhead = new RegExp(
  `^[*_]{0,3}(${labels})[*_]{0,3}(?:\\s?[:：]|\\s[-–—](?=\\s))[*_]{0,3}(?!//)`,
  "i",
);
const labelWithin = new RegExp(
  `(?<=[.;!?,)]\\s)(?:(?:${labels})\\s?:(?=\\s)|(?:must|nice to) have(?=\\s\\w)|needs(?=\\s\\d{1,2}\\+?\\s?(?:yrs?|years?|months?))|(?:must[- ]haves?|nice[- ]to[- ]haves?)\\s[-–—](?=\\s))`,
  "gi",
);
/** Notes change the subject without a label. */
const turn =
  /(?<=[.;!?]\s)(?=(?:comp|salary|pays?|base|ote|budget|no (?:visas?|sponsorship|remote)|hybrid|remote|on-?site|asap|start|located|location|team|reports|interviews?|they report|benefits|urgent|backfill|\d days?)\b|\$?\d{2,3}k?\s?[-–]\s?\$?\d{2,3}k\b)/gi;

/** A piece of a line; `label` is what its words before the colon say it is. */
export type LabelledPiece = { label: string | null; from: number; valueFrom: number; to: number };

/** Cuts "Must have: Go. Nice: AWS" at its labels; places count from the start of the text. */
export function cutAtLabels(text: string): LabelledPiece[] {
  const ahead = labelAhead.exec(text);
  const within = [...text.matchAll(labelWithin), ...text.matchAll(turn)]
    .map(({ 0: mark, index }) => ({
      label: mark === "" ? null : mark.replace(/\s?[:–—-]$/, ""),
      from: index,
      valueFrom: index + mark.length,
    }))
    .sort((a, b) => a.from - b.from || b.valueFrom - a.valueFrom);
  const first = { label: ahead?.[1] ?? null, from: 0, valueFrom: ahead?.[0].length ?? 0 };
  const starts = [first];
  for (const cut of within) if (cut.from >= (starts.at(-1)?.valueFrom ?? 0)) starts.push(cut);
  return starts.map((start, index) => ({ ...start, to: starts[index + 1]?.from ?? text.length }));
}

/** What a heading announces; null where its words say nothing we know. */
export function kindOfHeading(heading: string): BlockKind | null {
  const plain = heading.toLowerCase().replace(/\s*[:：]$/, "");
  return loose.find(([, words]) => words.test(plain))?.[0] ?? null;
}

/** A line that nothing marks, and that still can only be a heading. */
export function isBareHeading(text: string): boolean {
  if (text.length > 60 || /[.,;!]$/.test(text) || !/^[A-Z]/.test(text)) return false;
  const plain = text.replace(/[?:]$/, "");
  return bare.some((words) => words.test(plain));
}

const endsLikePart =
  /\b(?:duties|responsibilities|requirements|qualifications|functions|skills|competencies|benefits)$/i;

/** "Customer Experience Manager" at the head of a text is a title, whatever its words announce elsewhere. */
export function isTitleHeading(heading: string): boolean {
  const words = foldTitle(heading);
  const isRole = words.length <= 9 && words.some((word) => roleNouns.has(word));
  return isRole && !isBareHeading(heading) && !endsLikePart.test(heading);
}
