import { quoteLine } from "#ledger/facts/quote-line.ts";
import type { DealBreaker, Reading, Requirement } from "#ledger/facts/reading.ts";

/** Words about somebody who is out; others name what is fixed. */
const ofSomebody =
  /^(?:can(?:no|['’]?)t|can not|will not|won['’]?t|unable|unwilling|not (?:able|available|willing)|does not|refuses|lives?|outside|needs?|requires|lacks?|never|has never|no (?!remote|travel|relocation|on-call|work from home)\p{L}+)\b/iu;

const paper =
  /\b(?:certificat\p{L}*|certified|licen[cs]e[sd]?|licensure|registration|registered|endorsement|credential|ticket)\b/iu;
const noPaper = /\b(?:work permit|visas?|clearance|plates?|vehicle registration)\b/iu;

/** A license or certificate that ends the process: "PTCB or ExCPT certification", not "no valid license". */
function isPaperBreaker({ text, kind }: Pick<DealBreaker, "text" | "kind">): boolean {
  return (
    (kind === "other" || kind === "education") &&
    paper.test(text) &&
    !noPaper.test(text) &&
    !ofSomebody.test(text.slice(0, 80).trim())
  );
}

/** Papers that stand among the deal breakers alone: no must-have names them. */
export function papersAmongBreakers({
  dealBreakers,
  requirements,
}: Pick<Reading, "dealBreakers" | "requirements">): DealBreaker[] {
  const musts = requirements.filter(({ priority }) => priority !== "nice");
  return dealBreakers.filter(
    (one) => isPaperBreaker(one) && !musts.some((must) => isSamePaper(one, must)),
  );
}

/** Whether a must-have names the paper of a deal breaker. */
export function isSamePaper(breaker: DealBreaker, must: Pick<Requirement, "text">): boolean {
  return isPaperBreaker(breaker) && isWithin(toWords(breaker.text), toWords(must.text));
}

const filler = new Set(
  "the and for with must have has need needs required active current valid one not able".split(" "),
);

function toWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{3,}|\p{L}+\d+/gu) ?? [];
  return new Set(words.filter((word) => !filler.has(word)));
}

/** Of few words all, of many most stand in the must-have. */
function isWithin(words: ReadonlySet<string>, must: ReadonlySet<string>): boolean {
  const shared = [...words].filter((word) => must.has(word)).length;
  return shared * 4 >= words.size * 3 || shared === must.size;
}

/** What is said to everyone about a deal breaker, after its own words. */
export function askDealBreaker(text: string): string {
  if (isPaperBreaker({ text, kind: "other" }))
    return `This job asks for ${quoteLine(text)}. Do you hold it today, and if not, when will you?`;
  return ofSomebody.test(text.slice(0, 80).trim())
    ? `One thing would rule this job out: ${quoteLine(text)}. Does it apply to you?`
    : `One point is fixed: ${quoteLine(text)}. Does that work for you?`;
}
