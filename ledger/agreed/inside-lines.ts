import type { Settled } from "#contract/room/settled.ts";
import { findRequirement } from "#ledger/agreed/settle-requirements.ts";
import { countryOf } from "#ledger/agreed/settle-terms.ts";
import { credentialsByFamily } from "#ledger/vocabulary/credentials.ts";
import { readAsDecided, type Decided } from "#ledger/facts/decided.ts";
import type { JobFields, Reading, Requirement } from "#ledger/facts/reading.ts";
import type { Plan } from "#ledger/interview/plan.ts";
import { readRequirements } from "#ledger/read/requirements/requirements.ts";
import { readPay } from "#ledger/read/terms/pay.ts";
import { joinPosting } from "#ledger/read/text/join-posting.ts";
import { keyOfText } from "#ledger/read/text/said.ts";
import type { PlacedLine } from "#reading/place.ts";

/** Lines of a job that candidates may not read. */
type InsideLines = {
  /** That must stay inside. */
  internal: readonly PlacedLine[];
  /** These, and those of which nobody said that candidates may read them. */
  untold: readonly PlacedLine[];
};

/** Reads the text once more, and only where it is asked for: where somebody decided about words that the job no longer tells. */
export function insideLinesOf(job: JobFields, decided: Decided): () => InsideLines {
  let found: InsideLines | undefined;
  return () => (found ??= findInsideLines(job, decided));
}

function findInsideLines(job: JobFields, decided: Decided): InsideLines {
  const { kind, lines } = readAsDecided(joinPosting(job), decided);
  const isInternal = ({ place }: PlacedLine) => place === "internal" || place === "contact";
  const isUntold = (line: PlacedLine) =>
    isInternal(line) ||
    line.place === "unplaced" ||
    (line.place === "noise" && line.reader === "person") ||
    (kind === "notes" && line.reader !== "person");
  return { internal: lines.filter(isInternal), untold: lines.filter(isUntold) };
}

type FindLines = () => readonly PlacedLine[];

/** Whether a requirement is no longer told and its words stand in these lines. */
export function isRequirementInside(
  reading: Reading,
  settled: Settled,
  findLines: FindLines,
): boolean {
  if (settled.about !== "requirement") return false;
  const { words } = settled;
  if (findRequirement(reading.requirements, words) !== null) return false;
  const lines = findLines();
  return standsIn(words, lines) || findRequirement(demandsOf(reading, lines), words) !== null;
}

/** The same of whatever can be decided; pay is known by its figures. */
export function isInside(
  { reading, plan }: { reading: Reading; plan: Pick<Plan, "stages"> },
  settled: Settled,
  findLines: FindLines,
): boolean {
  if (settled.about === "stage") {
    const isHeld = plan.stages.some(({ name }) => keyOfText(name) === keyOfText(settled.words));
    return !isHeld && standsIn(settled.words, findLines());
  }
  if (settled.about === "pay") {
    if (reading.pay !== null) return false;
    const country = countryOf(reading);
    const offerIn = (text: string) => readPay(text, country)?.offer ?? null;
    const asked = offerIn(settled.text);
    return findLines().some(({ text }) => {
      const offer = offerIn(text);
      return offer !== null && offer.min === asked?.min && offer.max === asked.max;
    });
  }
  return isRequirementInside(reading, settled, findLines);
}

/** "at least five years of Kafka" is asked for as "5+ years of Kafka". */
function demandsOf(reading: Reading, lines: readonly PlacedLine[]): Requirement[] {
  const { family } = reading.occupation;
  const said = lines.map(({ text }) => ({
    text,
    place: "must" as const,
    heading: null,
    isBullet: true,
    quotes: [{ where: "posting" as const, quote: text }],
    isTyped: true,
  }));
  const rules = credentialsByFamily[family ?? "general"];
  return readRequirements({ said, isOfPosting: () => false }, reading.title.text, rules);
}

function standsIn(words: string, lines: readonly PlacedLine[]): boolean {
  return lines.some(({ text }) => holds(text, words) || holds(words, text));
}

/** Whole words: "SQL" is in "SQL, at least 2 years". */
function holds(text: string, words: string): boolean {
  const key = keyOfText(words);
  return key !== "" && ` ${keyOfText(text)} `.includes(` ${key} `);
}
