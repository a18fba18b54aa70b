import { isRuledOutByForm, rulesOut, tellRuledOut } from "#reading/demands/rules-out.ts";
import { splitItems } from "#ledger/read/text/list-items.ts";
import {
  isFrom,
  mergeFound,
  numberGiven,
  saidIn,
  type Found,
  type Said,
} from "#ledger/read/text/said.ts";
import { isAboutPapers, isRefusal, refusesPeople } from "#ledger/read/requirements/refused.ts";
import { isWaived } from "#ledger/read/requirements/waived.ts";
import { fromTags } from "#ledger/read/terms/tags.ts";
import type { DealBreaker, DealBreakerKind } from "#ledger/facts/reading.ts";

const kinds: readonly (readonly [DealBreakerKind, RegExp])[] = [
  ["clearance", /\bclearance\b|\btop secret\b|\bts\/sci\b|\bpolygraph\b/i],
  ["travel", /\btravel(?!l?ers?\b)/i],
  [
    "authorization",
    /\bvisas?\b|\bsponsor|\bauthoriz|\bcitizen|\bgreen card\b|\bu\.?s\.? person|\bwork permit\b|\bright to work\b|\bh-?1b\b|\bc2c\b/i,
  ],
  ["education", /\bdegrees?\b|\bdiploma\b|\bbachelor|\bmaster's\b|\bphd\b|\bged\b/i],
  [
    "schedule",
    /\bshifts?\b|\bnights?\b|\bweekends?\b|\bsaturdays?\b|\bsundays?\b|\bon[- ]call\b|\b(?:full|part)[- ]time\b|\bhours\b|\bovertime\b|\bholidays\b/i,
  ],
  ["workType", /\bremote\b|\bwfh\b|\bon[- ]?site\b|\bhybrid\b|\boffice\b|\brelocat|\bcommut/i],
  [
    "background",
    /\bstart-?ups?\b|\bagenc(?:y|ies)\b|\bindustry\b|\bbackground\b|\benterprise\b|\bcorporate\b|\bjob[- ]hopp/i,
  ],
];

/** What a posting rules out without calling it a deal breaker. */
const ruledOut = new RegExp(
  [
    "\\b(?:cannot|can['’]?t|can not|unable to|not able to|do not|don['’]?t|won['’]?t|will not) (?:offer |provide )?(?:visa )?sponsor|\\bno (?:visa )?sponsorship\\b|\\bsponsorship (?:is )?(?:not|un)|\\bno (?:c2c|h-?1b)\\b|\\bwithout (?:visa )?sponsorship\\b|\\bauthori[sz](?:ed|ation) to work\\b",
    "\\b(?:active|current) (?:\\w+ ){0,2}clearance (?:is )?required\\b|\\bmust (?:hold|have) (?:an? )?(?:\\w+ ){0,3}clearance\\b",
    "\\bno (?:(?:fully )?remote|wfh|work(?:ing)? from home)\\b|\\bnot (?:a )?remote\\b|\\bremote (?:work )?is not (?:possible|an option|available|offered)\\b",
    "\\bdo(?: not|n['’]?t) send (?!(?:us|your|an?|the)\\b)|\\bdo(?: not|n['’]?t) (?:bother to )?apply\\b",
    "\\b(?:must be|open (?:only )?to) (?:an? )?(?:U\\.?S\\.?|United States) (?:citizen|person|national)s?\\b|\\bgreen card holders?\\b",
    "\\bmust (?:be (?:able|available|willing) to )?work (?:[a-z-]+ ){0,6}(?:saturday|sunday|weekend|night|holiday)s?\\b",
  ].join("|"),
  "i",
);
const label = /^(?:deal[- ]?breakers?|no[- ]?go(?:s|es)?|knock-?outs?)$/i;
const labelled = /^(?:deal[- ]?breakers?|no[- ]?go(?:s|es)?|knock-?outs?)\s?:\s*/i;
const longestSpoken = 300;
const mostWordsOfItem = 4;

type Breaker = Found & { kind: DealBreakerKind };

/** Deal breakers of the form, its remarks and the posting; one of a kind said twice is one. */
export function readDealBreakers(tags: readonly string[], said: readonly Said[]): DealBreaker[] {
  const lines = saidIn(said, "must", "terms", "legal", "nice");
  const ended = lines.filter(({ place, ...line }) => place === "terms" && rulesOut(line));
  const open = lines.filter((one) => !ended.includes(one));
  const under = open.filter(({ heading }) => label.test((heading ?? "").replace(/:\s*$/, "")));
  const listed = [...fromTags("dealBreakers", tags), ...under.flatMap(itemsOf)].map(withKind);
  const whole = open.filter((one) =>
    under.includes(one)
      ? itemsOf(one).length === 0
      : isFrom(one, "dealBreakersText") || isRuledOut(one),
  );
  const spoken = whole.map(toRuledOut).map(withKind);
  const firstOfKind = new Map(listed.toReversed().map(({ kind, text }) => [kind, text]));
  const keyOfSpoken = ({ kind, text }: Breaker) =>
    kind === "other" ? text : (firstOfKind.get(kind) ?? kind);
  const isSpoken = new Set(spoken);
  const merged = mergeFound([...listed, ...spoken], (one) =>
    isSpoken.has(one) ? keyOfSpoken(one) : one.text,
  );
  return numberGiven("deal", "Deal breaker", [
    ...merged.filter(({ text }) => !isWaived(text)),
    ...ended.map((one) => ({
      text: tellRuledOut(one),
      quotes: one.quotes,
      kind: "refused" as const,
    })),
  ]);
}

/** The things a short list names; none where it is a sentence. */
function itemsOf({ text, quotes }: Said): Found[] {
  const items = splitItems(text.replace(labelled, ""));
  const isShort = items.every(
    (item) => item.split(" ").length <= mostWordsOfItem && !/^(?:if|when|who|please)\b/i.test(item),
  );
  return isShort ? items.map((item) => ({ text: item, quotes })) : [];
}

function isRuledOut({ text }: Said): boolean {
  return (
    text.length <= longestSpoken &&
    (isRefusal(text) || refusesPeople(text) || (ruledOut.test(text) && !isAboutPapers(text)))
  );
}

/** Of a list of short things, the one that rules out: "no wfh" of "tulsa, no wfh". */
function toRuledOut(one: Said): Found {
  const items = itemsOf(one);
  const item = items.length > 1 ? items.find(({ text }) => ruledOut.test(text)) : undefined;
  return item ?? { text: one.text.replace(labelled, ""), quotes: one.quotes };
}

function withKind(found: Found): Breaker {
  const kind = kinds.find(([, words]) => words.test(found.text))?.[0] ?? "other";
  const isLoose = kind === "other" || kind === "background";
  const isRefused = isRefusal(found.text) || isRuledOutByForm(found.text);
  return { ...found, kind: isLoose && isRefused ? "refused" : kind };
}
