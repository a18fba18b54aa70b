import type { Ledger } from "#ledger/ledger.ts";
import { isUnknown } from "#ledger/market-facts.ts";
import { capital, inSentence, joinOr } from "#ledger/words.ts";
import { clip, withoutStop } from "#tools/clip.ts";
import { phrase, searchLink } from "#tools/links.ts";
import { deedsOf, demandOf, nearWords, payWords } from "#tools/market-words.ts";
import { answerFlag } from "#tools/market-pulse/red-flags.ts";
import type { MarketPulse } from "#tools/market-pulse/tool.ts";
import { known, mustsOf, nicesOf } from "#tools/phrases.ts";

type Signal = MarketPulse["sourcingSignals"][number];
type Event = (ledger: Ledger) => Signal | null;

/** Events that move people, then every red flag with the place where it is answered. */
export function writeSignals(ledger: Ledger): Signal[] {
  const happened = events.flatMap((event) => event(ledger) ?? []);
  const flags = ledger.reading.redFlags.map((flag) => answerFlag(flag, ledger));
  return [...happened.slice(0, Math.max(4, 12 - flags.length)), ...flags].slice(0, 12);
}

function placeOf({ reading: { place } }: Ledger): string {
  return clip(place.city ?? place.region ?? place.text, 80);
}

function noticesOf({ reading: { place } }: Ledger): string {
  return place.country === "US" ? "WARN notices, press" : "local press";
}

const layoffs: Event = (ledger) => {
  const { reading, occupation, company } = ledger;
  const rivals = reading.competitors.slice(0, 3);
  const names = rivals.map(({ text }) => clip(text, 60));
  const pay = payWords(ledger);
  const [must] = mustsOf(ledger);
  const place = placeOf(ledger);
  const kind =
    company.industry === "" || company.industry === "other" ? "" : `${company.industry} `;
  const isNamed = names.length > 0;
  return {
    signal: isNamed
      ? `Layoffs, a sale or a move at ${joinOr(names)}`
      : `${kind === "" ? "Layoffs" : `Layoffs or closings of ${kind}employers`}${nearWords(ledger)} that free ${must ? `people with ${demandOf(must)}` : occupation.people}`,
    strength: "strong",
    why: clip(
      `${isNamed ? "named on the form" : "people free at once"}${pay === null ? "" : `; have ${pay.words} ready to say`}`,
      600,
    ),
    where: noticesOf(ledger),
    link: {
      label: "Search the news",
      url: searchLink(
        isNamed ? names.map(phrase).join(" OR ") : `${phrase(place)} ${kind}`,
        "layoffs OR closing OR acquisition",
        isNamed ? "" : reading.title.base,
      ),
    },
    ...known("estimate", ...rivals.map(({ id }) => id), "place", "company", ...(pay?.facts ?? [])),
  };
};

/** A changed rule elsewhere is a reason to listen where ours is known. */
const changedRule: Event = ({ reading: { workType, schedule }, occupation }) => {
  const shift = schedule?.shift ?? null;
  if (schedule !== null && shift !== null && shift !== "days") {
    return {
      signal: `Posted schedules that end, or rotate away from ${shift}`,
      strength: "medium",
      why: clip(`ours are settled: ${inSentence(schedule.text)}`, 600),
      where: "first call",
      link: null,
      ...known("estimate", schedule.id),
    };
  }
  if (workType === null || workType.type === "on-site") return null;
  const rule = inSentence(workType.officeDays ?? workType.text);
  return {
    signal:
      workType.type === "remote"
        ? `Remote work that ends elsewhere, while ours stays ${rule}`
        : `Office days that rise elsewhere; ours: ${rule}`,
    strength: "medium",
    why: "people who mind the change will listen",
    where: "staff posts, news",
    link: {
      label: "Search the news",
      url: searchLink(phrase("return to office"), occupation.people),
    },
    ...known("estimate", workType.id),
  };
};

/** Pay that moved elsewhere; asked as a wish, never as past pay. */
const raises: Event = ({ market: { trend, wages } }) => {
  if (isUnknown(trend) || isUnknown(wages)) return null;
  const { lastYearPercent, since } = trend.trend;
  const [percent, span] =
    lastYearPercent === null
      ? [since.percent, `since ${since.year}`]
      : [lastYearPercent, "in a year"];
  if (percent <= 0) return null;
  return {
    signal: `Raises under ${percent.toFixed(1)} %, by which the published median rose ${span}`,
    strength: percent >= 4 ? "medium" : "weak",
    why: "those who got less listen",
    where: "first call",
    link: null,
    ...known("estimate", trend.id),
  };
};

const isPublic =
  /\b(?:talk|blog|post|paper|article|film|video|podcast|report|study|webinar|book)\b/iu;
const isPrivate = /\bnda\b|internal|confidential|share after/iu;

const publishedWork: Event = (ledger) => {
  const asset = ledger.reading.assets.find(
    ({ text }) => isPublic.test(text) && !isPrivate.test(text),
  );
  if (asset === undefined) return null;
  const [duty] = deedsOf(ledger);
  return {
    signal: clip(`People who quote or share "${withoutStop(asset.text)}"`, 600),
    strength: "medium",
    why: duty ? clip(`they know what it means to ${duty.deed}`, 600) : "they know the work",
    where: "comments, reposts",
    link: null,
    ...known("estimate", asset.id, duty?.id),
  };
};

const newlyQualified: Event = (ledger) => {
  const credential = nicesOf(ledger)
    .flatMap((one) => one.credentials.map(({ name }) => ({ id: one.id, name })))
    .find(({ name }) => !/licen[sc]e|degree/iu.test(name));
  if (credential === undefined) return null;
  return {
    signal: `People who have just earned ${credential.name}`,
    strength: "medium",
    why: `${credential.name} helps here, and it is new to them`,
    where: "announcements, pass lists",
    link: {
      label: "Search",
      url: searchLink(phrase(credential.name), "certified", placeOf(ledger)),
    },
    ...known("estimate", credential.id),
  };
};

const growth: Event = (ledger) => {
  const { company, reading } = ledger;
  const place = placeOf(ledger);
  const background = reading.backgrounds.find(
    ({ text }) => text.toLowerCase() !== company.industry,
  );
  const trade = background === undefined ? company.industry : clip(background.text, 80);
  if (trade === "" || trade === "other") return null;
  return {
    signal: `${capital(trade)} employers that open, close or move a site${nearWords(ledger)}`,
    strength: "weak",
    why: background ? "preferred background" : "same industry",
    where: "company news",
    link: {
      label: "Search the news",
      url: searchLink(phrase(place), trade, "expansion OR closing OR contract"),
    },
    ...known("estimate", "place", background?.id ?? "company"),
  };
};

const events: readonly Event[] = [
  layoffs,
  changedRule,
  raises,
  publishedWork,
  newlyQualified,
  growth,
];
