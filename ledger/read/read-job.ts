import { jobFieldNames } from "#contract/job-fields.ts";
import { chooseRules } from "#ledger/choose-rules.ts";
import type { Quote } from "#ledger/fact.ts";
import { matchJob } from "#ledger/occupations/match.ts";
import { readApply, readApplyBy, readOpenings, readStartDate } from "#ledger/read/apply.ts";
import { readBenefits } from "#ledger/read/benefits.ts";
import { foldSpaces } from "#ledger/read/clean-text.ts";
import { readCompanyFacts, readTeam } from "#ledger/read/company.ts";
import { hasUsWords } from "#reading/world/countries.ts";
import { widenRules } from "#ledger/read/credential-rules.ts";
import { readCulture } from "#ledger/read/culture.ts";
import { readDealBreakers } from "#ledger/read/deal-breakers.ts";
import type { Document } from "#ledger/read/block.ts";
import { readDocument } from "#ledger/read/document.ts";
import { readDuties } from "#ledger/read/duties.ts";
import { findPlace } from "#ledger/read/find-place.ts";
import { readPlace, settlePlace } from "#ledger/read/location.ts";
import { readPayParts } from "#ledger/read/pay-parts.ts";
import { readProcess } from "#ledger/read/process.ts";
import { readRequirements } from "#ledger/read/requirements.ts";
import { findPay, readPay } from "#ledger/read/salary.ts";
import { settlePay } from "#ledger/read/settle-pay.ts";
import { listSaid, listSaidIn } from "#ledger/read/said.ts";
import { readSchedule } from "#ledger/read/schedule.ts";
import { readAssets, readBackgrounds, readCompetitors, readRedFlags } from "#ledger/read/tags.ts";
import { findTitle, settleTitle } from "#ledger/read/title.ts";
import { readUrgency } from "#ledger/read/urgency.ts";
import { readWorkType } from "#ledger/read/work-type.ts";
import type { JobWords, Reading } from "#ledger/reading.ts";

/** Everything the form and the posting say; where both speak, the form's word counts and both quotes stay. */
export function readJob(words: JobWords): Reading {
  const description = readDescription(words);
  const posting = { blocks: [...readDocument(words.rawExtractedJd).blocks, ...description.blocks] };
  const spoken = listSaid("posting", posting);
  const remarks = listSaidIn("dealBreakersText", words.dealBreakersText);
  const benefits = listSaidIn("benefits", words.benefits);
  const culture = listSaidIn("culture", words.culture);
  const salary = listSaidIn("salaryRange", words.salaryRange);
  const asked = listSaidIn("requirements", words.requirements);
  const said = [...remarks, ...culture, ...benefits, ...spoken];
  const text = joinText(words);
  const duties = readDuties(posting, description);
  const title = settleTitle(
    words.title,
    findTitle(posting),
    duties.map((duty) => duty.text).join("\n"),
  );
  const place = settlePlace(readPlace(words.location), findPlace(posting));
  const occupation = matchJob({
    title: words.title.trim() === "" ? title.clean : words.title,
    duties: duties.map((duty) => duty.text),
    otherLines: asked.map((line) => line.text),
  });
  const { credentials } = chooseRules(occupation, title);
  const context = { country: place.country ?? (hasUsWords(text) ? "US" : null) };
  return {
    title,
    occupation,
    place,
    workType: readWorkType(words.workType, place, said),
    urgency: readUrgency(words.urgencyLevel, spoken),
    schedule: readSchedule(firstQuote(title.quotes), [...said, ...asked]),
    pay: settlePay(readPay(words.salaryRange, context), findPay(posting, context)),
    payParts: readPayParts([...salary, ...benefits, ...spoken]),
    requirements: readRequirements(words, posting, widenRules(credentials)),
    duties,
    benefits: readBenefits([...benefits, ...spoken]),
    culture: readCulture([...culture, ...spoken]),
    dealBreakers: readDealBreakers(words.dealBreakers, remarks, spoken),
    backgrounds: readBackgrounds(words.preferredBackgrounds, spoken),
    redFlags: readRedFlags(words.redFlags, spoken),
    competitors: readCompetitors(words.competitorCompanies, spoken),
    assets: readAssets(words.companyAssets),
    companyFacts: readCompanyFacts(spoken),
    team: readTeam(spoken),
    process: readProcess(spoken),
    openings: readOpenings(spoken),
    startDate: readStartDate(spoken),
    applyBy: readApplyBy(spoken),
    apply: readApply(spoken),
    text,
  };
}

/** The pasted text, and the description where it says something else. */
/** What the form's description says and the pasted posting does not; its unheaded part is about the work. */
function readDescription({ rawExtractedJd, description }: JobWords): Document {
  const isTold = foldSpaces(rawExtractedJd).includes(foldSpaces(description));
  if (isTold) return { blocks: [] };
  const blocks = readDocument(description).blocks.map((block) =>
    block.heading === null ? { ...block, kind: "role" as const } : block,
  );
  return { blocks };
}

function firstQuote(quotes: readonly Quote[]): Quote | null {
  return quotes[0] ?? null;
}

function joinText(words: JobWords): string {
  return jobFieldNames
    .flatMap((field) => words[field])
    .filter((value) => value !== "")
    .join("\n");
}
