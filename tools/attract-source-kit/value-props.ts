import type { FactId, Where } from "#contract/examination.ts";
import type { Given } from "#ledger/fact.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { toVerbPhrase } from "#ledger/read/duties.ts";
import type { Requirement } from "#ledger/reading.ts";
import { capital, inSentence } from "#ledger/words.ts";
import type { AttractSourceKit } from "#tools/attract-source-kit/tool.ts";
import { namedBenefits } from "#tools/benefits.ts";
import { clip, joinItems, withoutStop } from "#tools/clip.ts";
import { askedFor, isAboutTime } from "#tools/demands.ts";
import { aboutLine, deedsOf, payOf } from "#tools/message-parts.ts";
import { known, mustsOf } from "#tools/phrases.ts";

type Prop = AttractSourceKit["valueProps"][number];

const mostProps = 15;
const mostMusts = 10;

/** What speaks for the job, each with its proof; every must-have has an argument, or the reason why not yet. */
export function writeValueProps(ledger: Ledger): Prop[] {
  const own = [
    payProp(ledger),
    aboutProp(ledger),
    ...workProps(ledger),
    ...benefitProps(ledger),
    ...cultureProps(ledger),
  ].filter((prop) => prop !== null);
  const asked = mustsOf(ledger);
  const musts = [
    ...asked.slice(0, mostMusts).map((must) => mustProp(must, ledger)),
    ...restProp(asked.slice(mostMusts)),
  ];
  const room = Math.max(2, mostProps - musts.length);
  const all = [...own.slice(0, room), ...musts];
  return (all.length < 2 ? [...all, ...lastResort(ledger)] : all).slice(0, mostProps);
}

const places: Partial<Record<Where, string>> = {
  posting: "posting",
  organization: "your page",
  salaryRange: "form",
  requirements: "form",
  benefits: "form",
};

/** The words somebody wrote, and where. */
function quoteOf({ quotes, text }: Given): string {
  const [quote] = quotes;
  const where = quote === undefined ? "form" : (places[quote.where] ?? "form");
  return clip(
    `${capital(where)}: "${withoutStop((quote?.quote ?? text).replaceAll('"', "'"))}"`,
    600,
  );
}

function propOf(
  prop: string,
  proof: string,
  status: Prop["status"],
  facts: readonly FactId[],
  covers: readonly FactId[] = [],
): Prop {
  const basis = status === "ask for proof" && facts.length === 0 ? "unknown" : "given";
  return {
    prop: clip(capital(prop), 600),
    proof: clip(proof, 600),
    status,
    covers: [...covers],
    ...known(basis, ...facts),
  };
}

function payProp(ledger: Ledger): Prop {
  const pay = payOf(ledger, 3);
  const given = ledger.reading.pay;
  if (pay === null || given === null) {
    const prop = propOf("Pay known early", "no range yet", "ask for proof", ["unknown.pay"]);
    return { ...prop, basis: "unknown" };
  }
  return propOf(`${pay.text}, known before you apply`, quoteOf(given), "proven", pay.facts);
}

function aboutProp(ledger: Ledger): Prop | null {
  const about = aboutLine(ledger);
  const { companyFacts } = ledger.reading;
  const line = [...companyFacts, ...ledger.company.statements].find(
    ({ id }) => about?.facts[0] === id,
  );
  return about === null || line === undefined
    ? null
    : propOf(withoutStop(about.text), quoteOf(line), "proven", about.facts);
}

function workProps(ledger: Ledger): Prop[] {
  const { duties } = ledger.reading;
  return deedsOf(ledger)
    .slice(0, 2)
    .flatMap(({ id, text }) => {
      const duty = duties.find((one) => one.id === id);
      return duty === undefined ? [] : [propOf(`You would ${text}`, quoteOf(duty), "proven", [id])];
    });
}

function benefitProps(ledger: Ledger): Prop[] {
  const named = namedBenefits(ledger).slice(0, 4);
  if (named.length > 0) {
    const list = joinItems(named.map(({ text }) => inSentence(text)));
    return [
      propOf(
        list,
        "listed by name",
        "proven",
        named.map(({ id }) => id),
      ),
    ];
  }
  return ledger.reading.benefits
    .filter(({ isClaim }) => isClaim)
    .slice(0, 1)
    .map(({ id, text }) => propOf(text, "an adjective only", "ask for proof", [id]));
}

function cultureProps({ reading }: Ledger): Prop[] {
  return reading.culture
    .slice(0, 2)
    .map(({ id, text }) => propOf(withoutStop(text), "form only", "ask for proof", [id]));
}

/** Why somebody with this must-have should want the job: the duty that needs it, else that it is named. */
function mustProp(must: Requirement, { reading }: Ledger): Prop {
  const { id, text, conflict } = must;
  const asked = askedFor(must) ?? inSentence(text);
  if (conflict !== null) {
    const proof = `waits for one answer: "${conflict.used}" or "${conflict.other}"`;
    return propOf(`One rule on ${asked}`, proof, "held", [id], [id]);
  }
  const duty = reading.duties.find((one) => sharesWord(one.text, must));
  if (duty === undefined)
    return propOf(argue(must, asked), "form only", "ask for proof", [id], [id]);
  const deed = clip(withoutStop(toVerbPhrase(duty.text)), 140);
  const prop = isAboutTime(must) ? deed : `You would use ${asked} to ${deed}`;
  return propOf(prop, quoteOf(duty), "proven", [id, duty.id], [id]);
}

/** A list too long to argue one by one is argued at once. */
function restProp(musts: readonly Requirement[]): Prop[] {
  if (musts.length === 0) return [];
  const ids = musts.map(({ id }) => id).slice(0, 40);
  const names = joinItems(musts.map((must) => clip(askedFor(must) ?? inSentence(must.text), 60)));
  return [propOf(`Also named: ${names}`, "form only", "ask for proof", ids, ids)];
}

function argue({ kind, isSubstitutable, ...must }: Requirement, asked: string): string {
  if (isAboutTime({ kind, isSubstitutable, ...must })) return `${asked}: said before you apply`;
  switch (kind) {
    case "credential":
      return `With ${asked} you can start`;
    case "experience":
      return `You would be hired for ${asked}`;
    case "education":
      return isSubstitutable ? `${asked}, or experience instead` : `${asked} counts here`;
    case "language":
      return `${asked}, used at work`;
    default:
      return `${asked}, asked for by name`;
  }
}

/** A skill the duty names, or a longer word they have in common. */
function sharesWord(duty: string, { text, skills }: Requirement): boolean {
  const words = new Set([
    ...skills
      .flatMap(({ name, synonyms }) => [name, ...synonyms])
      .map((name) => name.toLowerCase()),
    ...text
      .toLowerCase()
      .split(/[^\p{L}\p{N}+#&-]+/u)
      .filter((word) => word.length > 4 && !common.test(word)),
  ]);
  return duty
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#&-]+/u)
    .some((word) => words.has(word));
}

const common =
  /^(?:years?|experience|similar|other|about|every|hours|weeks|months|project|support|results|professional|advanced|current|strong)$/u;

function lastResort({ reading, company }: Ledger): Prop[] {
  const where = clip(reading.place.text, 200) || "a place to be named";
  const employer = company.name === "" ? "an employer to be named" : clip(company.name, 200);
  return [
    propOf(`${clip(reading.title.clean, 200)} in ${where}`, "title and place", "proven", [
      "title",
      "place",
    ]),
    propOf(`Work at ${employer}`, "nothing else yet", "ask for proof", ["company"]),
  ];
}
