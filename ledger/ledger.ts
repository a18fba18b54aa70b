import { factOfGiven, type Fact, type FactId, type Given } from "#ledger/facts/fact.ts";
import {
  describeCompany,
  factsOfCompany,
  readHiring,
  type Company,
  type Hiring,
  type OrganizationFields,
} from "#ledger/facts/company.ts";
import { listAgreed, ownFacts, type AgreedFact } from "#ledger/agreed/agreed-facts.ts";
import type { Agreed } from "#ledger/agreed/agreed.ts";
import { hideInAgreed, withoutDemands } from "#ledger/agreed/clean-agreed.ts";
import { insideLinesOf, isRequirementInside } from "#ledger/agreed/inside-lines.ts";
import { settleReading } from "#ledger/agreed/settle.ts";
import { confirmedWords } from "#ledger/facts/confirmed-words.ts";
import { undecided, type Decided } from "#ledger/facts/decided.ts";
import type { Knowledge } from "#knowledge/knowledge.ts";
import type { Playbook } from "#knowledge/playbook.ts";
import { choosePlaybook } from "#ledger/interview/choose-playbook.ts";
import { hideClient } from "#ledger/facts/hide-client.ts";
import { hashText } from "#ledger/facts/hash.ts";
import { factsOfLaw, pictureLaw } from "#ledger/law/apply-rules.ts";
import type { LawPicture } from "#ledger/law/law-picture.ts";
import { likeliestFacts } from "#ledger/market/likeliest-facts.ts";
import { listMarketFacts } from "#ledger/market/market-fact-list.ts";
import type { MarketFacts, PayPlace } from "#ledger/market/market-facts.ts";
import { factsOfCeiling } from "#ledger/market/pay-ceiling.ts";
import { payPlaceOf, pictureMarket, type MarketPicture } from "#ledger/market/market-picture.ts";
import { ownMatch, type Match } from "#ledger/occupations/match.ts";
import type { OpenQuestion } from "#ledger/questions/open-question.ts";
import { factsOfQuestions, listQuestions } from "#ledger/questions/open-questions.ts";
import { factsOfPlan, makePlan, type Plan } from "#ledger/interview/plan.ts";
import { askAboutDemands, takeOutDemands } from "#ledger/questions/protected-demands.ts";
import { readJob } from "#ledger/read/read-job.ts";
import type { JobFields, Reading } from "#ledger/facts/reading.ts";
import { factOfCounts } from "#ledger/facts/fact-of-counts.ts";
import { researchFacts } from "#ledger/facts/research.ts";
import { pluralise } from "#english/words.ts";
import { titleInSentence } from "#ledger/in-sentence.ts";

/** Which occupation the title names, and how such people are called in a sentence. */
export type OccupationChoice = { id: FactId; match: Match; person: string; people: string };

/** What is known about one job, and how we know it. */
export type Ledger = {
  hash: string;
  facts: readonly Fact[];
  reading: Reading;
  company: Company;
  occupation: OccupationChoice;
  /** What is known of this kind of work. */
  playbook: Playbook;
  /** What a chosen occupation is asked by, where the job's own words lead to another playbook. */
  questionBook?: Playbook;
  market: MarketPicture;
  law: LawPicture;
  plan: Plan;
  questions: readonly OpenQuestion[];
  /** What somebody decided, and the fact that says so; there is none where nothing was. */
  agreed?: readonly AgreedFact[];
  /** What no text may call a confidential client; ledgers that were stored before have none. */
  clientNames?: readonly string[];
};

/** What figures and questions go by: the occupation that was chosen, else the job's own words. */
export function questionBookOf({
  playbook,
  questionBook,
}: Pick<Ledger, "playbook" | "questionBook">): Playbook {
  return questionBook ?? playbook;
}

/** What the job's own words say, and which market figures to ask for because of it. */
export type Basics = {
  reading: Reading;
  socs: readonly string[];
  place: PayPlace;
  /** What the words ask for and nobody may. */
  demands: readonly string[];
  hiring: Hiring;
  /** Of the whole job, also where only a part of its words is read. */
  inside: ReturnType<typeof insideLinesOf>;
};

/** The job as people decided it. */
export function readBasics(form: JobFields, decided: Decided = undecided): Basics {
  return settleBasics(readPosted(form, decided), decided.agreed);
}

/** The job's words under what people decided about its text. A confidential client is hidden before anything is read. */
export function readPosted(form: JobFields, decided: Decided = undecided): Basics {
  const hidden = hideClient(form, decided);
  const { words, demands } = takeOutDemands(hidden.job);
  const read = readJob(words, hidden.decided);
  const hiring = readHiring(form, read.employer);
  const reading = hiring.isConfidential ? { ...read, companyFacts: [] } : read;
  const { occupation } = reading.occupation;
  const socs = occupation === null ? [] : [occupation.soc];
  const around = { place: payPlaceOf(reading), inside: insideLinesOf(words, hidden.decided) };
  return { reading, socs, demands, hiring, ...around };
}

/** A job that was read, as somebody decided it. */
export function settleBasics(basics: Basics, agreed: readonly Agreed[]): Basics {
  const { hiring } = basics;
  const lawful = withoutDemands(
    hiring.isConfidential ? hideInAgreed(agreed, hiring.names) : agreed,
  );
  // What stays inside is told to nobody by a decision about it: whoever wants it told moves the line.
  const internal = () => basics.inside().internal;
  const told = lawful.agreed.filter(
    ({ settled }) => !isRequirementInside(basics.reading, settled, internal),
  );
  const reading = settleReading(basics.reading, told);
  const demands = [...basics.demands, ...lawful.demands];
  return { ...basics, reading, place: payPlaceOf(reading), demands };
}

/** What a job says to its team, and what of it texts for candidates may be made of; null where that is all. */
export type Audiences = { whole: Basics; told: Basics | null };

/** A job's words, read for both. The occupation is the one that was found in all of them. */
export function readAudiences(job: JobFields, decided: Decided): Audiences {
  const whole = readPosted(job, decided);
  const words = confirmedWords(job, decided);
  if (words === null) return { whole, told: null };
  const { occupation } = whole.reading;
  const soc = occupation.occupation?.soc ?? "none";
  const told = readPosted(words, { ...decided, occupation: soc });
  const reading = { ...told.reading, occupation };
  return { whole, told: { ...told, reading, inside: whole.inside } };
}

export type Around = {
  organization: OrganizationFields;
  market: MarketFacts;
  knowledge: Knowledge;
  today: Date;
};

/** Job, organization and market as one ledger; the same input always gives the same ledger. */
export function buildLedger({
  job,
  decided,
  ...around
}: Around & { job: JobFields; decided?: Decided }): Ledger {
  return completeLedger(readBasics(job, decided), around);
}

/** The same, where the market had to be asked in between. */
export function completeLedger(
  { reading, demands, hiring }: Basics,
  { organization, market: source, knowledge, today }: Around,
): Ledger {
  const match = reading.occupation;
  const questionBook = choosePlaybook(knowledge.playbooks, reading);
  const own = { ...reading, occupation: ownMatch(match) };
  const playbook = choosePlaybook(knowledge.playbooks, own);
  const person = titleInSentence(reading.title.base);
  const occupation = { id: "occupation", match, person, people: pluralise(person) };
  const company = describeCompany(organization, hiring, reading.text);
  const market = pictureMarket(reading, questionBook, source);
  const law = pictureLaw(knowledge.law, reading.place, company.companySize, today);
  const plan = makePlan(reading, { playbook, questionBook }, knowledge.skillQuestions);
  const questions = [...askAboutDemands(demands), ...listQuestions(reading, questionBook)];
  const agreed = listAgreed(reading, questionBook);
  const facts = [
    ...listGiven(reading).map(factOfGiven),
    ...factsOfCompany(company),
    factOfOccupation(occupation),
    factOfCounts(reading),
    ...factsOfCeiling(reading),
    ...listMarketFacts(market, reading.pay?.offer ?? null),
    ...likeliestFacts(market),
    ...factsOfLaw(law),
    ...factsOfPlan(plan),
    ...researchFacts,
    ...factsOfQuestions(questions),
    ...ownFacts(agreed).map(factOfGiven),
  ];
  const hash = hashText(JSON.stringify(facts));
  const { names: clientNames } = hiring;
  return {
    hash,
    facts,
    reading,
    company,
    occupation,
    playbook,
    ...(questionBook === playbook ? {} : { questionBook }),
    market,
    law,
    plan,
    questions,
    ...(agreed.length === 0 ? {} : { agreed }),
    clientNames,
  };
}

/** Everything that was said, in reading order. */
function listGiven(reading: Reading): Given[] {
  const { title, place, workType, urgency, schedule, pay, team, openings, startDate } = reading;
  const single = [title, place, workType, urgency, schedule, pay, team, openings, startDate];
  const lists = [
    reading.payParts,
    reading.requirements,
    reading.duties,
    reading.benefits,
    reading.culture,
    reading.dealBreakers,
    reading.backgrounds,
    reading.redFlags,
    reading.competitors,
    reading.keptInside,
    reading.assets,
    reading.companyFacts,
    reading.process,
    reading.lines,
  ];
  return [...single, reading.applyBy, reading.apply, ...lists.flat()].filter((one) => one !== null);
}

function factOfOccupation({ id, match }: OccupationChoice): Fact {
  const label = "Occupation";
  if (match.certainty === "unknown") {
    return { id, label, text: "not recognized", basis: "unknown", sources: [] };
  }
  const { certainty, occupation, choices } = match;
  const others = choices.slice(1).map(({ title, soc }) => `${title} (${soc})`);
  const doubt = [
    "the likeliest, not settled",
    ...(others.length === 0 ? [] : [`also possible: ${others.join(", ")}`]),
  ];
  return {
    id,
    label,
    text: `${occupation.officialTitle}, SOC ${occupation.soc}${certainty === "sure" ? "" : `, ${doubt.join("; ")}`}`,
    basis: "derived",
    sources: [{ kind: "rule", rule: "title and duties among known occupations", from: ["title"] }],
  };
}
