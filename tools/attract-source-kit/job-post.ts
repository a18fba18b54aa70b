import { findRefusedQuestions } from "#checks/questions.ts";
import type { FactId } from "#contract/examination.ts";
import { inCountryWords } from "#ledger/facts/country-words.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { isInEnglish } from "#tools/attract-source-kit/trade.ts";
import { headlineOf } from "#tools/attract-source-kit/headline.ts";
import { lintPost } from "#tools/attract-source-kit/job-post-lint.ts";
import { isPastDay } from "#english/day-in-text.ts";
import { partsOf } from "#tools/attract-source-kit/job-post-parts.ts";
import { writePay } from "#tools/attract-source-kit/job-post-pay.ts";
import {
  factsOf,
  type PostLine,
  toBullets,
  toPassage,
} from "#tools/attract-source-kit/post-lines.ts";
import type { AttractSourceKit } from "#tools/attract-source-kit/schema.ts";
import { employmentIn } from "#tools/writing/message.ts";
import { stepsOf } from "#tools/writing/list-items.ts";
import { idsOf, known, listedOf, mustsOf } from "#tools/writing/phrases.ts";
import {
  aTitleOf,
  companyOf,
  isEmployerNamed,
  placeOf,
  say,
  workplaceOf,
} from "#tools/writing/say.ts";

type JobPost = AttractSourceKit["jobPost"];

/** The posting's own lines by what they are, as written and in order; ours are the few sentences it lacks. */
export function writeJobPost(ledger: Ledger, now: Date): JobPost {
  const { reading } = ledger;
  const isEnglish = isInEnglish(ledger);
  const parts = partsOf(ledger, now);
  const { duties, musts, nices, terms, benefits, pay, legal } = parts;
  const about = aboutTheEmployer(ledger, parts, isEnglish);
  const apply = howToApply(ledger, parts.process, isEnglish, now);
  const draft = {
    title: headlineOf(reading),
    meta: writeMeta(ledger, isEnglish),
    hook: about.hook,
    whatYouWillDo: toBullets(duties),
    whatYouBring: toBullets(musts, listOfDemands),
    helps: toBullets(nices, listOfDemands),
    goodToKnow: toBullets(terms),
    pay: writePay(ledger, pay, isEnglish),
    range: reading.pay?.offer ?? null,
    benefits: toBullets(benefits, listOfBenefits),
    howWeWork: about.howWeWork === "" ? null : about.howWeWork,
    howToApply: apply.text,
    legal: toBullets(legal),
    covers: idsOf([...mustsOf(ledger), ...listedOf(ledger)]).slice(0, 40),
  };
  const lines = [...duties, ...musts, ...nices, ...terms, ...benefits, ...pay, ...legal];
  return {
    ...draft,
    lint: lintPost(draft, ledger, now),
    ...known(
      "given",
      "title",
      "place",
      "company",
      reading.pay?.id,
      reading.workType?.id,
      reading.schedule?.id,
      ...citable(ledger, [...factsOf(lines), ...about.facts, ...apply.facts]),
    ),
  };
}

/** Two benefits in one line are a list; of demands two may be one, with a choice in it. */
const [listOfBenefits, listOfDemands] = [2, 3];

const mostFacts = 110;

/** An item cites so many facts and no more; those with figures are asked for first. */
function citable({ reading }: Ledger, ids: readonly FactId[]): FactId[] {
  const withFigures = new Set(
    reading.lines.filter(({ text }) => /\d/u.test(text)).map(({ id }) => id),
  );
  return ids
    .toSorted((left, right) => Number(withFigures.has(right)) - Number(withFigures.has(left)))
    .slice(0, mostFacts);
}

function writeMeta(ledger: Ledger, isEnglish: boolean): string {
  const { reading, company } = ledger;
  const workplace = workplaceOf(ledger)?.text ?? "";
  const isSaid = reading.place.text.toLowerCase().includes(workplace);
  const ours = [isSaid ? "" : workplace, employmentIn(reading)];
  return [
    company.name,
    reading.place.text,
    ...(isEnglish ? ours : []),
    company.website.replace(/^https?:\/\/(?:www\.)?/u, "").replace(/\/$/u, ""),
  ]
    .filter((part) => part !== undefined && part !== null && part.trim() !== "")
    .join(" · ");
}

const longestHook = 500;

/** What the posting says of the employer, the first of it as the opening; else the organization's own words. */
function aboutTheEmployer(
  ledger: Ledger,
  { employer, culture }: ReturnType<typeof partsOf>,
  isEnglish: boolean,
) {
  const statements = ledger.company.statements
    .slice(0, 3)
    .map(({ id, text }): PostLine => ({ text, isBullet: false, isTyped: true, facts: [id] }));
  const told = employer.length > 0 ? employer : statements;
  let used = 0;
  const opening = told.filter(({ text }, at) => {
    used += text.length;
    return at === 0 || used <= longestHook;
  });
  const rest = [...told.slice(opening.length), ...culture];
  return {
    hook: opening.length > 0 ? toPassage(opening, " ") : isEnglish ? plainHook(ledger) : "",
    howWeWork: toPassage(rest, " "),
    facts: factsOf([...opening, ...rest]),
  };
}

function plainHook(ledger: Ledger): string {
  const title = aTitleOf(ledger);
  const place = placeOf(ledger);
  if (!isEmployerNamed(ledger)) {
    return place === null ? say`We are hiring ${title}.` : say`We are hiring ${title} in ${place}.`;
  }
  const company = companyOf(ledger);
  return place === null
    ? say`${company} is hiring ${title}.`
    : say`${company} is hiring ${title} in ${place}.`;
}

const address = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}|https?:\/\/[^\s<>"']{3,300}/u;

const deadline = /\bby ((?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6} \d{1,2})\b/u;

/** The hiring steps and how to apply, as written; a line that asks what nobody may ask leaves its address only. */
function howToApply(
  ledger: Ledger,
  process: readonly PostLine[],
  isEnglish: boolean,
  now: Date,
): { text: string; facts: FactId[] } {
  const { reading, playbook } = ledger;
  const asks = findRefusedQuestions(playbook.doNotAsk);
  const lines = process.flatMap((line): PostLine[] => {
    if (asks(line.text, { tool: "attractSourceKit", where: "" }).length === 0) return [line];
    const to = address.exec(line.text)?.[0];
    const by = reading.applyBy?.text ?? deadline.exec(line.text)?.[1];
    const isOpen = by !== undefined && !isPastDay(by, now);
    const words = [to && `Send your application to ${to}.`, isOpen && `Apply by ${by}.`];
    const text = words
      .filter((part) => part !== undefined && part !== false && part !== "")
      .join(" ");
    return text === "" ? [] : [{ ...line, text }];
  });
  const facts = [
    ...factsOf(lines),
    ...agencyFacts(ledger),
    reading.apply?.id,
    reading.applyBy?.id,
  ].filter((id) => id !== undefined);
  const agency = isEnglish ? agencyLine(ledger) : null;
  const steps = lines.flatMap((line) =>
    stepsOf(line.text).map((step) => ({ ...line, text: step })),
  );
  const text = [agency ?? "", toPassage(steps, "\n")].filter((part) => part !== "").join("\n");
  const hasWay = reading.apply !== null || address.test(text);
  const ours =
    isEnglish && !hasWay && lines.length === 0
      ? inCountryWords(
          "Apply with your resume or a short summary of your work.",
          reading.place.country,
        )
      : "";
  return { text: [text, ours].filter((part) => part !== "").join("\n"), facts };
}

/** Who recruits, where that is not the employer: "Kestrel Search recruits for a client." */
function agencyLine({ company }: Ledger): string | null {
  if (company.agency === null) return null;
  return `${company.agency} recruits for ${company.isConfidential ? "a client" : company.name}.`;
}

function agencyFacts({ company }: Ledger): FactId[] {
  return company.agency === null ? [] : ["agency", "company"];
}
