import { isRuledOutByForm } from "#reading/demands/rules-out.ts";
import { isRefusal } from "#ledger/read/requirements/refused.ts";
import { asksBeforeWaiving, isWaived } from "#ledger/read/requirements/waived.ts";
import type { CredentialRule } from "#knowledge/vocabulary.ts";
import { joinRequirements, type Joined } from "#ledger/read/requirements/join-requirements.ts";
import type { JobLines } from "#ledger/read/text/job-lines.ts";
import { readDemands } from "#ledger/read/requirements/requirements-lines.ts";
import { isFrom, saidIn } from "#ledger/read/text/said.ts";
import type { Priority, Requirement } from "#ledger/facts/reading.ts";

const most = 25;

const labels: Readonly<Record<Priority, string>> = {
  must: "Must-have",
  listed: "Posting's must-have",
  nice: "Nice to have",
};

/** What the job asks for: the form's list, the posting's beside it, and where the two differ. */
export function readRequirements(
  { said, isOfPosting }: Pick<JobLines, "said" | "isOfPosting">,
  title: string,
  rules: readonly CredentialRule[],
): Requirement[] {
  const asked = saidIn(said, "must", "nice").filter(
    ({ text, isTyped, place }) =>
      !isRefusal(text) &&
      (isTyped || (!asksNothing(text) && (place === "nice" || !isPlainlyWaived(text)))),
  );
  const isInForm = isOfPosting("requirements") ? () => false : isRequired;
  const form = readDemands(asked.filter(isInForm), rules);
  const posting = readDemands(
    asked.filter((one) => !isInForm(one)),
    rules,
  );
  const joined = joinRequirements(form, posting, title);
  return numberRequirements(joined.filter(({ text }) => !isNoDemand(text)).map(toRequirement));
}

/** Of a line that was split: "no DUI in 5 yrs", "(will train after hire)". */
function isNoDemand(text: string): boolean {
  return isRuledOutByForm(text) || /^\([^()]*\)[.,;]?$/u.test(text.trim());
}

/** In their order: what must be brought, what only the posting asks for, what is wished for. */
export function numberRequirements(requirements: readonly Requirement[]): Requirement[] {
  const inOrder = (["must", "listed", "nice"] as const).flatMap((priority) =>
    requirements
      .filter((one) => one.priority === priority)
      .map((one, at) => ({ ...one, id: `${priority}.${at + 1}`, label: labels[priority] })),
  );
  return inOrder.slice(0, most);
}

/** "but not required", said of the sentence before; "Don't worry if you don't tick every box". */
const consoling =
  /^(?:but |and )?(?:(?:it['’]?s|it is|is|are) )?not (?:strictly |absolutely |at all )?(?:required|needed|necessary|mandatory|essential|a must)[\s.!]*$|^(?:please )?(?:don['’]?t|do not) (?:worry|be put off|be discouraged|let that)\b|\b(?:don['’]?t|do not) (?:need to )?(?:tick|check|meet|have|fit) (?:every|all|each)\b/iu;

/** "Not certified yet?", "We will teach you", "It isn't required to start", "Specialty tools are there". */
const toThePerson =
  /\?$|^(?:it|that) (?:is not|isn['’]?t) (?:required|needed|necessary)\b|^(?:it|they|that|these|those|there|we)\b(?!.*\b(?:must|need|needs|requir\w+|expect\w*|want|ask|look)\b)|\b(?:are|is) (?:there|provided|supplied)[.!]?$/iu;

/** What people find there: "automatic trucks, 2021 or newer Macks"; their own car is asked for. */
const equipment =
  /^(?!.*\b(?:own|your|have|must|need\w*|require\w*|experience)\b).*\b(?:19|20)\d{2}s? (?:or|and|&) newer\b/iu;

/** What a posting tells beside a demand: a question back, an offer to train, a word on the line before. */
function asksNothing(text: string): boolean {
  return consoling.test(text.trim()) || toThePerson.test(text.trim()) || equipment.test(text);
}

const mostWordsWaived = 12;
const welcome = /\b(?:plus|bonus|helpful|helps|nice|preferred|welcome|ideal\w*|or|but)\b/iu;

/** A short line that waives something asks for nothing; a longer one may ask for something else. */
function isPlainlyWaived(text: string): boolean {
  return (
    isWaived(text) &&
    !asksBeforeWaiving(text) &&
    !welcome.test(text) &&
    text.split(" ").length <= mostWordsWaived
  );
}

function isRequired(one: JobLines["said"][number]): boolean {
  return isFrom(one, "requirements");
}

function toRequirement(joined: Joined): Requirement {
  const { text, quotes, priority, kind, skills, years } = joined;
  const { credentials, accepts, isSubstitutable, conflict } = joined;
  return {
    id: "",
    label: "",
    text,
    quotes,
    priority,
    kind,
    skills,
    years,
    credentials,
    accepts,
    isSubstitutable,
    conflict,
  };
}
