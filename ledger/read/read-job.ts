import { jobFieldNames } from "#contract/job-fields.ts";
import { credentialsByFamily } from "#ledger/vocabulary/credentials.ts";
import type { Quote } from "#ledger/facts/fact.ts";
import { undecided, type Decided } from "#ledger/facts/decided.ts";
import { matchJob } from "#ledger/occupations/match.ts";
import { readApply, readApplyBy, readOpenings, readStartDate } from "#ledger/read/terms/apply.ts";
import { readBenefits } from "#ledger/read/terms/benefits.ts";
import { readCompanyFacts, readTeam } from "#ledger/read/terms/company.ts";
import { meantHere } from "#ledger/read/skills/other-meanings.ts";
import { widenRules } from "#ledger/read/skills/credential-rules.ts";
import { readCulture } from "#ledger/read/terms/culture.ts";
import { readDealBreakers } from "#ledger/read/terms/deal-breakers.ts";
import { readDuties } from "#ledger/read/duties/duties.ts";
import { readEmployment } from "#ledger/read/terms/employment.ts";
import { readLines, type JobLines } from "#ledger/read/text/job-lines.ts";
import { keepsReason, readKeptInside } from "#ledger/read/text/kept-inside.ts";
import {
  countryOfRemote,
  placeOfPosting,
  readPlace,
  settlePlace,
} from "#ledger/read/terms/location.ts";
import {
  readPay,
  readUnstated,
  settlePay,
  toWords,
  type PayWords,
} from "#ledger/read/terms/pay.ts";
import { withoutOtherPay, type PayChange } from "#ledger/read/terms/other-pay.ts";
import { asByShift, asWritten, withoutUnclearPay } from "#ledger/read/terms/pay-as-written.ts";
import { readPayParts } from "#ledger/read/terms/pay-parts.ts";
import { readNotedSteps, readProcess } from "#ledger/read/terms/process.ts";
import { readRequirements } from "#ledger/read/requirements/requirements.ts";
import { saidIn, type Said } from "#ledger/read/text/said.ts";
import { readSchedule } from "#ledger/read/terms/schedule.ts";
import {
  readAssets,
  readBackgrounds,
  readCompetitors,
  readRedFlags,
} from "#ledger/read/terms/tags.ts";
import { settleTitle } from "#ledger/read/title/title.ts";
import { readTold } from "#ledger/read/text/told.ts";
import { whereToApply } from "#ledger/read/text/said-for-post.ts";
import { readUrgency } from "#ledger/read/terms/urgency.ts";
import { readWorkType } from "#ledger/read/terms/work-type.ts";
import type { JobFields, KeptInside, Pay, Place, Reading, RedFlag } from "#ledger/facts/reading.ts";
import { isInner, type PlacedLine } from "#reading/place.ts";
import type { Found } from "#reading/values/value.ts";
import { hasUsWords } from "#reading/world/countries.ts";

/** Everything the form and the posting say; where both speak, the form's word counts and both quotes stay. */
export function readJob(form: JobFields, decided: Decided = undecided): Reading {
  const read = readLines(form, decided);
  const { words, posting } = read;
  const text = joinText(words);
  const place = readPlaceOf(words.location, read);
  const country = place.country ?? (hasUsWords(text) ? "US" : null);
  const settled = settlePay(
    readPay(words.salaryRange, country),
    payOfPosting(read),
    !read.isOfPosting("salaryRange"),
  );
  const pay = asWritten(asByShift(settled, read.said), read.said);
  const lines = pay?.conflict
    ? { ...read, said: withoutOtherPay(read.said, replacedBy(pay, read, country)) }
    : read;
  const { said } = lines;
  const duties = readDuties(said);
  const title = settleTitle(
    words.title,
    posting.title && { text: posting.title.value, quote: lines.quoteOf(posting.title.line) },
    duties.map((duty) => duty.text).join("\n"),
  );
  const occupation = matchJob(
    {
      title: words.title.trim() === "" ? title.clean : words.title,
      duties: duties.map((duty) => duty.text),
      otherLines: said
        .filter(({ place: at }) => at === "must" || at === "nice")
        .map((line) => line.text),
      text: said.map((line) => line.text),
    },
    decided.occupation,
  );
  const credentials = credentialsByFamily[occupation.family ?? "general"];
  const inside = readInside(lines);
  const keptInside = readKeptInside(said);
  const told =
    posting.kind === "notes"
      ? said.flatMap((one) => (isJotted(one) ? whereToApply(one) : [one]))
      : said;
  return {
    title,
    occupation,
    place,
    workType: readWorkType(words.workType, stated(posting.workType, lines), said),
    urgency: readUrgency(words.urgencyLevel, inside.urgency),
    schedule: readSchedule(
      title.quotes[0] ?? null,
      readEmployment(words, stated(posting.employment, lines)),
      said,
    ),
    pay,
    payParts: readPayParts(said),
    requirements: meantHere(
      readRequirements(lines, words.title, widenRules(credentials)),
      occupation.occupation?.soc ?? null,
    ),
    duties,
    benefits: readBenefits(said),
    culture: readCulture(said),
    dealBreakers: readDealBreakers(words.dealBreakers, said),
    backgrounds: readBackgrounds(words.preferredBackgrounds, said),
    redFlags: withoutUnannounced(readRedFlags(words.redFlags, inside.redFlags), keptInside),
    competitors: readCompetitors(words.competitorCompanies, inside.competitors),
    keptInside,
    isReasonInside: keepsReason(said),
    assets: readAssets(words.companyAssets),
    companyFacts: readCompanyFacts(said),
    team: readTeam(said),
    employer: posting.employer?.value ?? null,
    lines: withoutUnclearPay(readTold(told, posting.employer?.value ?? null), pay),
    process: posting.kind === "notes" ? readNotedSteps(said) : readProcess(told),
    hasNotedSteps: posting.kind === "notes" && readProcess(said).length > 0,
    openings: readOpenings(said),
    startDate: readStartDate(said),
    applyBy: readApplyBy(said),
    apply: readApply(said),
    leftOut: countLeftOut(lines),
    text,
  };
}

const laidOff = /\blayoffs?\b|\blaid off\b|\bredundanc|\bjob cuts\b/iu;

/** Of layoffs that are not announced yet nobody agrees on a sentence for candidates. */
function withoutUnannounced(flags: RedFlag[], kept: readonly KeptInside[]): RedFlag[] {
  const isKept = kept.some(({ about, text }) => about === "embargo" && laidOff.test(text));
  return isKept ? flags.filter(({ text }) => !laidOff.test(text)) : flags;
}

const between = /\b(?:me|my|i|i'll|we'll|hm|mgr|w)\b|\w\/ /iu;

/** Steps as notes jot them speak of colleagues: "me > dana > panel". */
function isJotted({ place, text }: Said): boolean {
  return place === "process" && between.test(text);
}

function countLeftOut({ said, posting: { kind, lines } }: JobLines): Reading["leftOut"] {
  const isUnconfirmed = ({ reader, place }: PlacedLine) => reader !== "person" && !isInner(place);
  return {
    undecided: saidIn(said, "unplaced").length,
    unconfirmed: kind === "notes" ? lines.filter(isUnconfirmed).length : 0,
  };
}

/** A value that somebody said; what is only implied is nobody's word. */
function stated<T>(value: Found<T> | null, lines: JobLines): { value: T; quote: Quote } | null {
  if (value === null || value.isImplied) return null;
  return { value: value.value, quote: { where: "posting", quote: lines.quoteOf(value.line) } };
}

function readPlaceOf(field: string, { posting, quoteOf, said }: JobLines): Place {
  const [first] = posting.places;
  const { workType } = posting;
  const isRemote = workType?.value === "remote" && !workType.isImplied;
  // "Remote" in one line, "anywhere in the US" in another.
  const reaching = saidIn(said, "terms", "title").find(
    ({ text }) => countryOfRemote(text) !== null,
  );
  return settlePlace(
    readPlace(field),
    placeOfPosting(
      first === undefined ? null : { value: first.value, quote: quoteOf(first.line) },
      isRemote ? (reaching?.text ?? quoteOf(workType.line)) : null,
    ),
  );
}

function payOfPosting({ posting: { pay }, quoteOf, said }: JobLines): PayWords | null {
  if (pay !== null) return toWords(pay.value, pay.words, quoteOf(pay.line));
  for (const { text, quotes } of saidIn(said, "pay", "benefit")) {
    const quote = quotes.find(({ where }) => where === "posting")?.quote;
    const words = quote === undefined ? null : readUnstated(text, quote);
    if (words !== null) return words;
  }
  return null;
}

function replacedBy({ offer, quotes }: Pay, lines: JobLines, country: string | null): PayChange {
  return { now: offer, before: { offer: payOfPosting(lines)?.offer ?? null, quotes }, country };
}

/** What lines that stay inside say: how much it presses, what speaks against the employer, whom to call. */
function readInside({ filled: { fields, quotes } }: JobLines) {
  const list = (items: readonly string[], quote: string | undefined) =>
    items.map((text) => ({
      text,
      quotes: quote === undefined ? [] : [{ where: "posting" as const, quote }],
    }));
  return {
    urgency:
      quotes.urgencyLevel === undefined
        ? null
        : { level: fields.urgencyLevel, quote: quotes.urgencyLevel },
    redFlags: list(fields.redFlags, quotes.redFlags),
    competitors: list(fields.competitorCompanies, quotes.competitorCompanies),
  };
}

function joinText(words: JobFields): string {
  return jobFieldNames
    .flatMap((field) => words[field])
    .filter((value) => typeof value === "string" && value !== "")
    .join("\n");
}
