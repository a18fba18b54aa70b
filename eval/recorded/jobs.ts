import { emptyJob } from "#contract/job-fields.ts";
import { loadTexts, type LabelledText } from "#eval/reading/corpus.ts";
import { shipped } from "#knowledge/shipped.ts";
import type { OrganizationFields } from "#ledger/facts/company.ts";
import { undecided, type Decided } from "#ledger/facts/decided.ts";
import { completeLedger, readAudiences } from "#ledger/ledger.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { fillForm } from "#reading/form.ts";
import type { Place } from "#reading/places.ts";
import { readStated, type Stated } from "#reading/read-stated.ts";
import { fold } from "#reading/segment.ts";
import { shippedMarket } from "#server/features/market/shipped-market.service.ts";
import type { Briefing } from "#tools/briefing.ts";

/** A job whose prompts were answered once. Nobody looks at a frozen one when mending prompts or checks. */
type RecordedJob = { key: string; text: string; organization: string; isFrozen: boolean };

const job = (key: string, text: string, organization: string, isFrozen = false): RecordedJob => ({
  key,
  text,
  organization,
  isFrozen,
});

export const recordedJobs: readonly RecordedJob[] = [
  job("nurse", "D-01-rn-medsurg-nights-workday", "Kessing Harbor Health"),
  job("devops-engineer", "S-03-devops-hybrid-pdf", "Allegrin Freight Systems"),
  job("account-executive", "B-02-enterprise-ae", "Brindlewick"),
  job("truck-driver", "M-05-regional-driver-no-headings", "Hoskins & Daughter Freight"),
  job("call-notes", "K-05-restaurant-gm-call", "Cazador Cantina & Grill"),
  job("german", "R-16-anlagenmechaniker-shk-pdf", "Brunnhuber & Söhne Gebäudetechnik"),
  job("step-schedule", "D-17-school-bus-operator-step-schedule", "Pondera-Teton School District"),
  job("almost-empty", "exam-08-java-bare", "Fennel & Ash"),
  job("chef", "P-02-sous-chef-tip-pool", "Larkspur & Tallow"),
  job("agency", "P-04-restaurant-general-manager", "Fieldstone Hospitality Search"),
  job(
    "frozen-pharmacist",
    "R-09-pharmacist-health-system",
    "St. Odrun Regional Medical Center",
    true,
  ),
  job("frozen-presales", "S-12-solutions-architect-presales", "Castellane", true),
];

/** The day all of it is written on, so that a prompt stays the same. */
const recordingDay = new Date("2026-11-14T12:00:00Z");

export type Opened = RecordedJob & {
  labelled: LabelledText;
  stated: Stated;
  words: JobFields;
  briefing: Briefing;
};

export function openRecordedJobs(): Opened[] {
  const texts = new Map(loadTexts().map((text) => [text.name, text]));
  return recordedJobs.map((one) => {
    const labelled = texts.get(one.text);
    if (!labelled) throw new Error(`there is no text ${one.text}`);
    const stated = readStated(labelled.text);
    return { ...one, labelled, stated, ...briefOn(one, labelled, stated) };
  });
}

/** The form as auto-fill leaves it; of notes a person has placed every line as the labels have it. */
function briefOn(
  { organization: name }: RecordedJob,
  { text, labels }: LabelledText,
  stated: Stated,
): Pick<Opened, "words" | "briefing"> {
  const decided: Decided =
    stated.kind === "notes" ? { ...undecided, moved: placedByLabels(stated, labels) } : undecided;
  const { fields } = fillForm(text, readStated(text, undefined, decided.moved));
  const words: JobFields = {
    ...emptyJob,
    ...fields,
    rawExtractedJd: text,
    // The form asks for both, so somebody types them.
    title: fields.title || "Java Developer",
    location: fields.location || "Austin, TX",
  };
  return { words, briefing: briefingOn(words, name, decided) };
}

/** What such a job's reports are written from. */
export function briefingOn(words: JobFields, name: string, decided: Decided = undecided): Briefing {
  const organization: OrganizationFields = { ...unsaid, name };
  const around = { organization, market: shippedMarket(), knowledge: shipped, today: recordingDay };
  const { whole, told } = readAudiences(words, decided);
  return {
    ledger: completeLedger(whole, around),
    forCandidates: told && completeLedger(told, around),
    now: recordingDay,
    sender: { name: "Ines Marlow", title: "Recruiter", signatureBlock: "" },
    guidance: "",
    candidates: [],
  };
}

const unsaid = {
  domain: "",
  description: "",
  website: "",
  industry: "",
  companySize: "",
  voiceTone: "friendly",
  messagingStyle: "",
};

function placedByLabels(
  { lines }: Stated,
  labels: LabelledText["labels"],
): ReadonlyMap<string, Place> {
  return new Map(
    lines.flatMap((line) => {
      const shared = ({ start, end }: { start: number; end: number }) =>
        Math.min(end, line.end) - Math.max(start, line.start);
      const [key] = labels.lines.toSorted((one, other) => shared(other) - shared(one));
      return key && shared(key) > 0 ? [[fold(line.text), key.place] as const] : [];
    }),
  );
}
