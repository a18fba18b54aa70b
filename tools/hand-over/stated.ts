import type { EmploymentType } from "#contract/options.ts";
import { dayIn } from "#english/day-in-text.ts";
import { formatOffer, type Offer } from "#english/money.ts";
import type { Place, WorkType } from "#ledger/facts/reading.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { readPay } from "#ledger/read/terms/pay.ts";
import { postText, type Post } from "#tools/hand-over/post.ts";

/** What the ledger knows as a value and the post says in words. Nothing else may go into a typed field. */
export type Stated = {
  /** Null where the post names no employer. */
  company: { name: string; website: string | null } | null;
  place: Place | null;
  workplace: WorkType["type"] | null;
  employment: EmploymentType | null;
  pay: Offer | null;
  /** The last day to apply: "2026-05-29". */
  closes: string | null;
};

const nothing: Stated = {
  company: null,
  place: null,
  workplace: null,
  employment: null,
  pay: null,
  closes: null,
};

const workplaceWords = {
  "on-site": /\bon[- ]?site\b/iu,
  hybrid: /\bhybrid\b/iu,
  remote: /\bremote\b/iu,
} as const;

/** A post that nobody wrote from a ledger states nothing as a value. */
export function readStated(post: Post, ledger: Ledger | null, now: Date): Stated {
  if (ledger === null) return nothing;
  const { reading, company } = ledger;
  const text = postText(post);
  const says = (words: string) => words !== "" && text.includes(words);
  const website = company.website.replace(/^https?:\/\/(?:www\.)?/u, "").replace(/\/$/u, "");
  const workplace = reading.workType?.type ?? (reading.place.isRemote ? "remote" : null);
  const employment = reading.schedule?.employment ?? null;
  const day = reading.applyBy === null ? null : dayIn(reading.applyBy.text, now);
  return {
    company:
      company.isConfidential || !says(company.name)
        ? null
        : { name: company.name, website: says(website) ? `https://${website}` : null },
    place: says(reading.place.text) ? reading.place : null,
    workplace: workplace !== null && workplaceWords[workplace].test(text) ? workplace : null,
    employment: employment !== null && wordsOf(employment).test(text) ? employment : null,
    pay: statedPay(post, ledger),
    closes:
      day !== null && says(reading.applyBy?.text ?? "")
        ? new Date(day).toISOString().slice(0, 10)
        : null,
  };
}

/** "full-time", and "Full time" as people type it. */
function wordsOf(employment: EmploymentType): RegExp {
  return new RegExp(String.raw`\b${employment.replace("-", "[- ]?")}`, "iu");
}

/** The range, where a line of the post reads as the same one. Between rates by zone or by day there is no range. */
function statedPay({ parts }: Post, { reading }: Ledger): Offer | null {
  const offer = reading.pay?.offer ?? null;
  if (offer === null || reading.pay?.text !== formatOffer(offer)) return null;
  const lines = parts.filter(({ key }) => key === "pay").flatMap((part) => part.lines);
  const isSaid = lines.some((line) => {
    const said = readPay(line, reading.place.country)?.offer;
    return said?.min === offer.min && said.max === offer.max && said.period === offer.period;
  });
  return isSaid ? offer : null;
}
