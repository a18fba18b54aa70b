import { findRefusedQuestions } from "#checks/questions.ts";
import type { Ledger } from "#ledger/ledger.ts";
import type { Requirement } from "#ledger/reading.ts";
import { capital, inSentence } from "#ledger/words.ts";
import { lintPost } from "#tools/attract-source-kit/job-post-lint.ts";
import type { AttractSourceKit } from "#tools/attract-source-kit/tool.ts";
import { namedBenefits } from "#tools/benefits.ts";
import { clip, joinItems, withoutStop, withStop } from "#tools/clip.ts";
import { conditionsOf } from "#tools/conditions.ts";
import { askedFor } from "#tools/demands.ts";
import {
  aboutLine,
  agencyLine,
  cleanFor,
  deedsOf,
  payOf,
  type Said,
} from "#tools/message-parts.ts";
import { asksOf } from "#tools/outreach.ts";
import { idsOf, known, listedOf, mustsOf, nicesOf } from "#tools/phrases.ts";
import { inStyle, styleOf, voiceOf } from "#tools/voice.ts";

type JobPost = AttractSourceKit["jobPost"];

const most = { duties: 8, musts: 10, helps: 5, conditions: 6, benefits: 10, culture: 4 } as const;
const longest = 600;

/** A post of facts only: duties as the posting says them, musts nobody disputes, the range, benefits with names. */
export function writeJobPost(ledger: Ledger): JobPost {
  const { reading, company } = ledger;
  const style = styleOf(company);
  const isClean = cleanFor(ledger);
  const duties = reading.duties.filter(({ text }) => isClean(text)).slice(0, most.duties);
  const musts = mustsOf(ledger)
    .filter((must) => isForThePost(must) && isClean(must.text))
    .slice(0, most.musts);
  const helps = helpsOf(ledger)
    .filter(({ text }) => isClean(text))
    .slice(0, most.helps);
  const conditions = conditionsOf(ledger).slice(0, most.conditions);
  const benefits = namedBenefits(ledger).slice(0, most.benefits);
  const culture = reading.culture.filter(({ text }) => isClean(text)).slice(0, most.culture);
  const hook = writeHook(ledger);
  const apply = writeApply(ledger);
  const draft = {
    title: clip(reading.title.clean, 200) || "Open job",
    meta: writeMeta(ledger),
    hook: inStyle(hook.text, style),
    whatYouWillDo: duties.map(({ text }) => toLine(text)),
    whatYouBring: bulletsOf(musts),
    helps: helps.map((one) => (one.kind === "education" ? welcome(one) : bulletOf(one))),
    goodToKnow: conditions.map(({ said }) => toLine(said)),
    pay: writePay(ledger),
    range: reading.pay?.offer ?? null,
    benefits: benefits.map(({ text }) => toLine(text)),
    howWeWork: culture.length === 0 ? null : culture.map(({ text }) => toLine(text)).join(" "),
    howToApply: inStyle(apply.text, style),
    covers: [...idsOf(musts), ...idsOf(conditions)].slice(0, 40),
  };
  return {
    ...draft,
    lint: lintPost(draft, ledger),
    ...known(
      "given",
      "title",
      "place",
      "company",
      ...hook.facts,
      ...apply.facts,
      reading.pay?.id,
      reading.schedule?.id,
      reading.workType?.id,
      ...idsOf([...duties, ...musts, ...helps, ...benefits, ...culture]),
      ...conditions.flatMap(({ facts }) => facts),
      ...idsOf(reading.payParts),
    ),
  };
}

/** Settled demands that describe work; traits stay out, legal matters and fixed degrees stand under "good to know". */
function isForThePost({ conflict, kind, isSubstitutable }: Requirement): boolean {
  if (conflict !== null || kind === "trait" || kind === "authorization") return false;
  return kind !== "education" || isSubstitutable;
}

/** What the posting alone asks for helps; it does not decide. */
function helpsOf(ledger: Ledger): Requirement[] {
  return [...nicesOf(ledger), ...listedOf(ledger)].filter(
    ({ kind, conflict, text }) =>
      conflict === null &&
      kind !== "trait" &&
      kind !== "physical" &&
      kind !== "authorization" &&
      text.includes(" "),
  );
}

const shortSkill = /^[^\s,]{1,20}(?: [^\s,]{1,12})?$/u;

/** Bare names of tools stand in one line; everything else has its own. */
function bulletsOf(musts: readonly Requirement[]): string[] {
  const isShort = (must: Requirement) =>
    must.kind === "skill" && shortSkill.test(askedFor(must) ?? "") && must.skills.length === 1;
  const names = musts.filter(isShort).map((must) => askedFor(must) ?? must.text);
  const others = musts.filter((must) => !isShort(must)).map(bulletOf);
  return names.length === 0 ? others : [...others, toLine(joinItems(names))];
}

function bulletOf(requirement: Requirement): string {
  return toLine(askedFor(requirement) ?? requirement.text);
}

/** A degree that only helps says so in its own line. */
function welcome(requirement: Requirement): string {
  return toLine(`${askedFor(requirement) ?? requirement.text} is welcome`);
}

function toLine(text: string): string {
  return withStop(capital(clip(text, longest - 2)));
}

function writeMeta({ reading, company }: Ledger): string {
  const parts = [
    capital(company.name),
    reading.place.text,
    reading.workType ? inSentence(reading.workType.text) : "",
    reading.schedule ? inSentence(reading.schedule.text) : "",
    company.website.replace(/^https?:\/\/(?:www\.)?/u, "").replace(/\/$/u, ""),
  ].filter((part) => part.trim() !== "");
  return clip(parts.join(" · "), longest) || "Place not named";
}

/** What the employer is, then the task that says most; without either, the job and the place. */
function writeHook(ledger: Ledger): Said {
  const { reading, company } = ledger;
  const about = aboutLine(ledger);
  const [deed] = deedsOf(ledger);
  const work = deed === undefined ? "" : voiceOf(company).work(deed.text);
  if (about === null && deed === undefined) {
    const who = company.name === "" ? "We are" : `${capital(clip(company.name, 120))} is`;
    const asks = asksOf(ledger, 2);
    const rest = asks === null ? "" : ` and asks for ${asks.text}`;
    return {
      text: `${who} hiring in ${clip(reading.place.text, 120)}${rest}.`.replace(
        /^We are hiring (.+) and asks/u,
        "We are hiring $1 and ask",
      ),
      facts: ["place", "company", ...(asks?.facts ?? [])],
    };
  }
  return {
    text: [about?.text ?? "", work].filter((part) => part !== "").join(" "),
    facts: [...(about?.facts ?? []), ...(deed === undefined ? [] : [deed.id])],
  };
}

/** The range and every part of pay that was said. */
function writePay(ledger: Ledger): string | null {
  const pay = payOf(ledger, 4);
  if (pay === null) return null;
  const others = ledger.reading.payParts
    .filter(({ id }) => !pay.facts.includes(id))
    .map(({ text }) => withStop(capital(text)));
  return clip([withStop(capital(pay.text)), ...others].join(" "), longest);
}

const dated = /\bby ((?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6} \d{1,2})\b/u;
const address = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}|https?:\/\/[^\s<>"']{3,300}/u;

/** The posting's own words, unless they ask what nobody may ask; then only where to write. */
function writeApply(ledger: Ledger): Said {
  const { reading, company, rules } = ledger;
  const { apply, applyBy } = reading;
  const agency = agencyLine(ledger);
  const asks = findRefusedQuestions(rules.traps);
  const own = withoutStop(apply?.text ?? "");
  const isRefused = asks(own, { tool: "attractSourceKit", where: "" }).length > 0;
  const to = address.exec(own)?.[0] ?? null;
  const said = withoutStop(applyBy?.text ?? "").replace(/^(?:by|before)\s/iu, "");
  const deadline = said === "" ? (dated.exec(own)?.[1] ?? "") : said;
  const isDated = deadline !== "" && !own.includes(deadline);
  const sentences = [
    agency?.text ?? null,
    own === "" || isRefused ? null : withStop(capital(own)),
    isRefused && to !== null ? `Send your resume to ${to}.` : null,
    own === "" || (isRefused && to === null) ? voiceOf(company).applying : null,
    deadline !== "" && (isDated || isRefused) ? `Apply by ${deadline}.` : null,
  ].filter((sentence) => sentence !== null);
  return {
    text: clip(sentences.join(" "), longest),
    facts: [apply?.id, applyBy?.id, ...(agency?.facts ?? [])].filter((id) => id !== undefined),
  };
}
